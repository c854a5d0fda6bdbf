import { afterEach, expect, test, vi } from 'vitest';
import type { Remark, WriteRemark } from '../protocol';
import { Remarks } from './remarks.svelte';

let kept: Remark[] = [];

/** A server that keeps remarks in the order of the game. */
const server = vi.fn(async (_path: string | URL | Request, asked?: RequestInit) => {
  if (asked?.body) {
    const wish = JSON.parse(String(asked.body)) as WriteRemark;
    kept = kept.filter(({ number }) => number !== wish.number);
    const one = { number: wish.number ?? kept.length + 1, at: wish.at, seat: 0, text: wish.text, objects: wish.objects ?? [], mine: true };
    if (wish.text) kept = [...kept, one].sort((a, b) => a.at - b.at);
  }
  return new Response(JSON.stringify({ remarks: kept }), { headers: { 'content-type': 'application/json' } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  kept = [];
});

test('what was said stands at its moment, and one goes from one to the next', async () => {
  vi.stubGlobal('fetch', server);
  const remarks = new Remarks('table', 'secret');
  await remarks.write({ at: 12, text: 'Too greedy', objects: ['gold@0'] });
  await remarks.write({ at: 3, text: 'A good start' });
  expect(remarks.at(12).map(({ text }) => text)).toEqual(['Too greedy']);
  expect([remarks.after(0), remarks.after(3), remarks.after(12)]).toEqual([3, 12, 3]);
  const later = new Remarks('table', 'secret');
  await later.open();
  expect(later.all).toHaveLength(2);
  await later.write({ at: 12, text: '', number: 1 });
  expect(later.at(12)).toEqual([]);
});

test('where nobody said anything there is no next', () => {
  expect(new Remarks('table', 'secret').after(0)).toBeUndefined();
});
