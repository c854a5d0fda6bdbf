import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { Price } from '../../protocol';
import { asked, said, tableWith } from '../../testing/tables';
import PriceParts from './PriceParts.svelte';

let shown: Record<string, unknown> | undefined;

/** A price as Anna sees it, who has two pawns and no castle. */
function priced(price: Price): HTMLElement {
  const table = tableWith({ game: 'chess', players: [{ seat: 0, counters: { pawns: 2, castles: 0 }, shown: {} }], decision: asked([]) });
  shown = mount(PriceParts, { target: document.body, props: { table, price } });
  flushSync();
  return document.body;
}
const cells = (row: Element) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent);

afterEach(() => void (shown && unmount(shown)));

test('a price in one piece, as printed, is a line', () => {
  const page = priced({ now: { pawns: 2 }, printed: { pawns: 2 }, because: [] });
  expect(page.querySelector('table')).toBeNull();
  expect(page.textContent).toContain('Cost: 2 pawns');
});

test('a price of two kinds opens by its parts, beside what the reader has of them', () => {
  const page = priced({ now: { pawns: 1, castles: 1 }, printed: { pawns: 1, castles: 1 }, because: [] });
  const rows = [...page.querySelectorAll('tr')].map(cells);
  expect(rows[0]).toEqual(['', 'Cost', 'You have']);
  expect(rows.slice(1).map((row) => row.slice(1))).toEqual([
    ['1', '2'],
    ['1', '0'],
  ]);
  expect([...page.querySelectorAll('.short')].map((cell) => cell.textContent)).toEqual(['0']);
});

test('a price that has changed says what is printed, what it is now, and why', () => {
  const page = priced({
    now: { pawns: 3 },
    printed: { pawns: 2 },
    because: [said('chess-short-pawns', { n: 1 })],
    instead: { castles: 1 },
  });
  const rows = [...page.querySelectorAll('tr')].map(cells);
  expect(rows[0]).toEqual(['', 'Cost', 'Costs you now', 'You have']);
  expect(rows[1]!.slice(1)).toEqual(['2', '3', '2']);
  expect(rows[2]![0]).not.toBe('');
  expect(rows[3]).toEqual(['Or instead: 1 castle']);
});
