import { expect, test } from 'vitest';
import type { Option } from '../../protocol';
import { option } from '../../testing/tables';
import { splitOf } from './split';

const pay = (now: Record<string, number>): Option => ({
  ...option(`pay:${JSON.stringify(now)}`),
  verb: 'pay',
  price: { now, printed: now, because: [] },
});
const ways = [3, 0, 2, 1].map((magic) => pay({ gold: 3 - magic, magic }));

test('a sum of two kinds is split from most of the first to most of the second', () => {
  const split = splitOf(ways)!;
  expect([split.first, split.second]).toEqual(['gold', 'magic']);
  expect(split.ways.map(({ first, second }) => [first, second])).toEqual([
    [3, 0],
    [2, 1],
    [1, 2],
    [0, 3],
  ]);
  expect(split.ways[0]!.option).toBe(ways[1]);
});

test('a kind of which nothing is paid need not be named', () => {
  const split = splitOf([pay({ gold: 3 }), pay({ gold: 2, magic: 1 }), pay({ gold: 1, magic: 2 }), pay({ magic: 3 })])!;
  expect(split.ways.map(({ first, second }) => [first, second])).toEqual([
    [3, 0],
    [2, 1],
    [1, 2],
    [0, 3],
  ]);
});

test('it may begin and end anywhere, as long as no way is left out', () => {
  expect(splitOf([2, 3, 4, 5].map((magic) => pay({ gold: 9 - magic, magic })))!.ways).toHaveLength(4);
  expect(splitOf([0, 1, 2, 4].map((magic) => pay({ gold: 9 - magic, magic })))).toBeUndefined();
});

test.each<[string, Option[]]>([
  ['fewer than four ways', ways.slice(1)],
  ['another option among them', [...ways, option('pass')]],
  ['a payment without a price', [...ways, { ...option('pay'), verb: 'pay' }]],
  ['something that is not paid', ways.map((way) => ({ ...way, verb: 'take' }))],
  ['one kind only', [1, 2, 3, 4].map((gold) => pay({ gold }))],
  ['three kinds', [...ways, pay({ strength: 3 })]],
  ['sums that differ', [0, 1, 2, 3].map((magic) => pay({ gold: 3, magic }))],
])('%s is no split', (_, options) => {
  expect(splitOf(options)).toBeUndefined();
});
