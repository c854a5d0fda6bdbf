import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { alike, Parts } from './parts.svelte';

interface Table {
  round: number;
  zones: Record<string, string[]>;
  host?: string;
}

/** Writes down what a reader sees, each time that it is called. */
function reading<Seen>(read: () => Seen): Seen[] {
  const seen: Seen[] = [];
  $effect.root(() => {
    $effect(() => void seen.push(read()));
  });
  flushSync();
  return seen;
}

test('whoever reads a part is called when that part changes, and not otherwise', () => {
  const parts = new Parts<Table>(['zones']);
  parts.write({ round: 1, zones: { hand: ['a'], deck: [] } });
  const rounds = reading(() => parts.whole.round);
  const hands = reading(() => parts.whole.zones['hand']?.join());
  const read = $derived(parts.whole.zones['discard']?.length ?? 0);
  const discards = reading(() => read);
  flushSync(() => parts.write({ round: 2, zones: { hand: ['a'], deck: ['c'] } }));
  expect([rounds, hands, discards]).toEqual([[1, 2], ['a'], [0]]);
  // A part that was not there when it was read.
  flushSync(() => parts.write({ round: 2, zones: { hand: [], deck: ['c'], discard: ['a'] } }));
  expect([rounds, hands, discards]).toEqual([
    [1, 2],
    ['a', ''],
    [0, 1],
  ]);
});

test('a part that is gone is gone for its readers, and for whoever counts the parts', () => {
  const parts = new Parts<Table>(['zones']);
  parts.write({ round: 1, zones: {}, host: 'Anna' });
  const hosts = reading(() => parts.whole.host);
  const names = reading(() => Object.keys(parts.whole).join());
  flushSync(() => parts.write({ round: 1, zones: {} }));
  expect(hosts).toEqual(['Anna', undefined]);
  expect(names).toEqual(['round,zones,host', 'round,zones']);
  expect('host' in parts.whole).toBe(false);
  expect({ ...parts.whole }).toEqual({ round: 1, zones: {} });
});

test('what comes again as it was is the same, as deep as it goes', () => {
  const before = [
    { seat: 0, counters: { gold: 1 }, cards: ['a'] },
    { seat: 1, counters: { gold: 2 }, cards: [] },
  ];
  const after = structuredClone(before);
  expect(alike(before, after)).toBe(before);
  after[1]!.counters.gold = 3;
  const shared = alike(before, after);
  expect(shared).toEqual(after);
  expect(shared[0]).toBe(before[0]);
  expect(shared[1]!.cards).toBe(before[1]!.cards);
  expect(alike(['a', 'b'], ['a'])).toEqual(['a']);
  expect(alike({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
  expect(alike([], {})).toEqual({});
  expect(alike(null, { a: 1 })).toEqual({ a: 1 });
});
