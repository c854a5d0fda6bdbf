const gap = 12;
const edge = 8;

/** A box of so many pixels beside another one: to the side with more room, else above or below, never outside the window. */
export function placed(
  anchor: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>,
  size: { width: number; height: number },
  room: { width: number; height: number },
): { left: number; top: number } {
  const middle = (start: number, end: number, length: number, whole: number) =>
    Math.max(edge, Math.min((start + end) / 2 - length / 2, whole - length - edge));
  const sides = [
    { room: room.width - anchor.right, left: anchor.right + gap },
    { room: anchor.left, left: anchor.left - gap - size.width },
  ].filter((side) => side.room >= size.width + gap + edge);
  const side = sides[0];
  if (side) return { left: side.left, top: middle(anchor.top, anchor.bottom, size.height, room.height) };
  const below = room.height - anchor.bottom >= anchor.top;
  const wished = below ? anchor.bottom + gap : anchor.top - gap - size.height;
  return {
    left: middle(anchor.left, anchor.right, size.width, room.width),
    top: Math.max(edge, Math.min(wished, room.height - size.height - edge)),
  };
}

/** Shows a popover beside an element, and keeps it there while the page scrolls. */
export function beside(anchor: HTMLElement): (box: HTMLElement) => () => void {
  return (box) => {
    const follow = () => {
      const { left, top } = placed(anchor.getBoundingClientRect(), box.getBoundingClientRect(), { width: innerWidth, height: innerHeight });
      box.style.left = `${left}px`;
      box.style.top = `${top}px`;
    };
    box.showPopover();
    follow();
    document.addEventListener('scroll', follow, true);
    return () => document.removeEventListener('scroll', follow, true);
  };
}
