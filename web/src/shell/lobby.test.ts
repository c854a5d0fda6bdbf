import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverSays } from '../testing/server';
import { english, state } from '../testing/tables';
import { shelf } from './games.svelte';
import { language } from './language.svelte';
import { goOn, playAgain, seriesStands, signed, unratedBecause } from './lobby';
import { myGames } from './mygames.svelte';
import { notices } from './notices.svelte';
import { me } from './person.svelte';
import { TableView } from './table.svelte';

beforeEach(() => {
  localStorage.clear();
  language.words = english;
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => vi.unstubAllGlobals());

const finished = (token: string) => {
  const table = new TableView('b7c1', token);
  table.shown = state();
  return table;
};

test('where games cannot be rated, it is said why', () => {
  shelf.rates = false;
  expect(unratedBecause([{ kind: 'person' }, { kind: 'open' }], '')).toBe(english.say('rated-not-here'));
});

test('a series says how it stands while it is played', () => {
  const table = finished('seat');
  expect(seriesStands(table)).toBe('');
  table.shown = { ...table.state, series: { best_of: 3, game: 2, wins: table.state.seats.map((_, seat) => +(seat === 0)) } };
  const wins = table.seatNames.map((name, seat) => `${name} ${+(seat === 0)}`).join(' · ');
  expect(seriesStands(table)).toBe(english.say('lobby-series-stands', { n: 2, of: 3, wins }));
});

test('a chosen deal and two people at one screen are not rated', () => {
  shelf.rates = true;
  expect(unratedBecause([{ kind: 'person' }, { kind: 'open' }], '')).toBeUndefined();
  expect(unratedBecause([{ kind: 'person' }, { kind: 'open' }], '5')).toBe(english.say('rated-deal'));
  expect(unratedBecause([{ kind: 'person' }, { kind: 'person' }], '')).toBe(english.say('rated-seats'));
  expect(unratedBecause([{ kind: 'person' }], '')).toBe(english.say('rated-seats'));
});

test('the same company plays on at a table that the same secret opens', async () => {
  const asked = serverSays({ '/api/tables/b7c1/again': { table: 'next' } });
  await playAgain(finished('seat'), 'same');
  expect(asked[0]).toMatchObject({ method: 'POST', body: '{"deal":"same"}', headers: { authorization: 'Bearer seat' } });
  expect(location.pathname).toBe('/table/next');
  expect(myGames.find('next')).toMatchObject({ token: 'seat', game: 'chess' });
});

test('the own key is never written beside a game', () => {
  me.hold('own');
  goOn(finished('own'), 'other');
  expect(myGames.find('other')!.token).toBe('');
  me.hold('');
});

test('a refusal is told', async () => {
  const refused = vi.spyOn(notices, 'refuse');
  serverSays({});
  await playAgain(finished('seat'), 'new');
  expect(refused).toHaveBeenCalledOnce();
});

test('a change has its sign', () => {
  expect([signed(12), signed(0), signed(-7)]).toEqual(['+12', '+0', '−7']);
});
