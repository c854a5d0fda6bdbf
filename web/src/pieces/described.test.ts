import { expect, it, vi } from 'vitest';
import { byKeys, described, nameOf, reachable } from './described';

it('is said after the name, in one piece, and goes when there is nothing to say', () => {
  const button = document.createElement('button');
  described('You are 2 gold short.', undefined, 'Cost: 3 gold.')(button);
  expect(button.getAttribute('aria-description')).toBe('You are 2 gold short. Cost: 3 gold.');
  described(undefined)(button);
  expect(button.hasAttribute('aria-description')).toBe(false);
});

it('can be reached by the keyboard', () => {
  const token = document.createElement('span');
  reachable(token);
  expect(token.tabIndex).toBe(0);
});

it('is pressed by Enter and by the space bar while it is a button, once for each press', () => {
  const thing = document.createElement('span');
  const pressed = vi.fn();
  thing.addEventListener('click', pressed);
  const end = byKeys(thing);
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more });
    thing.dispatchEvent(event);
    return event.defaultPrevented;
  };
  thing.role = 'img';
  expect([press('Enter'), press(' ')]).toEqual([false, false]);
  thing.role = 'button';
  expect([press('Enter'), press(' '), press('a'), press('Enter', { repeat: true })]).toEqual([true, true, false, false]);
  expect(pressed).toHaveBeenCalledTimes(2);
  end();
  expect(press('Enter')).toBe(false);
});

it('is called what stands beside it, or what is only heard inside it', () => {
  const button = document.createElement('button');
  button.innerHTML = '<span class="unseen">Knight, 2 gold</span><span aria-hidden="true">Knight 2</span>';
  expect(nameOf(button)).toBe('Knight, 2 gold');
  button.setAttribute('aria-label', 'Squire');
  expect(nameOf(button)).toBe('Squire');
  expect(nameOf(document.createElement('i'))).toBeUndefined();
});
