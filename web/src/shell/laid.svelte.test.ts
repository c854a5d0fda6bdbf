import { expect, test } from 'vitest';
import { question } from '../testing/opened';
import { seat, tableWith } from '../testing/tables';

test('whoever has no name is called by level or seat, and automas come after the players', () => {
  const seats = [seat(0, 'person', 'Anna'), seat(1, 'bot', '', 'squire'), seat(2, 'open')];
  const table = tableWith({ seats, automas: [{ id: 'web-level-queen', args: {} }] });
  expect(table.seatNames).toEqual(['Anna', 'Squire', 'Seat 3', 'Queen']);
  expect(table.looks.map((look) => look.tincture)).toEqual(['azure', 'gules', 'vert', 'sable']);
});

test('what can be pointed at glows, is barred with its reason, or lies plain', () => {
  const table = tableWith({ decision: question() });
  expect(['market:1', 'market:2', 'domain:1', 'elsewhere'].map((object) => table.mood(object))).toEqual([
    'glowing',
    'glowing',
    'barred',
    'plain',
  ]);
  expect(table.optionsAt('market:2').map((option) => option.key)).toEqual(['slay', 'rob']);
  expect(table.reason('domain:1')).toBeTruthy();
  expect(table.reason('market:1')).toBeUndefined();
  table.pending = 'hire';
  expect(table.mood('market:1')).toBe('selected');
});
