import type { Words } from './words';

/** The name of a kind of card, a zone, a counter: in words if the game has them, else as the game calls it. */
export function named(words: Words, game: string, group: string, name: string): string {
  const id = `${game}-${group}-${name}`;
  return words.has(id) ? words.say(id) : name.replaceAll('_', ' ');
}
