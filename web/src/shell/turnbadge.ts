/** Shows in the title and on the tab's picture that it is the reader's turn. */
export function showTurn(yours: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const address = yours ? '/regalia-turn.svg' : '/regalia.svg';
  if (icon && icon.getAttribute('href') !== address) icon.href = address;
}
