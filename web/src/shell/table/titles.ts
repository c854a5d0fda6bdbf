import { type Asked, explanationOf } from '../asking';
import { say } from '../language.svelte';
import type { TableView } from '../table.svelte';

/** What something on the table is called: a card by its name, a thing by what explains it, or by what it says itself. */
export function titleOf(table: TableView, asked: Asked, label = ''): string {
  const card = asked.card ? table.cards[asked.card] : undefined;
  if (card) return table.sentence(card.name);
  if (asked.score !== undefined) return say('web-points-of', { name: table.seatNames[asked.score] ?? '' });
  const explained = explanationOf(table, asked);
  return explained ? say(explained.title) : label;
}
