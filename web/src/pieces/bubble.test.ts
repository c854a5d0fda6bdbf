import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bubbling, longPress } from './bubble';

let host: HTMLElement;
let thing: HTMLElement;
let bubble: HTMLElement;
let leave: () => void;
let shown: boolean;
let box: DOMRect;

beforeEach(() => {
  vi.useFakeTimers();
  host = document.createElement('span');
  thing = document.createElement('button');
  bubble = document.createElement('div');
  host.append(thing);
  document.body.append(host, bubble);
  shown = false;
  bubble.showPopover = () => {
    shown = true;
  };
  bubble.hidePopover = () => {
    shown = false;
  };
  vi.spyOn(bubble, 'matches').mockImplementation(() => shown);
  box = new DOMRect(0, 0, 200, 40);
  bubble.getBoundingClientRect = () => box;
  thing.getBoundingClientRect = () => new DOMRect(300, 400, 100, 50);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800);
  vi.stubGlobal('innerHeight', 600);
  leave = bubbling(host, bubble);
});
afterEach(() => {
  leave();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const point = (name: string, pointerType = 'mouse', on: HTMLElement = thing) =>
  on.dispatchEvent(new PointerEvent(name, { pointerType, bubbles: true, cancelable: true }));
const click = () => thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

test('a mouse that rests opens the bubble, and one that leaves shuts it', () => {
  point('pointerover');
  vi.advanceTimersByTime(179);
  expect(shown).toBe(false);
  vi.advanceTimersByTime(1);
  expect(shown).toBe(true);
  point('pointerout');
  vi.advanceTimersByTime(140);
  expect(shown).toBe(false);
});

test('a mouse that passes by opens nothing', () => {
  point('pointerover');
  point('pointerout');
  vi.advanceTimersByTime(1000);
  expect(shown).toBe(false);
});

test('a mouse may move over into the bubble to read it', () => {
  point('pointerover');
  vi.advanceTimersByTime(200);
  point('pointerout');
  point('pointerover', 'mouse', bubble);
  vi.advanceTimersByTime(1000);
  expect(shown).toBe(true);
});

test('what was clicked needs no name any more, until the mouse has left', () => {
  point('pointerover');
  vi.advanceTimersByTime(200);
  click();
  expect(shown).toBe(false);
  point('pointerover');
  vi.advanceTimersByTime(200);
  expect(shown).toBe(false);
  point('pointerout');
  point('pointerover');
  vi.advanceTimersByTime(200);
  expect(shown).toBe(true);
});

test('Escape shuts it', () => {
  point('pointerover');
  vi.advanceTimersByTime(200);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  expect(shown).toBe(true);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(shown).toBe(false);
});

test('the focus of the keyboard opens it, that of a press does not', () => {
  const focus = vi.spyOn(thing, 'matches').mockReturnValue(false);
  thing.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(shown).toBe(false);
  focus.mockReturnValue(true);
  thing.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(shown).toBe(true);
  thing.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(shown).toBe(false);
});

test('a finger that rests opens it for a while, and does not choose when it is lifted', () => {
  const chosen = vi.fn();
  thing.addEventListener('click', chosen);
  point('pointerdown', 'touch');
  vi.advanceTimersByTime(longPress);
  expect(shown).toBe(true);
  point('pointerup', 'touch');
  expect(click()).toBe(false);
  expect(chosen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3999);
  expect(shown).toBe(true);
  vi.advanceTimersByTime(1);
  expect(shown).toBe(false);
  click();
  expect(chosen).toHaveBeenCalledOnce();
});

test('a short tap opens nothing and chooses', () => {
  const chosen = vi.fn();
  thing.addEventListener('click', chosen);
  point('pointerdown', 'touch');
  point('pointerup', 'touch');
  click();
  vi.advanceTimersByTime(longPress);
  expect(shown).toBe(false);
  expect(chosen).toHaveBeenCalledOnce();
});

test('a tap on what is barred says why for a while', () => {
  thing.setAttribute('aria-disabled', 'true');
  click();
  expect(shown).toBe(true);
  vi.advanceTimersByTime(4000);
  expect(shown).toBe(false);
});

/** Opens the bubble over a thing that lies there, and says where it stands. */
function placed(anchor: DOMRect) {
  thing.getBoundingClientRect = () => anchor;
  point('pointerout');
  vi.advanceTimersByTime(200);
  point('pointerover');
  vi.advanceTimersByTime(200);
  const { left, top } = bubble.style;
  return { left, top, tail: bubble.style.getPropertyValue('--tail'), below: bubble.classList.contains('below') };
}

test('it stands above the middle of its thing', () => {
  expect(placed(new DOMRect(300, 400, 100, 50))).toEqual({ left: '250px', top: '350px', tail: '100px', below: false });
});

test('where there is no room above, it stands below', () => {
  expect(placed(new DOMRect(300, 20, 100, 50))).toEqual({ left: '250px', top: '80px', tail: '100px', below: true });
});

test('it never leaves the window, and its tail still points at the thing', () => {
  expect(placed(new DOMRect(0, 400, 40, 50))).toMatchObject({ left: '6px', tail: '14px' });
  expect(placed(new DOMRect(760, 400, 40, 50))).toMatchObject({ left: '594px', tail: '186px' });
  box = new DOMRect(0, 0, 200, 500);
  expect(placed(new DOMRect(300, 200, 100, 350))).toMatchObject({ top: '94px', below: true });
});

test('it follows its thing when the page is scrolled', () => {
  expect(placed(new DOMRect(300, 400, 100, 50)).top).toBe('350px');
  thing.getBoundingClientRect = () => new DOMRect(300, 300, 100, 50);
  document.dispatchEvent(new Event('scroll'));
  expect(bubble.style.top).toBe('250px');
});

test('after leaving it is shut and stays so', () => {
  point('pointerover');
  vi.advanceTimersByTime(200);
  leave();
  expect(shown).toBe(false);
  point('pointerover');
  vi.advanceTimersByTime(200);
  expect(shown).toBe(false);
});
