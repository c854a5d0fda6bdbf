import { expect, test } from 'vitest';

/** Files that only hold types and tables, and the one that starts everything. */
const nothingToCompute = [
  './main.ts',
  './protocol.ts',
  './pieces/kinds.ts',
  './games/bellum_magica/pictures.ts',
  './games/valeria/pictures.ts',
  './games/viscounts/pictures.ts',
  './games/wonderful_kingdom/pictures.ts',
  './pages/pieces/others.ts',
  './pages/pieces/valeria.ts',
];

const files = Object.keys(import.meta.glob(['./**/*.ts', '!./**/*.d.ts', '!./testing/*', '!./pieces/generated/*']));
const sources = files.filter((file) => !file.endsWith('.test.ts'));

test('every file that computes something has a test beside it', () => {
  const untested = sources.filter((file) => !files.includes(file.replace(/\.ts$/, '.test.ts')));
  expect(untested.sort()).toEqual(nothingToCompute.toSorted());
});
