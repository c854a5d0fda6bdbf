import { beforeEach, expect, test, vi } from 'vitest';
import type { Line } from '../protocol';
import { Spoken } from './spoken.svelte';

let number = 0;
const line = (seat: number, text: string): Line => ({ number: ++number, seat, id: '', text, at: 0 });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});

test('what somebody says is shown for a while; something newer stays its own while', () => {
  const spoken = new Spoken('t');
  const [hello, thanks, hi] = [line(0, 'hello'), line(0, 'thanks'), line(1, 'hi')];
  spoken.hear(hello);
  vi.advanceTimersByTime(4000);
  spoken.hear(thanks);
  spoken.hear(hi);
  vi.advanceTimersByTime(4000);
  expect(spoken.fresh).toEqual({ 0: thanks, 1: hi });
  vi.advanceTimersByTime(3000);
  expect(spoken.fresh).toEqual({});
  expect(spoken.heard).toEqual([hello, thanks, hi]);
  expect(spoken.unread).toBe(3);
});

test('a seat that is muted is not heard, here only, and remembered', () => {
  const spoken = new Spoken('t');
  spoken.begin([line(0, 'a'), line(1, 'b')]);
  spoken.mute(1, true);
  spoken.hear(line(1, 'c'));
  expect(spoken.heard.map(({ text }) => text)).toEqual(['a']);
  expect([spoken.fresh, spoken.unread]).toEqual([{}, 0]);
  expect(new Spoken('t').muted).toEqual([1]);
  expect(new Spoken('another').muted).toEqual([]);
  spoken.mute(1, false);
  expect(spoken.heard.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
});
