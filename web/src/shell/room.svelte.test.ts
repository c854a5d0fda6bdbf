import { describe, expect, test } from 'vitest';
import { shapeOf, zoomFor } from './room.svelte';

describe('how large a board is drawn', () => {
  test('as it is where it just fits, and larger where there is more room', () => {
    expect(zoomFor(960, 690, 1, 'usual')).toBe(1);
    const desk = zoomFor(1600, 970, 1, 'usual');
    expect(desk).toBeGreaterThan(1.2);
    expect(zoomFor(2240, 1330, 1, 'usual')).toBeGreaterThan(desk);
  });

  test('but never by all that a screen has more, so that more is seen too', () => {
    expect(zoomFor(2240, 1330, 1, 'usual')).toBeLessThan(1330 / 700);
  });

  test('larger letters have taken their part already, and on a phone no more than there is', () => {
    expect(zoomFor(1600, 970, 2, 'usual')).toBe(1);
    expect(zoomFor(360, 300, 2, 'usual')).toBe(0.5);
    expect(zoomFor(360, 300, 1, 'usual')).toBe(1);
  });

  test('smaller or larger as the reader has settled it', () => {
    expect([zoomFor(960, 690, 1, 'small'), zoomFor(960, 690, 1, 'large')]).toEqual([0.8, 1.25]);
  });
});

test('a room is cut by its size in letters', () => {
  expect(shapeOf(60, 43)).toBe('wide');
  expect(shapeOf(22, 20)).toBe('tall');
  expect(shapeOf(50, 64)).toBe('tall');
  expect(shapeOf(40, 15)).toBe('flat');
});
