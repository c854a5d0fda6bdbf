import { tick } from 'svelte';
import type { Point } from './ring';

const middleOf = (view: HTMLElement): Point => [
  ((view.scrollLeft + view.clientWidth / 2) / view.scrollWidth) * 1000,
  ((view.scrollTop + view.clientHeight / 2) / view.scrollHeight) * 1000,
];

/** Brings the world so near, about a place or what is in the middle now. */
export function zoomTo(view: HTMLElement, zoom: number, set: (to: number) => void, place = middleOf(view)): void {
  set(Math.max(1, Math.min(3.2, zoom)));
  void tick().then(() =>
    view.scrollTo(
      (view.scrollWidth * place[0]) / 1000 - view.clientWidth / 2,
      (view.scrollHeight * place[1]) / 1000 - view.clientHeight / 2,
    ),
  );
}

/** Shows some places of the world as near as they fit; without places the whole world. */
export function aim(view: HTMLElement, places: readonly Point[], set: (to: number) => void): void {
  if (!places.length) {
    set(1);
    return;
  }
  const [[left, right], [top, bottom]] = [0, 1].map((axis) => {
    const all = places.map((place) => place[axis]!);
    return [Math.min(...all), Math.max(...all)];
  }) as [Point, Point];
  zoomTo(view, Math.min(2.4, 1000 / (Math.max(right - left, bottom - top) + 260)), set, [(left + right) / 2, (top + bottom) / 2]);
}

/** Lets two fingers pinch. */
export function pinching(zoom: () => number, set: (to: number) => void): (view: HTMLElement) => () => void {
  return (view) => {
    let before = 0;
    const touch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      const apart = one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;
      if (apart && before) zoomTo(view, (zoom() * apart) / before, set);
      if (apart) event.preventDefault();
      before = apart;
    };
    const names = ['touchstart', 'touchmove', 'touchend'] as const;
    for (const name of names) view.addEventListener(name, touch, { passive: false });
    return () => {
      for (const name of names) view.removeEventListener(name, touch);
    };
  };
}
