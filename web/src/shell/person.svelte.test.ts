import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverSays } from '../testing/server';
import { said } from '../testing/tables';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => vi.unstubAllGlobals());

const opened = async () => ({
  ...(await import('./person.svelte')),
  ...(await import('./mygames.svelte')),
});
const found = { games: [{ table: 'there', game: 'chess', created: 5 }] };
const unknown = () => new Response(JSON.stringify({ error: said('person-unknown') }), { status: 404 });

test('a key is drawn at the first need, once, and the games of this browser are brought along', async () => {
  const { me, myGames } = await opened();
  myGames.keep({ table: 'here', token: 't', game: 'chess', role: 'player', since: 1 });
  const questions = serverSays({ '/api/person': {}, '/api/person/games': found });
  const [key, again] = await Promise.all([me.need(), me.need()]);
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(again).toBe(key);
  expect(questions.map(({ path }) => path)).toEqual(['/api/person', '/api/person/games']);
  expect(questions[1]!.body).toBe(JSON.stringify({ games: [{ table: 'here', token: 't' }] }));
  expect(myGames.list.map(({ table, token }) => [table, token])).toEqual([
    ['here', 't'],
    ['there', ''],
  ]);
  expect([me.secretFor('here'), me.secretFor('there'), me.secretFor('there', 'spectator')]).toEqual(['t', key, '']);
  expect(localStorage.getItem('regalia-person')).toBe(JSON.stringify(key));
});

test('without a server there is no key, and one plays as somebody unknown', async () => {
  const { me } = await opened();
  serverSays({});
  expect(await me.as((token) => Promise.resolve(`with «${token}»`))).toBe('with «»');
  expect(localStorage.getItem('regalia-person')).toBeNull();
});

test('a key that opens nothing any more is dropped, and what was wished is done without', async () => {
  const { me } = await opened();
  me.hold('old');
  const { ask } = await import('./api');
  const questions = serverSays({ '/api/tables': unknown() });
  await expect(me.as((token) => ask('tables', { token, body: {} }))).rejects.toThrow('person-unknown');
  expect(questions.map(({ headers }) => headers['authorization'])).toEqual(['Bearer old', undefined]);
  expect(me.key).toBe('');
});

test('a game that was put away here does not come back from the server until it is opened', async () => {
  const { me, myGames } = await opened();
  me.hold('key');
  serverSays({ '/api/person/games': found });
  await me.bring();
  const one = myGames.find('there')!;
  myGames.forget(one);
  await me.bring();
  expect(myGames.list).toEqual([]);
  myGames.keep(one);
  myGames.list = [];
  await me.bring();
  expect(myGames.list).toHaveLength(1);
});
