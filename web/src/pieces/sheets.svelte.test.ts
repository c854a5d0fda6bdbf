import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { iconNames, Sheet } from './sheets.svelte';

const symbol = (name: string, outline: string) =>
  `<symbol id="${name}" viewBox="0 0 512 512"><path fill="currentColor" d="${outline}"/></symbol>`;
const written = `<svg>${symbol('plus', 'M1 2h3z')}${symbol('minus', 'M4 5h6z')}</svg>`;

afterEach(() => vi.restoreAllMocks());

test('a sheet is fetched once, when the first of its pictures is drawn, which then appears', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(written));
  const sheet = new Sheet('/assets/table.svg');
  expect(fetched).not.toHaveBeenCalled();
  const drawn: (string | undefined)[] = [];
  const end = $effect.root(() => {
    $effect(() => {
      drawn.push(sheet.outline('plus'));
    });
  });
  flushSync();
  await vi.waitFor(() => expect(sheet.outline('minus')).toBe('M4 5h6z'));
  flushSync();
  expect(drawn).toEqual([undefined, 'M1 2h3z']);
  expect(sheet.outline('chevron')).toBeUndefined();
  expect(fetched.mock.calls).toEqual([['/assets/table.svg']]);
  end();
});

test('a sheet that was out of reach is asked for again', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new Error('out of reach')).mockResolvedValue(new Response(written));
  const sheet = new Sheet('/assets/table.svg');
  expect(sheet.outline('plus')).toBeUndefined();
  await vi.waitFor(() => expect(sheet.outline('plus')).toBe('M1 2h3z'));
});

test('a page that says that something went wrong is no sheet', async () => {
  const wrong = new Response('<html>busy</html>', { status: 503 });
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(wrong).mockResolvedValue(new Response(written));
  const sheet = new Sheet('/assets/table.svg');
  expect(sheet.outline('plus')).toBeUndefined();
  await vi.waitFor(() => expect(sheet.outline('plus')).toBe('M1 2h3z'));
});

test('every picture is on one sheet', () => {
  expect(new Set(iconNames).size).toBe(iconNames.length);
  expect(iconNames).toContain('plus');
});
