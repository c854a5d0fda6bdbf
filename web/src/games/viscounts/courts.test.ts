import { expect, test } from 'vitest';
import { english, tableWith } from '../../testing/tables';
import { cardsIn, courts, opponentAt } from './courts';
import type { Shown, ShownOfPlayer } from './shown';

const opponent = { kind: 'noble', stands: { space: 3 }, counters: { ink: 4 } };
const players = [
  { seat: 0, counters: { silver: 2 }, shown: { space: 0 } },
  { seat: 1, counters: { silver: 5 }, shown: { space: 7 } },
];

test('everybody has a board, with their arms', () => {
  const table = tableWith<Shown, ShownOfPlayer>({ game: 'viscounts', players, shown: { opponent: null } });
  expect(courts(table).map(({ seat, stands, counters, arms }) => [seat, stands.space, counters['silver'], arms.name])).toEqual([
    [0, 0, 2, 'Anna'],
    [1, 7, 5, 'Bruno'],
  ]);
  expect(opponentAt(table, 1)).toBeNull();
});

test('the solo opponent sits last, by the name that the log gives it', () => {
  const table = tableWith<Shown, ShownOfPlayer>({
    game: 'viscounts',
    players: [players[0]!],
    seats: [{ seat: 0, kind: 'person', name: 'Anna', level: '', stand_in: '', gone: null }],
    automas: [{ id: 'viscounts-opponent', args: {} }],
    shown: { opponent },
  });
  const [, last] = courts(table);
  expect(last).toMatchObject({ seat: 1, stands: opponent.stands, counters: opponent.counters });
  expect(last!.arms).toMatchObject({ seed: 'automa', name: english.say('viscounts-opponent') });
  expect(opponentAt(table, 1)).toEqual(opponent);
  expect(opponentAt(table, 0)).toBeNull();
});

test('what a zone does not have is nothing', () => {
  const zones = { 'hand@1': { name: 'hand', owner: 1, stacked: false, stacks: [{ hidden: 2, cards: ['monk'] }] } };
  const table = tableWith<Shown, ShownOfPlayer>({ game: 'viscounts', players, zones, shown: {} });
  expect(cardsIn(table, 'hand', 1)).toEqual({ hidden: 2, cards: ['monk'] });
  expect(cardsIn(table, 'hand')).toEqual({ hidden: 0, cards: [] });
});
