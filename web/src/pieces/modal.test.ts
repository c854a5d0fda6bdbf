import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { modal } from './modal';

let dialog: HTMLDialogElement;
const close = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<dialog><h2 tabindex="-1">Title</h2><button>x</button></dialog>';
  dialog = document.querySelector('dialog')!;
});
afterEach(() => document.body.replaceChildren());

const press = (on: Element) => on.dispatchEvent(new MouseEvent('click', { bubbles: true }));
const cancel = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));

test('it opens and shuts as told, and its title is heard first', () => {
  modal(true, close)(dialog);
  expect(dialog.open).toBe(true);
  expect(document.activeElement).toBe(dialog.querySelector('h2'));
  modal(true, close)(dialog);
  expect(dialog.open).toBe(true);
  modal(false, close)(dialog);
  expect(dialog.open).toBe(false);
});

test('a press beside it asks to close it, one inside does not', () => {
  modal(true, close)(dialog);
  press(dialog.querySelector('button')!);
  expect(close).not.toHaveBeenCalled();
  press(dialog);
  expect(close).toHaveBeenCalledOnce();
});

test('Escape asks to close it; the browser does not do it by itself', () => {
  modal(true, close)(dialog);
  expect(cancel()).toBe(false);
  expect(close).toHaveBeenCalledOnce();
});

test('what must be answered stays', () => {
  modal(true, close, false)(dialog);
  press(dialog);
  expect(cancel()).toBe(false);
  expect(close).not.toHaveBeenCalled();
});

test('what must be answered comes back when the browser has shut it; anything else is closed then', () => {
  modal(true, close, false)(dialog)();
  const leave = modal(true, close, false)(dialog);
  dialog.close();
  expect(dialog.open).toBe(true);
  leave();
  modal(true, close)(dialog);
  dialog.close();
  expect(dialog.open).toBe(false);
  expect(close).toHaveBeenCalledOnce();
});

test('after leaving nothing is asked any more', () => {
  modal(true, close)(dialog)();
  press(dialog);
  expect(cancel()).toBe(true);
  expect(close).not.toHaveBeenCalled();
});
