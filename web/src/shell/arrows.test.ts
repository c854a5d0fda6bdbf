import { expect, test } from 'vitest';
import { placesOf, strokeBetween } from './arrows';

const box = (left: number, top: number) => ({ left, top, width: 20, height: 40 });

test('an arrow goes from the middle of one thing to the edge of another', () => {
  expect(strokeBetween(box(0, 0), box(100, 0))).toEqual({ x1: 10, y1: 20, x2: 100, y2: 20 });
  expect(strokeBetween(box(0, 0), box(0, 100))).toEqual({ x1: 10, y1: 20, x2: 10, y2: 100 });
});

test('between things that lie on each other there is no arrow', () => {
  expect(strokeBetween(box(0, 0), box(4, 4))).toBeUndefined();
});

test('both ends of an arrow are pointed at', () => {
  expect(placesOf(['dice', 'hand@0:duke>centre:6'])).toEqual(['dice', 'hand@0:duke', 'centre:6']);
});
