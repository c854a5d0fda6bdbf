import type { Card, Price, Said } from '../protocol';
import { said, type Words } from './words';

/** A line about a card: what is said, and what it is. */
export interface Line {
  name: string;
  what: Said;
}

/** What stands on a card besides its text, line by line. */
export function factsOf(game: string, card: Card, words: Words, box = false): Line[] {
  const kind = `${game}-kind-${card.kind}`;
  return [
    { name: words.say('fact-kind'), what: said('fact-is', { what: words.has(kind) ? said(kind) : card.kind.replaceAll('_', ' ') }) },
    ...card.facts.map(({ name, what }) => ({ name: words.text(name), what })),
    ...(box ? [{ name: words.say('fact-copies'), what: said('fact-number-is', { n: card.copies }) }] : []),
  ];
}

/** The whole card as a few sentences, for those who hear it. */
export function describe(game: string, card: Card, words: Words): string {
  const facts = factsOf(game, card, words).map(({ name, what }) => `${name}: ${words.text(what)}.`);
  return [...facts, words.sentence(card.text)].join(' ');
}

/** So much of what a game counts, in words. */
export function amountIn(words: Words, game: string, counter: string, n: number): string {
  const id = `${game}-amount-${counter}`;
  return words.has(id) ? words.text({ id, args: { n } }, [], 'nominative') : `${n} ${counter}`;
}

/** A sum in words: «2 gold + 1 magic». */
export function sumIn(words: Words, game: string, sum: Record<string, number>): string {
  const parts = Object.entries(sum).map(([counter, n]) => amountIn(words, game, counter, n));
  return parts.join(' + ') || words.say('nothing');
}

/** What a price is made of: each kind, printed and now. */
export function partsOf({ now, printed }: Price): { kind: string; printed: number; now: number }[] {
  const kinds = [...new Set([...Object.keys(printed), ...Object.keys(now)])];
  return kinds.map((kind) => ({ kind, printed: printed[kind] ?? 0, now: now[kind] ?? 0 }));
}

/** Whether a price is another one now than the printed one. */
export const changed = (price: Price): boolean => partsOf(price).some(({ printed, now }) => printed !== now);

/** Whether there is more to a price than one kind that costs what is printed. */
export const hasParts = (price: Price): boolean =>
  changed(price) || partsOf(price).length > 1 || price.because.length > 0 || Object.keys(price.instead ?? {}).length > 0;
