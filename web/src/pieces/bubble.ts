/** How long a finger rests before a bubble or a zoom opens. */
export const longPress = 450;

/** Shows a bubble beside its host on hover, focus and long press; hides it on leave, blur and Escape. */
export function bubbling(host: HTMLElement, bubble: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  /** What was clicked is known by then; its bubble would only lie over what the click has brought. */
  let known = false;
  const anchor = () => host.firstElementChild ?? host;

  const follow = () => place(anchor().getBoundingClientRect(), bubble); // focus by keyboard scrolls the page
  const leave = (event: KeyboardEvent) => event.key === 'Escape' && hide();
  const show = () => {
    clearTimeout(timer);
    if (!bubble.isConnected || bubble.matches(':popover-open')) return;
    bubble.showPopover();
    follow();
    document.addEventListener('scroll', follow, true);
    document.addEventListener('keydown', leave, true);
  };
  const hide = () => {
    clearTimeout(timer);
    if (bubble.matches(':popover-open')) bubble.hidePopover();
    document.removeEventListener('scroll', follow, true);
    document.removeEventListener('keydown', leave, true);
  };
  const later = (what: () => void, wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(what, wait);
  };

  const listen: [EventTarget, string, (event: Event) => void][] = [
    [host, 'pointerover', (event) => (event as PointerEvent).pointerType === 'mouse' && !known && later(show, 180)],
    [
      host,
      'pointerout',
      (event) => {
        if (!host.contains((event as PointerEvent).relatedTarget as Node | null)) known = false;
        if ((event as PointerEvent).pointerType === 'mouse') later(hide, 140);
      },
    ],
    [bubble, 'pointerover', () => clearTimeout(timer)],
    [host, 'focusin', (event) => (event.target as Element).matches(':focus-visible') && show()],
    [host, 'focusout', hide],
    [
      host,
      'pointerdown',
      (event) => {
        pressed = false;
        if ((event as PointerEvent).pointerType === 'mouse') return;
        later(() => {
          pressed = true;
          show();
        }, longPress);
      },
    ],
    [host, 'pointercancel', () => clearTimeout(timer)],
    [host, 'pointerup', (event) => (event as PointerEvent).pointerType !== 'mouse' && later(hide, pressed ? 4000 : 0)],
    [
      host,
      'click',
      (event) => {
        // Lifting the finger after reading a reason must not choose the thing.
        if (pressed) {
          event.preventDefault();
          event.stopPropagation();
        } else if ((event.target as Element).closest('[aria-disabled="true"]')) {
          show();
          later(hide, 4000);
        } else {
          known = true;
          hide();
        }
        pressed = false;
      },
    ],
    [host, 'contextmenu', (event) => pressed && event.preventDefault()],
  ];
  for (const [target, name, act] of listen) target.addEventListener(name, act, { capture: true });
  return () => {
    hide();
    for (const [target, name, act] of listen) target.removeEventListener(name, act, { capture: true });
  };
}

/** Puts the bubble above its anchor, or below where there is no room, and never outside the window. */
function place(anchor: DOMRect, bubble: HTMLElement): void {
  const box = bubble.getBoundingClientRect();
  const gap = 10;
  const above = anchor.top - box.height - gap;
  const below = above < 4;
  const wished = anchor.left + anchor.width / 2 - box.width / 2;
  const left = Math.max(6, Math.min(wished, document.documentElement.clientWidth - box.width - 6));
  const top = below ? Math.min(anchor.bottom + gap, innerHeight - box.height - 6) : above;
  const tail = Math.max(14, Math.min(anchor.left + anchor.width / 2 - left, box.width - 14));
  // Where a board is drawn larger, so are the bubbles in it, and their places with them.
  const zoom = bubble.currentCSSZoom || 1;
  bubble.style.left = `${left / zoom}px`;
  bubble.style.top = `${top / zoom}px`;
  bubble.style.setProperty('--tail', `${tail / zoom}px`);
  bubble.classList.toggle('below', below);
}
