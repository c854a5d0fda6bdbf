import { nameOf } from '../../pieces/described';
import { askedAt, type Looked } from '../asking';
import type { TableView } from '../table.svelte';

/** What the keys of the table do besides choosing. */
export interface Doings {
  /** Explains what is in focus, or if nothing is, the keys. */
  explain: (asked: Looked | undefined) => void;
  legend: () => void;
  log: () => void;
  plain: () => void;
}

const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=range]), select, textarea');

/** Lets the keyboard alone play: digits and letters choose, the rest walks, explains and takes back. */
export function playByKeys(table: TableView, doings: Doings): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || writing(event.target) || !table.shown) return;
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) return stepBack(table);
    if (document.querySelector('dialog[open]')) return;
    const found = askedAt(event.target);
    const focused = found && {
      object: found.object,
      card: found.card,
      term: found.term,
      score: found.score,
      label: nameOf(found.element),
    };
    const act = deeds(table, doings, focused)[event.key] ?? choosing(table, event.key);
    if (!act) return;
    event.preventDefault();
    act();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}

/** Ends what moves, or leaves what the reader is in the middle of. */
function stepBack(table: TableView): void {
  if (table.stage.moving) table.stage.skip();
  else if (table.pending) table.pending = null;
  else if (table.past) table.past = null;
}

function deeds(table: TableView, doings: Doings, focused: Parameters<Doings['explain']>[0]): Record<string, (() => void) | undefined> {
  const at = table.past?.state.choices ?? table.shown?.choices ?? 0;
  const undo = table.shown?.undo;
  return {
    '?': () => doings.explain(focused),
    z: undo?.step != null && !table.past ? () => table.takeBack() : undefined,
    Z: undo?.turn_start != null && !table.past ? () => table.takeBack(true) : undefined,
    '[': at > 0 ? () => void table.lookBack(at - 1) : undefined,
    ']': table.past ? () => stepForward(table, at + 1) : undefined,
    h: table.decision && table.coach.allowed ? () => void table.coach.ask() : undefined,
    i: doings.legend,
    l: doings.log,
    p: doings.plain,
  };
}

/** Shows the table one choice later; the latest one is the present. */
function stepForward(table: TableView, choices: number): void {
  if (choices >= (table.shown?.choices ?? 0)) table.past = null;
  else void table.lookBack(choices);
}

/** The key of a place or an option; while a few options wait beside an object, digits choose among those. */
function choosing(table: TableView, key: string): (() => void) | undefined {
  if (table.chooser) {
    const option = table.chooser.options[Number(key) - 1];
    return option && (() => table.choose(option.key));
  }
  if (key === 'Enter' && table.pending && document.activeElement === document.body) return () => table.choose(table.pending!);
  const spot = table.spots.find((one) => one.key === key);
  if (!spot) return undefined;
  if (spot.options.length > 1 && spot.object) return () => table.pick(spot.object!);
  return () => table.choose(spot.options[0]!);
}
