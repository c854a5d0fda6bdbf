const gap = 12;
const edge = 8;

type Sides = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
interface Size {
  width: number;
  height: number;
}
interface Place {
  left: number;
  top: number;
}

/** Where a length lies in the middle of two ends, and never outside the whole. */
const middle = (start: number, end: number, length: number, whole: number) =>
  Math.max(edge, Math.min((start + end) / 2 - length / 2, whole - length - edge));

/** A box of so many pixels below another one, or above it where there is no room below; never outside the window. */
export function under(anchor: Sides, size: Size, room: Size): Place {
  const below = anchor.bottom + gap;
  const top = below + size.height <= room.height - edge ? below : Math.max(edge, anchor.top - gap - size.height);
  return { left: middle(anchor.left, anchor.right, size.width, room.width), top };
}

/** A box beside another one: to its right, to its left, else below or above. */
export function placed(anchor: Sides, size: Size, room: Size): Place {
  const sides = [
    { room: room.width - anchor.right, left: anchor.right + gap },
    { room: anchor.left, left: anchor.left - gap - size.width },
  ];
  const side = sides.find((one) => one.room >= size.width + gap + edge);
  return side ? { left: side.left, top: middle(anchor.top, anchor.bottom, size.height, room.height) } : under(anchor, size, room);
}

/** The room that a window has. */
const windowRoom = (): Size => ({ width: innerWidth, height: innerHeight });

/** Puts a box where it belongs. */
function put(box: HTMLElement, { left, top }: Place): void {
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

/** Shows a popover right under an element, or in the middle of the window if there is none. */
export function showUnder(box: HTMLElement, anchor: HTMLElement | null | undefined): void {
  box.showPopover();
  const [size, room] = [box.getBoundingClientRect(), windowRoom()];
  const centre = { left: (room.width - size.width) / 2, top: (room.height - size.height) / 2 };
  put(box, anchor ? under(anchor.getBoundingClientRect(), size, room) : centre);
}

/** Shows a popover beside an element, and keeps it there while the page scrolls. */
export function beside(anchor: HTMLElement): (box: HTMLElement) => () => void {
  return (box) => {
    const follow = () => put(box, placed(anchor.getBoundingClientRect(), box.getBoundingClientRect(), windowRoom()));
    box.showPopover();
    follow();
    document.addEventListener('scroll', follow, true);
    return () => document.removeEventListener('scroll', follow, true);
  };
}
