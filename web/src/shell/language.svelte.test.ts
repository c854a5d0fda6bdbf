import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverSays } from '../testing/server';

let language: typeof import('./language.svelte')['language'];
let say: typeof import('./language.svelte')['say'];
let settings: typeof import('./settings.svelte')['settings'];

beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  ({ language, say } = await import('./language.svelte'));
  ({ settings } = await import('./settings.svelte'));
});
afterEach(() => vi.unstubAllGlobals());

test('before the words are there, only ids are', () => {
  expect(language.ready).toBe(false);
  expect(say('hello')).toBe('{hello}');
});

test('a language is spoken as soon as its words are there, and stays the reader’s', async () => {
  serverSays({ '/api/words/cs': 'hello = Ahoj { $name }' });
  await language.speak('cs');
  expect(language).toMatchObject({ ready: true, failed: false });
  expect(say('hello', { name: 'Anno' })).toBe('Ahoj Anno');
  expect(document.documentElement.lang).toBe('cs');
  expect(settings.language).toBe('cs');
});

test('words are fetched once', async () => {
  const asked = serverSays({ '/api/words/cs': 'hello = Ahoj', '/api/words/de': 'hello = Hallo' });
  for (const name of ['cs', 'de', 'cs'] as const) await language.speak(name);
  expect(asked).toHaveLength(2);
  expect(say('hello')).toBe('Ahoj');
});

test('without any words the client has failed; with others it goes on in those', async () => {
  serverSays({ '/api/words/en': 'hello = Hello', '/api/words/sk': 500 });
  await language.speak('sk');
  expect(language).toMatchObject({ ready: false, failed: true });
  await language.speak('en');
  expect(language).toMatchObject({ ready: true, failed: false });
  await language.speak('sk');
  expect(language).toMatchObject({ ready: true, failed: false });
  expect(say('hello')).toBe('Hello');
  expect(settings.language).toBe('en');
});
