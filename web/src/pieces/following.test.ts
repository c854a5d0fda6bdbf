import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Following } from './following';

let resized: () => void;
let following: Following;
let list: HTMLElement;
const up: boolean[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        resized = look;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  up.length = 0;
  list = document.createElement('div');
  measure(300, 1000);
  // A browser keeps the place within the list.
  list.scrollTo = ((to: ScrollToOptions) => (list.scrollTop = Math.min(to.top!, list.scrollHeight - list.clientHeight))) as never;
  following = new Following((reads) => up.push(reads));
  following.watch(list);
  following.keepUp();
});
afterEach(() => vi.unstubAllGlobals());

function measure(room: number, length: number): void {
  Object.defineProperty(list, 'clientHeight', { value: room, configurable: true });
  Object.defineProperty(list, 'scrollHeight', { value: length, configurable: true });
}

function scroll(top: number): void {
  list.scrollTop = top;
  list.dispatchEvent(new Event('scroll'));
}

test('the end stays in view when lines are added', () => {
  expect(list.scrollTop).toBe(700);
  measure(300, 1200);
  following.keepUp();
  expect(list.scrollTop).toBe(900);
  expect(up).toEqual([]);
});

test('a list that gets lower because something else needs room goes on following', () => {
  measure(180, 1000);
  list.dispatchEvent(new Event('scroll')); // of the last line that was shown, heard only now
  resized();
  expect(list.scrollTop).toBe(820);
  measure(180, 1100);
  following.keepUp();
  expect(list.scrollTop).toBe(920);
  expect(up).toEqual([]);
});

test('who scrolls up is left alone until the end is reached again', () => {
  scroll(400);
  expect(up).toEqual([true]);
  measure(300, 1200);
  following.keepUp();
  resized();
  expect(list.scrollTop).toBe(400);
  scroll(900);
  expect(up).toEqual([true, false]);
});

test('one press shows the end', () => {
  scroll(100);
  following.showEnd();
  expect(list.scrollTop).toBe(700);
  expect(up).toEqual([true, false]);
});

test('a line is brought into the middle', () => {
  const line = document.createElement('p');
  line.getBoundingClientRect = () => ({ top: -350, height: 20 }) as DOMRect;
  list.getBoundingClientRect = () => ({ top: 50 }) as DOMRect;
  following.showLine(line);
  expect(list.scrollTop).toBe(700 - 400 - 140);
  expect(up).toEqual([true]);
});
