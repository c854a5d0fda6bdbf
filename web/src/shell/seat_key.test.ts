import { beforeEach, expect, test } from 'vitest';
import { seatKey } from './seat_key';

beforeEach(() => localStorage.clear());

test('who asks again for the same seat, also on a page loaded anew, does so with the same key', () => {
  const key = seatKey('invitation');
  expect(key).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(seatKey('invitation')).toBe(key);
});

test('every invitation has a key of its own', () => {
  const keys = Array.from({ length: 50 }, (_, at) => seatKey(`invitation ${at}`));
  expect(new Set(keys).size).toBe(50);
  expect(keys.every((key) => key.length === 22)).toBe(true);
});
