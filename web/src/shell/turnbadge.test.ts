import { afterEach, expect, test } from 'vitest';
import { showTurn } from './turnbadge';

afterEach(() => document.head.replaceChildren());

test('the picture of the tab shows whose turn it is', () => {
  document.head.innerHTML = '<link rel="icon" href="/regalia.svg">';
  const icon = document.querySelector('link')!;
  showTurn(true);
  expect(icon.getAttribute('href')).toBe('/regalia-turn.svg');
  showTurn(false);
  expect(icon.getAttribute('href')).toBe('/regalia.svg');
});

test('a page without a picture is left alone', () => {
  expect(() => showTurn(true)).not.toThrow();
  expect(document.head.children).toHaveLength(0);
});
