import { afterEach, expect, test, vi } from 'vitest';
import { copied, onlyHere, origins } from './addresses';
import { shelf } from './games.svelte';

afterEach(() => {
  shelf.addresses = [];
  vi.unstubAllGlobals();
});

const opened = (origin: string) => new URL(origin);

test('a page that only this machine can open is known', () => {
  expect(['127.0.0.1', 'localhost', '[::1]', 'a.localhost'].map(onlyHere)).toEqual([true, true, true, true]);
  expect(['192.168.1.5', 'games.example.org', '127.example.org'].map(onlyHere)).toEqual([false, false, false]);
});

test('links begin where others reach the server', () => {
  expect(origins(opened('http://127.0.0.1:8000'))).toEqual(['http://127.0.0.1:8000']);
  shelf.addresses = ['http://192.168.1.5:8000', 'http://10.0.0.7:8000'];
  expect(origins(opened('http://127.0.0.1:8000'))).toEqual(shelf.addresses);
  expect(origins(opened('http://10.0.0.7:8000')), 'whoever came here that way knows that it works').toEqual(['http://10.0.0.7:8000']);
  shelf.addresses = ['https://games.example.org'];
  expect(origins(opened('http://10.0.0.7:8000'))).toEqual(['https://games.example.org', 'http://10.0.0.7:8000']);
});

test('without a secure page a text is copied out of its field', async () => {
  vi.stubGlobal('navigator', {});
  const field = document.createElement('input');
  const select = vi.spyOn(field, 'select');
  document.execCommand = vi.fn(() => true);
  expect(await copied('text', field)).toBe(true);
  expect(select).toHaveBeenCalled();
  expect(await copied('text', undefined)).toBe(false);
});
