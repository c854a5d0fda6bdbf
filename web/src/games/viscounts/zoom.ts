import { tick } from 'svelte';
import type { Point } from './ring';

const nearest = 3.2;
/** The square the world is drawn on. */
const whole = 1000;

/** Shows some places of a world as near as they fit; without places the whole world. */
export function aim(view: HTMLElement, places: readonly Point[], zoom: (to: number) => void): void {
  if (!places.length) return zoom(1);
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)] as [number[], number[]];
  const spread = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const to = Math.max(1, Math.min(2.4, whole / (spread + 260)));
  zoom(to);
  void tick().then(() => centre(view, [(Math.max(...xs) + Math.min(...xs)) / 2, (Math.max(...ys) + Math.min(...ys)) / 2]));
}

function centre(view: HTMLElement, [x, y]: Point): void {
  view.scrollTo((view.scrollWidth * x) / whole - view.clientWidth / 2, (view.scrollHeight * y) / whole - view.clientHeight / 2);
}

/** Zooms about what is in the middle now. */
export function nearer(view: HTMLElement, zoom: number, by: number, set: (to: number) => void): void {
  const to = Math.max(1, Math.min(nearest, zoom * by));
  const place: Point = [
    ((view.scrollLeft + view.clientWidth / 2) / view.scrollWidth) * whole,
    ((view.scrollTop + view.clientHeight / 2) / view.scrollHeight) * whole,
  ];
  set(to);
  void tick().then(() => centre(view, place));
}

/** Lets two fingers pinch, and a wheel with Ctrl, as one pinches on a trackpad. */
export function pinching(zoom: () => number, set: (to: number) => void): (view: HTMLElement) => () => void {
  return (view) => {
    let before = 0;
    const touch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      const apart = one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
      if (apart && before) nearer(view, zoom(), apart / before, set);
      if (apart) event.preventDefault();
      before = apart;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      nearer(view, zoom(), Math.exp(-event.deltaY / 200), set);
    };
    for (const name of ['touchstart', 'touchmove', 'touchend'] as const) view.addEventListener(name, touch, { passive: false });
    view.addEventListener('wheel', wheel, { passive: false });
    return () => {
      for (const name of ['touchstart', 'touchmove', 'touchend'] as const) view.removeEventListener(name, touch);
      view.removeEventListener('wheel', wheel);
    };
  };
}
