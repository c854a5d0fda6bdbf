import { nameOf } from '../../pieces/described';
import { askedAt } from '../asking';
import { settings } from '../settings.svelte';
import type { TableView } from '../table.svelte';

/** Lets a finger look first: a tap on what can be chosen or read opens it in words; what is to be done stands there on a
 * button. With one tap set, only what cannot be chosen opens. */
export function lookFirst(table: TableView): (board: HTMLElement) => () => void {
  return (board) => {
    let finger = false;
    const press = (event: PointerEvent) => (finger = event.pointerType !== 'mouse');
    const tap = (event: MouseEvent) => {
      if (!finger) return;
      finger = false;
      const found = askedAt(event.target);
      if (!found) return;
      const button = (event.target as Element).closest('button, [role=button], a, input, summary');
      // A button of its own inside a place does what it says.
      if (button && !found.element.contains(button) && !button.contains(found.element)) return;
      if (button && button !== found.element && found.element.contains(button)) return;
      const { object, card, term, element } = found;
      const choosable = !!object && table.optionsAt(object).length > 0;
      if (choosable && settings.oneTap) return;
      if (button && !choosable && !card && !(object && table.barredAt(object).length)) return;
      event.preventDefault();
      event.stopPropagation();
      table.ask({ object, card, term, label: nameOf(element) });
    };
    board.addEventListener('pointerdown', press, { capture: true });
    board.addEventListener('click', tap, { capture: true });
    return () => {
      board.removeEventListener('pointerdown', press, { capture: true });
      board.removeEventListener('click', tap, { capture: true });
    };
  };
}
