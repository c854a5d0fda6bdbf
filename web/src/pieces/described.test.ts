import { expect, it } from 'vitest';
import { described, reachable } from './described';

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
