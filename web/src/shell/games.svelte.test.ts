import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverSays } from '../testing/server';

const games = { games: [{ id: 'chess' }, { id: 'draughts' }], languages: ['en'], phrases: ['phrase-hello'] };
let shelf: typeof import('./games.svelte')['shelf'];

beforeEach(async () => {
  vi.resetModules();
  ({ shelf } = await import('./games.svelte'));
});
afterEach(() => vi.unstubAllGlobals());

test('the shelf is asked for once', async () => {
  const asked = serverSays({ '/api/games': games });
  await Promise.all([shelf.open(), shelf.open()]);
  await shelf.open();
  expect(asked).toHaveLength(1);
  expect(shelf.game('draughts')).toMatchObject({ id: 'draughts' });
  expect(shelf.game('ludo')).toBeUndefined();
  expect(shelf.phrases).toEqual(['phrase-hello']);
});

test('after a failure it can be asked for again', async () => {
  serverSays({});
  await expect(shelf.open()).rejects.toThrow('web-no-server');
  serverSays({ '/api/games': games });
  await shelf.open();
  expect(shelf.games).toHaveLength(2);
});

test('the cards of a game come by their ids, once', async () => {
  const asked = serverSays({ '/api/games/a%2Fb/cards': { game: 'a/b', cards: [{ id: 'monk' }, { id: 'thief' }] } });
  const [cards, again] = await Promise.all([shelf.cards('a/b'), shelf.cards('a/b')]);
  expect(cards).toEqual({ monk: { id: 'monk' }, thief: { id: 'thief' } });
  expect(again).toBe(cards);
  expect(asked).toHaveLength(1);
});

test('cards that could not be had are asked for again', async () => {
  serverSays({});
  await expect(shelf.cards('chess')).rejects.toThrow('web-no-server');
  serverSays({ '/api/games/chess/cards': { game: 'chess', cards: [] } });
  expect(await shelf.cards('chess')).toEqual({});
});
