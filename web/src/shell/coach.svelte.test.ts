import { beforeEach, expect, test } from 'vitest';
import type { Hint } from '../protocol';
import { changes, opened, question, told } from '../testing/opened';
import { serverSays } from '../testing/server';
import { asked, option, said, seat } from '../testing/tables';

const hint: Hint = {
  seat: 0,
  wins: 50,
  kind: ['slay', 'rob'],
  pair: ['hire', 'rob'],
  best: 'rob',
  matters: [],
  these_two: [said('coach-these-two')],
  this_one: [],
};
const lit = () => [...document.querySelectorAll<HTMLElement>('[data-lit]')].map((one) => one.dataset['object']);

beforeEach(() => {
  document.body.innerHTML = '<b data-object="market:1"></b><b data-object="market:2"></b><b data-object="gold@0"></b>';
  HTMLElement.prototype.scrollIntoView = () => {};
});

test.each([
  [[seat(0, 'person'), seat(1, 'bot')], [0], true],
  [[seat(0, 'person'), seat(1, 'person')], [0, 1], true],
  [[seat(0, 'person'), seat(1, 'person')], [0], false],
  [[seat(0, 'bot'), seat(1, 'bot')], [], false],
])('is fair only against bots and oneself', (seats, mine, fair) => {
  expect(opened({ seats, mine }).coach.allowed).toBe(fair);
  expect(opened({ seats, mine, rated: true }).coach.allowed).toBe(false);
});

test('says more each time it is asked', async () => {
  const table = opened({ decision: question() });
  const questions = serverSays({ '/api/tables/b7c1/hint': hint });
  await table.coach.ask();
  expect([table.coach.hint, table.coach.depth]).toEqual([hint, 1]);
  expect(lit()).toEqual(['market:2']);
  await table.coach.ask();
  expect(table.coach.depth).toBe(2);
  expect(lit()).toEqual(['market:1', 'market:2', 'gold@0']);
  await table.coach.ask();
  await table.coach.ask();
  expect(table.coach.depth).toBe(3);
  expect(lit()).toEqual(['market:2']);
  expect(questions).toHaveLength(1);
  table.coach.drop();
  expect(table.coach.hint).toBeNull();
  expect(lit()).toEqual([]);
});

test('of only two options it names the best at once', async () => {
  const table = opened({ decision: question() });
  serverSays({ '/api/tables/b7c1/hint': { ...hint, these_two: [] } });
  await table.coach.ask();
  await table.coach.ask();
  expect(table.coach.depth).toBe(3);
});

test('is not listened to when the question has changed meanwhile', async () => {
  const table = opened({ decision: question() });
  serverSays({ '/api/tables/b7c1/hint': hint });
  const asking = table.coach.ask();
  changes(table, { decision: asked([option('other')]) });
  await asking;
  expect(table.coach.hint).toBeNull();
  expect(table.coach.asking).toBe(false);
});

test('that cannot answer says why', async () => {
  const table = opened({ decision: question() });
  serverSays({});
  await table.coach.ask();
  expect(told()).toEqual(['web-no-server']);
  expect(table.coach.asking).toBe(false);
});

test('is forgotten with the next question', async () => {
  const table = opened({ decision: question() });
  serverSays({ '/api/tables/b7c1/hint': hint });
  await table.coach.ask();
  changes(table, { decision: question() });
  expect(table.coach.hint).toBeNull();
});
