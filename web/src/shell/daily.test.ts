import { beforeEach, expect, test } from 'vitest';
import { state } from '../testing/tables';
import { notePlayed, outcome, playedDays, score, weeks, written } from './daily';

beforeEach(() => localStorage.clear());

test('a day is written by the own clock, and a month is laid out in weeks from Monday', () => {
  expect(written(new Date(2026, 10, 7))).toBe('2026-11-07');
  const november = weeks(2026, 10);
  expect(november.length).toBe(6);
  expect(november[0]!.map((day) => day?.getDate() ?? 0)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  expect(november[5]!.map((day) => day?.getDate() ?? 0)).toEqual([30, 0, 0, 0, 0, 0, 0]);
});

test('the first result of a day counts', () => {
  const first = { points: 40, rival: 50, won: false, level: 'squire' };
  expect(notePlayed('chess', '2026-11-17', first)).toEqual(first);
  expect(notePlayed('chess', '2026-11-17', { ...first, points: 90, won: true })).toEqual(first);
  expect(playedDays()).toEqual({ 'chess/2026-11-17': first });
  expect(score(first)).toBe('40 : 50');
});

test('a table of a day comes out by its sheets', () => {
  const sheet = (seat: number, total: number) => ({ seat, lines: [], total });
  expect(outcome(state({ over: false }))).toBeUndefined();
  const over = state({ over: true, mine: [0], winners: [0], sheets: [sheet(0, 31), sheet(1, 22)] as never });
  expect(outcome(over)).toMatchObject({ points: 31, rival: 22, won: true });
  const alone = state({ over: true, mine: [0], winners: [], sheets: [sheet(0, 31)] as never });
  expect(outcome(alone)).toMatchObject({ points: 31, rival: null, won: false });
});
