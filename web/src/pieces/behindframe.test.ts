import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { behindFrame } from './behindframe';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('is done behind the next frame, and not in it', () => {
  const order: string[] = [];
  behindFrame(() => order.push('behind'));
  requestAnimationFrame(() => order.push('frame'));
  expect(order).toEqual([]);
  vi.advanceTimersByTime(40);
  expect(order).toEqual(['frame', 'behind']);
});

test('can be taken back before the frame and behind it', () => {
  const act = vi.fn();
  behindFrame(act)();
  const later = behindFrame(act);
  requestAnimationFrame(() => later());
  vi.advanceTimersByTime(40);
  expect(act).not.toHaveBeenCalled();
});

test('behind another tab it waits for no frame', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const act = vi.fn();
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  behindFrame(act);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
});
