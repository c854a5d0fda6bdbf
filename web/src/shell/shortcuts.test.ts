import { expect, test } from 'vitest';
import type { Decision } from '../protocol';
import { spotsOf } from './shortcuts';

const asked = (...options: [key: string, ...targets: string[]][]): Decision => ({
  seat: 0,
  prompt: { id: 'prompt', args: {} },
  options: options.map(([key, ...targets]) => ({ key, verb: 'take', card: '', label: { id: key, args: {} }, targets, price: null })),
  barred: [],
});

test('nothing is pointed at while nothing is asked', () => {
  expect(spotsOf(null)).toEqual([]);
});

test('options at one place share its key, and an option without a place has its own', () => {
  const spots = spotsOf(asked(['hire', 'market:1', 'gold@0'], ['pass'], ['slay', 'market:1'], ['wait']));
  expect(spots).toEqual([
    { key: '1', object: 'market:1', options: ['hire', 'slay'] },
    { key: '2', object: undefined, options: ['pass'] },
    { key: '3', object: undefined, options: ['wait'] },
  ]);
});

test('keys run from the digits through the letters, each once, and none that means something else', () => {
  const spots = spotsOf(asked(...Array.from({ length: 50 }, (_, n): [string] => [`option${n}`])));
  const keys = spots.map((spot) => spot.key);
  expect(keys.slice(0, 12)).toEqual([...'1234567890qw']);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => 'hlpz'.includes(key))).toEqual([]);
});
