import { afterEach, expect, test, vi } from 'vitest';
import { keep, kept } from './storage';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('what was never kept is what one would have otherwise', () => {
  expect(kept('nickname', 'Otto')).toBe('Otto');
});

test('what is kept comes back as it was', () => {
  const value = { list: [1, 'two', null], yes: true };
  expect(keep('thing', value)).toBe(true);
  expect(kept('thing', {})).toEqual(value);
  expect(localStorage.getItem('regalia-thing')).toBe(JSON.stringify(value));
});

test('what cannot be read is forgotten', () => {
  localStorage.setItem('regalia-odd', '{no json');
  expect(kept('odd', 3)).toBe(3);
});

test('a browser that forbids storage still plays', () => {
  const forbid = () => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
  expect(keep('thing', 1)).toBe(false);
  expect(kept('thing', 2)).toBe(2);
});
