import { expect, test } from 'vitest';

/** Files that only hold tables, the one that starts everything, and the one that only a browser can run: it is tried in
 * tests/browser/test_offline.py. */
const nothingToCompute = [
  './main.ts',
  './service-worker.ts',
  './games/bellum_magica/pictures.ts',
  './games/valeria/pictures.ts',
  './games/viscounts/pictures.ts',
  './games/wonderful_kingdom/pictures.ts',
  './pages/pieces/others.ts',
  './pages/pieces/valeria.ts',
  './shell/table/opened.svelte.ts',
];

const all = import.meta.glob<string>(['./**/*.ts', '!./**/*.d.ts', '!./testing/*', '!./pieces/generated/*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const exported = (text: string): string[] => text.match(/^export \w+/gm) ?? [];
const onlyTypes = (text: string): boolean => {
  const kinds = exported(text);
  return kinds.length > 0 && kinds.every((kind) => kind === 'export type' || kind === 'export interface');
};

test('every file that computes something has a test beside it', () => {
  const sources = Object.keys(all).filter((file) => !file.endsWith('.test.ts') && !onlyTypes(all[file]!));
  const untested = sources.filter((file) => !(file.replace(/\.ts$/, '.test.ts') in all));
  expect(untested.sort()).toEqual(nothingToCompute.toSorted());
});
