import type { TableView } from './table.svelte';

/** What a reader points at: a place or a thing of the table, a card, or a sign of the game. */
export interface Asked {
  object?: string;
  card?: string;
  term?: string;
  /** Whose points one asks about. */
  score?: number;
}

/** What is looked at closely: something on the table with what it says of itself, or a word in what explains it. */
export interface Looked extends Asked {
  label?: string;
  /** What was looked at before, in whose explanation the word stands. */
  from?: Looked;
}

/** An element that can be asked about, and what it stands for. */
export interface Found extends Asked {
  element: HTMLElement;
}

const named = '[data-card], [data-term], [data-object], [data-score]';
/** What is one thing with all that is drawn on it, and not a place where things lie. */
const things = 'button[data-object], [role=button][data-object], [role=img][data-object], .spot:is([role=img], [role=button])';

/** What an element stands for, or what it lies on: a sign on a card means the card, any other sign itself. */
export function askedAt(target: EventTarget | null): Found | undefined {
  if (!(target instanceof Element)) return undefined;
  const nearest = target.closest<HTMLElement>(named);
  if (!nearest) return undefined;
  const card = nearest.closest<HTMLElement>('[data-card]');
  // A card as a whole is what one points at; a sign inside a chosen thing is read with that thing.
  const element = card ?? target.closest<HTMLElement>(things) ?? nearest;
  const { object, card: id, term, score } = element.dataset;
  return { element, object, card: id, term: object || id ? undefined : term, score: score === undefined ? undefined : Number(score) };
}

/** What an object is called in the explanations: the part of its id before the seat, the card or the place. */
export const kindOf = (object: string): string => /^[^@:]*/.exec(object)![0];

/** The messages that say what something is called and what it is for, if the game explains it. */
export function explanationOf(
  table: Pick<TableView, 'words' | 'state'>,
  { object, term }: Asked,
): { title: string; help: string } | undefined {
  const { game } = table.state;
  const name = object === undefined ? term : kindOf(object);
  const help = `${game}-explain-${name}.help`;
  return name && table.words.has(help) ? { title: `${game}-explain-${name}`, help } : undefined;
}
