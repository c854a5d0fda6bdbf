import { Words } from '../shell/words';

const files = import.meta.glob<string>(['../../../src/regalia/languages/*/*.ftl', '../../../src/regalia/games/*/languages/*/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** All words of a language, as the server sends them. */
export function catalogueOf(language: string): string {
  const own = Object.keys(files).filter((path) => path.split('/').at(-2) === language);
  if (!own.length) throw new Error(`no words in ${language}`);
  return own
    .sort()
    .map((path) => files[path])
    .join('\n');
}

/** The real words of a language. */
export const wordsIn = (language: string): Words => new Words(language, catalogueOf(language));
