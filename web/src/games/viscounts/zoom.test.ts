import { tick } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Point } from './ring';
import { aim, pinching, zoomTo } from './zoom';

let view: HTMLElement;
const set = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  view = document.createElement('div');
  const sizes = { clientWidth: 400, clientHeight: 300, scrollWidth: 800, scrollHeight: 800 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(view, name, { value });
  view.scrollTo = vi.fn();
});
afterEach(() => vi.restoreAllMocks());

test('the world comes no nearer than it can be read, and goes no farther than it is', async () => {
  for (const zoom of [0.2, 1, 2, 9]) zoomTo(view, zoom, set);
  await tick();
  expect(set.mock.calls.flat()).toEqual([1, 1, 2, 3.2]);
});

test('a place is brought to the middle of the view', async () => {
  zoomTo(view, 2, set, [500, 250]);
  await tick();
  expect(view.scrollTo).toHaveBeenCalledExactlyOnceWith(400 - 200, 200 - 150);
});

test('without a place, what is in the middle stays there', async () => {
  view.scrollLeft = 100;
  view.scrollTop = 50;
  zoomTo(view, 2, set);
  await tick();
  expect(view.scrollTo).toHaveBeenCalledExactlyOnceWith(100, 50);
});

test('without places the whole world is shown', () => {
  aim(view, [], set);
  expect(set).toHaveBeenCalledExactlyOnceWith(1);
});

test('places are shown as near as they fit', async () => {
  const zoomOf = (...places: Point[]) => {
    aim(view, places, set);
    return set.mock.lastCall![0] as number;
  };
  expect(zoomOf([500, 500])).toBe(2.4);
  expect(zoomOf([200, 500], [800, 600])).toBeCloseTo(1000 / 860);
  expect(zoomOf([0, 0], [1000, 1000])).toBe(1);
  await tick();
  expect(view.scrollTo).toHaveBeenNthCalledWith(2, 400 - 200, 440 - 150);
});

test('two fingers pinch, one scrolls', () => {
  const leave = pinching(() => 1.5, set)(view);
  const touch = (name: string, ...fingers: [number, number][]) => {
    const event = new Event(name, { cancelable: true });
    Object.assign(event, { touches: fingers.map(([clientX, clientY]) => ({ clientX, clientY })) });
    return !view.dispatchEvent(event);
  };
  expect(touch('touchstart', [0, 0])).toBe(false);
  expect(touch('touchstart', [0, 0], [100, 0])).toBe(true);
  expect(set).not.toHaveBeenCalled();
  expect(touch('touchmove', [0, 0], [120, 160])).toBe(true);
  expect(set).toHaveBeenLastCalledWith(3);
  touch('touchend', [0, 0]);
  touch('touchstart', [0, 0], [500, 0]);
  expect(set).toHaveBeenCalledOnce();
  leave();
  expect(touch('touchmove', [0, 0], [100, 0])).toBe(false);
});
