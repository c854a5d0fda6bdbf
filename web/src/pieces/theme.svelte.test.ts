import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const opened = async () => {
  vi.resetModules();
  return (await import('./theme.svelte')).look;
};

test('to begin with, the device decides', async () => {
  expect(await opened()).toMatchObject({ theme: 'system', motion: 'system' });
});

test('what was chosen is shown at once, and kept', async () => {
  const look = await opened();
  look.setTheme('dark');
  look.setMotion('none');
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', motion: 'none' });
  expect(await opened()).toMatchObject({ theme: 'dark', motion: 'none' });
});

test('a browser that forbids storage still shows the choice', async () => {
  const forbid = () => {
    throw new Error('no');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
  const look = await opened();
  look.setTheme('light');
  expect(look.theme).toBe('light');
  expect(document.documentElement.dataset['theme']).toBe('light');
});
