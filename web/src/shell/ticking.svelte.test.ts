import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { now } from './ticking.svelte';

beforeEach(() => {
  vi.useFakeTimers({ now: 5000 });
});

afterEach(() => {
  vi.useRealTimers();
});

test('what is made of the time is made anew every second, for as long as it is shown', () => {
  const seen: number[] = [];
  const hide = $effect.root(() => {
    $effect(() => {
      seen.push(now());
    });
  });
  flushSync();
  for (let second = 0; second < 2; second++) {
    vi.advanceTimersByTime(1000);
    flushSync();
  }
  expect(seen).toEqual([5000, 6000, 7000]);
  hide();
  flushSync();
  vi.advanceTimersByTime(3000);
  flushSync();
  expect(seen).toEqual([5000, 6000, 7000]);
});

test('what was made later goes by the same second', () => {
  const seen: number[] = [];
  let later = $state(false);
  const hide = $effect.root(() => {
    $effect(() => {
      seen.push(now());
    });
    $effect(() => {
      if (later) seen.push(now());
    });
  });
  flushSync();
  vi.advanceTimersByTime(900);
  later = true;
  flushSync();
  expect(seen).toEqual([5000, 5000]);
  hide();
  expect(now()).toBe(5900);
});
