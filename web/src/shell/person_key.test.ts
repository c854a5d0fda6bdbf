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
  ...(await import('./person_key')),
});
const found = { games: [{ table: 'there', game: 'chess', created: 5 }] };
const unknown = () => new Response(JSON.stringify({ error: said('person-unknown') }), { status: 404 });
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

test('another key is taken over with all games of both', async () => {
  const { me, myGames, takeOver } = await opened();
  me.hold('own');
  const questions = serverSays({ '/api/person/unite': found, '/api/person/games': found });
  await takeOver('other');
  expect(questions[0]).toMatchObject({ path: '/api/person/unite', headers: bearer('other'), body: JSON.stringify({ key: 'own' }) });
  expect([me.key, myGames.list.length]).toEqual(['other', 1]);
  await takeOver('other');
  expect(questions).toHaveLength(2);
});

test('a renewed key takes the place of the old one and of the secrets of seats', async () => {
  const { me, myGames, renew } = await opened();
  me.hold('old');
  myGames.keep({ table: 'here', token: 't', game: 'chess', role: 'player', since: 1 });
  const questions = serverSays({ '/api/person/key': {} });
  await renew();
  expect(questions[0]!.headers).toMatchObject(bearer('old'));
  expect(JSON.parse(questions[0]!.body as string)).toEqual({ key: me.key });
  expect(me.secretFor('here')).toBe(me.key);
});

test('if the answer to a renewal is lost, it is found out which key holds', async () => {
  const { me, renew, settleRenewal } = await opened();
  me.hold('old');
  serverSays({});
  await expect(renew()).rejects.toThrow();
  expect(me.key).toBe('old');
  const questions = serverSays({ '/api/person': {} });
  await settleRenewal();
  expect(me.key).not.toBe('old');
  expect(questions[0]!.headers).toMatchObject(bearer(me.key));
  await settleRenewal();
  expect(questions).toHaveLength(1);
  const kept = me.key;
  serverSays({});
  await expect(renew()).rejects.toThrow();
  serverSays({ '/api/person': unknown() });
  await settleRenewal();
  expect(me.key).toBe(kept);
});

test('who is forgotten has neither key nor games here', async () => {
  const { me, myGames, forgetMe } = await opened();
  me.hold('key');
  myGames.keep({ table: 'here', token: 't', game: 'chess', role: 'player', since: 1 });
  myGames.keep({ table: 'here', token: 'w', game: 'chess', role: 'spectator', since: 1 });
  serverSays({ '/api/person/forget': {} });
  await forgetMe();
  expect([me.key, myGames.list.map(({ role }) => role)]).toEqual(['', ['spectator']]);
});
