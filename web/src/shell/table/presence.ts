import { untrack } from 'svelte';
import type { TableView } from '../table.svelte';

/** Keeps the table told which objects of its decision the board shows, so that the bar offers the others. */
export function watchObjects(table: TableView): (board: HTMLElement) => () => void {
  return (board) => {
    let waiting = 0;
    const look = () => {
      waiting = 0;
      const found = new Set<string>();
      for (const element of board.querySelectorAll<HTMLElement>('[data-object]')) {
        if (element.checkVisibility?.() ?? true) found.add(element.dataset['object']!);
      }
      const present = untrack(() => table.present);
      if (found.size !== present.size || [...found].some((object) => !present.has(object))) table.present = found;
    };
    const soon = () => (waiting ||= requestAnimationFrame(look));
    const observer = new MutationObserver(soon);
    observer.observe(board, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-object', 'class', 'hidden', 'open'],
    });
    look();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(waiting);
      table.present = new Set();
    };
  };
}
