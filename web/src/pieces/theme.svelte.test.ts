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

test('movements take as long as settled', async () => {
  const look = await opened();
  const paces = (['slow', 'system', 'quick', 'none'] as const).map((motion) => {
    look.setMotion(motion);
    return look.pace;
  });
  expect(paces[3]).toBe(0);
  expect(paces).toEqual([...paces].sort((one, other) => other - one));
});

test('the keys beside things can be put away, and stay away', async () => {
  const look = await opened();
  expect(look.keys).toBe(true);
  look.setKeys(false);
  expect(document.documentElement.dataset['keys']).toBe('none');
  expect((await opened()).keys).toBe(false);
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
