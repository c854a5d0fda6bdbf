import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrolling } from './scrolling';

let resized: () => void;
let watched: Element[];

beforeEach(() => {
  watched = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        resized = look;
      }
      observe(element: Element): void {
        watched.push(element);
      }
      disconnect(): void {
        watched = [];
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function box(content: number, place: number): HTMLElement {
  const node = document.createElement('div');
  node.append(document.createElement('p'), document.createElement('p'));
  Object.defineProperty(node, 'scrollHeight', { value: content, configurable: true });
  Object.defineProperty(node, 'clientHeight', { value: place, configurable: true });
  return node;
}

test('only what is longer than its place is a stop of the keyboard', () => {
  const [long, short] = [box(500, 200), box(200, 200)];
  scrolling(long);
  scrolling(short);
  expect(long.tabIndex).toBe(0);
  expect(short.hasAttribute('tabindex')).toBe(false);
});

test('it is looked at again when anything grows or shrinks', () => {
  const node = box(100, 200);
  const leave = scrolling(node);
  expect(watched).toEqual([node, ...node.children]);
  Object.defineProperty(node, 'scrollHeight', { value: 300, configurable: true });
  resized();
  expect(node.getAttribute('tabindex')).toBe('0');
  Object.defineProperty(node, 'scrollHeight', { value: 100, configurable: true });
  resized();
  expect(node.hasAttribute('tabindex')).toBe(false);
  leave();
  expect(watched).toEqual([]);
});
