import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Game, GameOption } from '../protocol';
import { serverSays } from '../testing/server';
import { english, said } from '../testing/tables';
import { language } from './language.svelte';
import { myGames } from './mygames.svelte';
import { notices } from './notices.svelte';
import { applying, botName, changed, firstLevel, ownName, seatsFor, setTable, undoFor } from './setting';
import { settings } from './settings.svelte';

const game = (players: number[], levels = ['random', 'greedy', 'expert']): Game => ({
  id: 'chess',
  name: said('chess'),
  rules: 1,
  players,
  options: [],
  counters: [],
  purse: [],
  levels,
});

beforeEach(() => {
  localStorage.clear();
  language.words = english;
  settings.set('nickname', 'Anna');
  history.replaceState(null, '', '/');
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('whoever has no name is called a player', () => {
  settings.set('nickname', '  Žofia ');
  expect(ownName()).toBe('Žofia');
  settings.set('nickname', '  ');
  expect(ownName()).toBe(english.say('web-player'));
});

test('a bot takes a name that nobody has', () => {
  const taken: string[] = [];
  for (let n = 0; n < 12; n++) taken.push(botName(taken));
  expect(new Set(taken).size).toBe(12);
  expect(botName(taken)).toBe('Otto');
});

test('one begins against the first bot that thinks', () => {
  expect(firstLevel(game([2]))).toBe('greedy');
  expect(firstLevel(game([2], ['random']))).toBe('random');
  expect(firstLevel(game([2], []))).toBe('');
});

test('newcomers meet the gentle bot, all others the next', () => {
  const levels = ['random', 'page', 'squire'];
  const before = myGames.list;
  myGames.list = [];
  expect(firstLevel(game([2], levels))).toBe('page');
  myGames.list = [{ table: 'a', token: 'b', game: 'chess', role: 'player', since: 1 }];
  expect(firstLevel(game([2], levels))).toBe('squire');
  expect(firstLevel(game([2], ['random', 'page']))).toBe('page');
  myGames.list = before;
});

test('each mode has its people', () => {
  const me = { kind: 'person', name: 'Anna' };
  expect(seatsFor(game([1, 2, 3]), 'solo')).toEqual([me]);
  expect(seatsFor(game([1, 2, 3]), 'bots')).toEqual([me, { kind: 'bot', level: 'greedy', name: 'Otto' }]);
  expect(seatsFor(game([3, 4]), 'friends')).toEqual([me, { kind: 'open' }, { kind: 'open' }]);
  expect(seatsFor(game([1, 2]), 'phones')).toEqual([{ kind: 'open' }, { kind: 'open' }]);
  expect(seatsFor(game([1, 4]), 'shared').map(({ name }) => name)).toEqual([
    'Anna',
    ...[2, 3, 4].map((n) => english.say('web-player-n', { n })),
  ]);
});

test('even a game for one has a place for another', () => {
  expect(seatsFor(game([1]), 'bots')).toHaveLength(2);
});

test('friends ask each other before they go back', () => {
  expect((['bots', 'solo', 'shared', 'friends', 'phones'] as const).map(undoFor)).toEqual(['free', 'free', 'free', 'vote', 'vote']);
});

test('a table that was set is kept and gone to', async () => {
  const asked = serverSays({ '/api/tables': { table: 'b7c1', token: 'secret', seats: [0] } });
  expect(await setTable({ game: 'chess', seats: [] }, 'chess')).toBe(true);
  expect(asked.at(-1)).toMatchObject({ method: 'POST', body: '{"game":"chess","seats":[]}' });
  expect(location.pathname + location.hash).toBe('/table/b7c1');
  expect(myGames.find('b7c1')).toMatchObject({ token: 'secret', game: 'chess', role: 'player' });
});

test('where nothing can be kept, the secret goes into the address', async () => {
  serverSays({ '/api/tables': { table: 'b7c1', token: 'secret', seats: [0] } });
  vi.spyOn(myGames, 'keep').mockReturnValue(false);
  await setTable({ game: 'chess', seats: [] }, 'chess');
  expect(location.pathname + location.hash).toBe('/table/b7c1#secret');
});

test('a table that cannot be is explained', async () => {
  serverSays({ '/api/tables': new Response(JSON.stringify({ error: said('server-full') }), { status: 503 }) });
  expect(await setTable({ game: 'chess', seats: [] }, 'chess')).toBe(false);
  expect(notices.list.at(-1)).toMatchObject({ said: said('server-full'), tone: 'bad' });
  expect(location.pathname).toBe('/');
});

test('only options that change something are offered and sent', () => {
  const one = (id: string, usual: GameOption['default'], needs: GameOption['needs'] = {}, players = [1, 2]): GameOption => ({
    id,
    name: said(id),
    kind: 'one',
    default: usual,
    choices: [],
    players,
    needs,
    balance: [],
  });
  const fairy: Game = {
    ...game([1, 2]),
    options: [
      one('pieces', 'usual', { puzzle: ['none'] }),
      one('army', 'knights', { pieces: ['fairy'] }),
      one('handicaps', [], { pieces: ['usual'] }),
      one('puzzle', 'none', {}, [1]),
    ],
  };
  const offered = (players: number, values: Parameters<typeof applying>[2]) => applying(fairy, players, values).map(({ id }) => id);
  const other = { pieces: 'fairy', army: 'bishops', handicaps: ['queen'], puzzle: 'none' };
  expect(offered(1, other)).toEqual(['pieces', 'army', 'puzzle']);
  expect(changed(fairy, 1, other)).toEqual({ pieces: 'fairy', army: 'bishops' });
  const puzzle = { ...other, puzzle: 'mate in two' };
  expect(offered(1, puzzle)).toEqual(['handicaps', 'puzzle']);
  expect(offered(2, puzzle)).toEqual(['pieces', 'army']);
});
