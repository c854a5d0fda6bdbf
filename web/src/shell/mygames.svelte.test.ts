import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MyGame } from './mygames.svelte';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const opened = async () => {
  vi.resetModules();
  return (await import('./mygames.svelte')).myGames;
};
const game = (table: string, role: MyGame['role'] = 'player', token = 't'): MyGame => ({ table, token, game: 'chess', role, since: 0 });

test('secrets are kept, the newest first, and found again next time', async () => {
  const games = await opened();
  expect(games.keep(game('a'))).toBe(true);
  games.keep(game('b'));
  expect((await opened()).list.map(({ table }) => table)).toEqual(['b', 'a']);
  expect((await opened()).find('a')).toEqual(game('a'));
  expect((await opened()).find('c')).toBeUndefined();
});

test('one can play at a table and look on there as well', async () => {
  const games = await opened();
  games.keep(game('a', 'player', 'mine'));
  games.keep(game('a', 'spectator', 'theirs'));
  expect(games.find('a')!.token).toBe('mine');
  expect(games.find('a', 'spectator')!.token).toBe('theirs');
});

test('a new secret for the same place takes the place of the old one', async () => {
  const games = await opened();
  games.keep(game('a', 'player', 'old'));
  games.keep(game('b'));
  games.keep(game('a', 'player', 'new'));
  expect(games.list.map(({ table, token }) => [table, token])).toEqual([
    ['a', 'new'],
    ['b', 't'],
  ]);
});

test('what another tab has kept meanwhile is not lost', async () => {
  const [one, other] = [await opened(), await opened()];
  one.keep(game('a'));
  other.keep(game('b'));
  expect(other.list).toHaveLength(2);
  one.forget(game('a'));
  expect(one.list.map(({ table }) => table)).toEqual(['b']);
});

test('two hundred are enough', async () => {
  const games = await opened();
  for (let n = 0; n < 205; n++) games.keep(game(String(n)));
  expect(games.list).toHaveLength(200);
  expect(games.list[0]!.table).toBe('204');
});

test('a browser that forbids storage says so, and remembers until it is closed', async () => {
  const games = await opened();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  expect(games.keep(game('a'))).toBe(false);
  expect(games.find('a')).toEqual(game('a'));
});
