import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

/** The settings of a browser that was just opened, whose owner reads these languages. */
async function opened(...wishes: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wishes);
  vi.resetModules();
  return (await import('./settings.svelte')).settings;
}

test.each([
  ['sk', ['sk-SK', 'cs']],
  ['de', ['fr-FR', 'DE-at', 'en']],
  ['en', ['pl', 'fr']],
  ['en', []],
])('begins in %s for whoever reads %j', async (language, wishes) => {
  expect((await opened(...wishes)).language).toBe(language);
});

test('what was settled is kept for the next time', async () => {
  const settings = await opened('cs');
  settings.set('language', 'de');
  settings.set('confirm', 'always');
  settings.set('pauses', 'never');
  settings.set('textSize', 1.3);
  settings.set('nickname', 'Žofia');
  settings.set('plainView', true);
  expect(await opened('cs')).toMatchObject({
    language: 'de',
    confirm: 'always',
    pauses: 'never',
    textSize: 1.3,
    nickname: 'Žofia',
    plainView: true,
  });
});

test('to begin with, only what cannot be taken back is asked back', async () => {
  expect(await opened()).toMatchObject({ confirm: 'final', pauses: 'matters', textSize: 1, nickname: '', plainView: false });
});

test('the size of the letters is written where the styles read it', async () => {
  (await opened()).set('textSize', 1.5);
  expect(document.documentElement.style.getPropertyValue('--text-scale')).toBe('1.5');
});
