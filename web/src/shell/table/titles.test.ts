import { expect, it } from 'vitest';
import { card } from '../../testing/cards';
import { tableWith } from '../../testing/tables';
import { titleOf } from './titles';

it('is the name of a card, or what a thing says of itself where nobody has explained it', () => {
  const table = tableWith();
  table.cards = { rook: card('chess', 'rook', 'piece') };
  expect(titleOf(table, { card: 'rook' })).toBe('Rook');
  expect(titleOf(table, { object: 'moon:1' }, 'The moon')).toBe('The moon');
  expect(titleOf(table, { object: 'moon:1' })).toBe('');
});
