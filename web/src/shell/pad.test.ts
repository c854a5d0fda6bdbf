import { expect, test } from 'vitest';
import type { Game, Pad, PadRow } from '../protocol';
import { counting, type Filled, keepPad, keptPads, optionsThatMatter, outcome, pointsOf, removePad, settled } from './pad';

const named = (id: string) => ({ id, args: {} });
const row = (id: string, more: Partial<PadRow> = {}): PadRow => ({
  name: named(id),
  each: 1,
  per: 1,
  most: null,
  start: 0,
  whose: 'all',
  players: [],
  needs: {},
  ...more,
});
const pad: Pad = {
  rows: [row('pawns'), row('debts', { each: -2 }), row('coins', { per: 3 }), row('towers', { needs: { towers: [true] } })],
  ties: [{ name: named('cards'), fewer: true, players: [], needs: {} }],
  conditions: [],
  medals: [],
  automas: [],
  automa_wins_ties: true,
};
const option = (id: string, usual: boolean): Game['options'][number] => ({
  id,
  name: named(id),
  kind: 'yes-no',
  default: usual,
  choices: [],
  players: [1, 2],
  needs: {},
  balance: [],
});
const game = { id: 'chess', players: [1, 2], options: [option('towers', false), option('clock', true)] } as unknown as Game;
const sheet = (more: Partial<Filled> = {}): Filled => ({
  game: 'chess',
  at: 1,
  names: ['Anna', 'Ben'],
  options: {},
  values: { 0: [5, 7], 1: [0, 1], 2: [5, 2] },
  ties: { 0: [9, 8] },
  failed: {},
  ...more,
});

test('lines add up by what each counts', () => {
  expect(outcome(pad, sheet(), 2, { towers: false }).totals).toEqual([6, 5]);
  expect([pointsOf(row('x', { each: -2 }), 3), pointsOf(row('x', { per: 3 }), 8)]).toEqual([-6, 2]);
});

test('a module brings its lines, and only what matters is asked for', () => {
  const filled = sheet({ values: { 0: [5, 7], 3: [4, 0] } });
  expect(outcome(pad, filled, 2, settled(game, 2, {})).totals).toEqual([5, 7]);
  expect(outcome(pad, filled, 2, settled(game, 2, { towers: true })).totals).toEqual([9, 7]);
  expect(optionsThatMatter(game, pad).map(({ id }) => id)).toEqual(['towers']);
  expect(counting(pad.rows, 2, { towers: false }).map(([at]) => at)).toEqual([0, 1, 2]);
});

test('equals are told apart, or share the victory', () => {
  const equal = sheet({ values: { 0: [5, 5] } });
  expect(outcome(pad, equal, 2, {}).winners).toEqual([1]);
  expect(outcome(pad, { ...equal, ties: {} }, 2, {}).winners).toEqual([0, 1]);
});

test('the automa has lines of its own, and wins ties where the game says so', () => {
  const alone: Pad = { ...pad, rows: [row('pawns'), row('hoard', { whose: 'automa' })], automas: [named('lord')] };
  const filled = sheet({ names: ['Anna'], values: { 0: [5, 2], 1: [9, 3] } });
  expect(outcome(alone, filled, 2, {})).toEqual({ totals: [5, 5], winners: [1] });
  expect(outcome({ ...alone, automa_wins_ties: false }, filled, 2, {}).winners).toEqual([0]);
});

test('medals alone, unless a condition was not met', () => {
  const medals: Pad = {
    ...pad,
    conditions: [{ name: named('quest'), players: [], needs: {} }],
    medals: [{ points: [3, 5, 8], players: [1], needs: {} }],
  };
  const filled = sheet({ names: ['Anna'], values: { 0: [5] } });
  expect(outcome(medals, filled, 1, {})).toMatchObject({ medal: 'silver', winners: [0] });
  expect(outcome(medals, { ...filled, failed: { 0: [true] } }, 1, {})).toMatchObject({ medal: 'none', winners: [] });
  expect(outcome({ ...medals, medals: [] }, sheet({ failed: { 0: [true, false] } }), 2, {}).winners).toEqual([1]);
});

test('games are kept, changed and removed', () => {
  keepPad(sheet());
  keepPad(sheet({ at: 2 }));
  keepPad(sheet({ at: 1, names: ['Cleo'] }));
  expect(keptPads().map(({ at, names }) => [at, names[0]])).toEqual([
    [2, 'Anna'],
    [1, 'Cleo'],
  ]);
  expect(removePad(2).map(({ at }) => at)).toEqual([1]);
});

test('on an empty sheet nobody has won yet', () => {
  expect(outcome(pad, sheet({ values: {}, ties: {} }), 2, {}).winners).toEqual([]);
});
