import { elementOf } from '../stage.svelte';

/** Whether any part of an element worth pressing lies in the box that scrolls, and on the screen: with large letters the
 * page scrolls as well. */
function inView(element: HTMLElement, box: HTMLElement): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const room = box.getBoundingClientRect();
  const seen = Math.min(bottom, room.bottom, innerHeight) - Math.max(top, room.top, 0);
  return seen >= Math.min(height, room.height) * 0.6;
}

/** Brings what can be chosen into view, if none of it is. */
export function bring(objects: readonly string[], box: HTMLElement): void {
  const found = objects.flatMap((object) => elementOf(object, box) ?? []);
  if (found.length && !found.some((element) => inView(element, box))) found[0]!.scrollIntoView({ block: 'center', behavior: 'instant' });
}
