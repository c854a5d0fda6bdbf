/** Lets the keyboard come to something that is only to be read, so that it can be asked about. */
export const reachable = (node: HTMLElement): void => {
  node.tabIndex = 0;
};

/** Lets the keyboard press what is a button only at times, as it would press any other. */
export const byKeys = (node: HTMLElement): (() => void) => {
  const press = (event: KeyboardEvent) => {
    if (event.target !== node || event.repeat || (event.key !== 'Enter' && event.key !== ' ') || node.role !== 'button') return;
    event.preventDefault();
    node.click();
  };
  node.addEventListener('keydown', press);
  return () => node.removeEventListener('keydown', press);
};

/** Says more about an element to those who hear it than its name: all that stands on a card, or why it is barred. */
export function described(...said: (string | undefined)[]): (node: HTMLElement) => void {
  const text = said.filter(Boolean).join(' ');
  return (node) => {
    if (text) node.setAttribute('aria-description', text);
    else node.removeAttribute('aria-description');
  };
}

/** What an element is called, whether its name stands beside it or, only to be heard, inside. */
export const nameOf = (element: Element): string | undefined =>
  element.getAttribute('aria-label') ?? element.querySelector(':scope > .unseen')?.textContent ?? undefined;
