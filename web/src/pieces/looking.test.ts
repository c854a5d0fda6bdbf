import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longPress } from './bubble';
import { looking } from './looking';

let node: HTMLElement;
let leave: (() => void) | undefined;
const look = vi.fn();
const choose = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  node = document.createElement('button');
  leave = looking(look)(node);
  node.addEventListener('click', choose);
});
afterEach(() => vi.useRealTimers());

const point = (name: string, pointerType = 'touch') => node.dispatchEvent(new PointerEvent(name, { pointerType, cancelable: true }));
const happens = (name: string) => node.dispatchEvent(new MouseEvent(name, { cancelable: true }));

test('a short press chooses', () => {
  point('pointerdown');
  vi.advanceTimersByTime(longPress - 1);
  point('pointerup');
  happens('click');
  vi.advanceTimersByTime(longPress);
  expect(look).not.toHaveBeenCalled();
  expect(choose).toHaveBeenCalledOnce();
});

test('a long press looks, and the click that follows does not choose', () => {
  point('pointerdown');
  vi.advanceTimersByTime(longPress);
  expect(look).toHaveBeenCalledOnce();
  point('pointerup');
  expect(happens('click')).toBe(false);
  expect(choose).not.toHaveBeenCalled();
  happens('click');
  expect(choose).toHaveBeenCalledOnce();
});

test.each(['pointercancel', 'pointerleave'])('a finger that leaves does not look (%s)', (name) => {
  point('pointerdown');
  point(name);
  vi.advanceTimersByTime(longPress * 2);
  expect(look).not.toHaveBeenCalled();
});

test('a mouse that is held does not look, but its right button does, without a menu', () => {
  point('pointerdown', 'mouse');
  vi.advanceTimersByTime(longPress * 2);
  expect(look).not.toHaveBeenCalled();
  expect(happens('contextmenu')).toBe(false);
  expect(look).toHaveBeenCalledOnce();
});

test('the menu that some phones open after a long press does not look twice', () => {
  point('pointerdown');
  vi.advanceTimersByTime(longPress);
  expect(happens('contextmenu')).toBe(false);
  expect(look).toHaveBeenCalledOnce();
});

test('where there is nothing to look at, nothing listens', () => {
  expect(looking(undefined)(node)).toBeUndefined();
});

test('after leaving nothing looks, not even a press that has begun', () => {
  point('pointerdown');
  leave?.();
  vi.advanceTimersByTime(longPress);
  point('pointerdown');
  vi.advanceTimersByTime(longPress);
  happens('contextmenu');
  expect(look).not.toHaveBeenCalled();
});
