import { expect, test } from 'vitest';
import { blocksOf } from '../shell/prose';

const pages = import.meta.glob<string>('../../../src/regalia/games/*/rules/*.md', { query: '?raw', import: 'default', eager: true });
const faces = import.meta.glob<{ tokens?: object; badges?: object }>('./*/faces.ts');

test.each(Object.keys(pages))('every sign in %s is one that the game has', async (page) => {
  const game = page.split('/').at(-3)!;
  const { tokens = {}, badges = {} } = await faces[`./${game}/faces.ts`]!();
  const signs = blocksOf(pages[page]!).flatMap(({ items }) => items.flat().filter((run) => run.sign));
  expect(signs.map((run) => run.text).filter((name) => !(name in tokens) && !(name in badges))).toEqual([]);
  expect(signs.length).toBeGreaterThan(0);
});
