import { expect, test } from 'vitest';
import { onClock, timeLeft } from './clock';

const clock = (spent: number, bank: number) => ({ turn: 30, bank: 60, level: 'squire', seats: [{ since: 100, spent, bank }] });

test('the time of the turn runs first, and then the bank', () => {
  expect(timeLeft(clock(5, 60), 0, 110)).toEqual({ seconds: 15, bank: false });
  expect(timeLeft(clock(5, 60), 0, 135)).toEqual({ seconds: 50, bank: true });
  expect(timeLeft(clock(5, 0), 0, 500)).toEqual({ seconds: 0, bank: false });
});

test('a clock that stands, or is not there, shows nothing', () => {
  expect(timeLeft({ ...clock(0, 0), seats: [{ since: null, spent: 3, bank: 0 }] }, 0, 110)).toBeUndefined();
  expect(timeLeft(null, 0, 110)).toBeUndefined();
});

test('times are written as on a clock', () => {
  expect([0, 4.2, 65, 3600, 90_000].map(onClock)).toEqual(['0:00', '0:05', '1:05', '1:00:00', '25:00:00']);
});
