import { expect, test } from 'vitest';
import { edgeOf } from './edges';
import type { CardKind } from './kinds';

const kinds: CardKind[] = ['person', 'monster', 'place', 'noble', 'event', 'plan', 'plain'];

/** The points of a clip-path in percent. */
function pointsOf(kind: CardKind): [number, number][] {
  const [, inside = ''] = /^polygon\((.*)\)$/.exec(edgeOf(kind)) ?? [];
  return inside.split(', ').map((point) => point.split(' ').map(parseFloat) as [number, number]);
}

test.each(kinds)('the edge of a %s runs back from the right corner to the left', (kind) => {
  const [first, second, ...edge] = pointsOf(kind);
  expect([first, second]).toEqual([
    [0, 0],
    [100, 0],
  ]);
  expect(edge[0]![0]).toBe(100);
  expect(edge.at(-1)![0]).toBe(0);
  for (const [n, [x]] of edge.entries()) if (n) expect(x).toBeLessThan(edge[n - 1]![0]);
});

test.each<[CardKind, number]>([
  ['person', 12],
  ['monster', 11],
  ['place', 9],
  ['noble', 9],
  ['event', 7],
  ['plan', 14],
  ['plain', 0],
])('the edge of a %s is %d percent high', (kind, height) => {
  const depths = pointsOf(kind)
    .slice(2)
    .map(([, y]) => y);
  expect(Math.max(...depths)).toBeCloseTo(100, 0);
  expect(100 - Math.min(...depths)).toBeCloseTo(height, 0);
});

test('an arch is deepest in its middle and the same on both sides', () => {
  const edge = pointsOf('person').slice(2);
  expect(edge[45]![1]).toBe(100);
  expect(edge.map(([, y]) => y)).toEqual(edge.map(([, y]) => y).reverse());
});

test('merlons are upright: there is nothing between up and down', () => {
  const depths = new Set(
    pointsOf('place')
      .slice(2)
      .map(([, y]) => y),
  );
  expect([...depths].sort()).toEqual([100, 91]);
});

test('each kind has a line of its own', () => {
  expect(new Set(kinds.map(edgeOf)).size).toBe(kinds.length);
});
