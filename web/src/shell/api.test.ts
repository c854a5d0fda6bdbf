import { afterEach, expect, test, vi } from 'vitest';
import { serverSays } from '../testing/server';
import { ask, askText, Refusal } from './api';

afterEach(() => vi.unstubAllGlobals());

/** What is thrown. */
const refusal = async (asking: Promise<unknown>): Promise<Refusal> => {
  const problem = await asking.catch((thrown: unknown) => thrown);
  if (!(problem instanceof Refusal)) throw new Error('no refusal');
  return problem;
};

test('a question without a body is a plain one', async () => {
  const asked = serverSays({ '/api/games': { games: [] } });
  expect(await ask('games')).toEqual({ games: [] });
  expect(asked).toEqual([{ path: '/api/games', method: 'GET', headers: {}, body: undefined }]);
});

test('a body is sent as JSON, and the secret goes along', async () => {
  const asked = serverSays({ '/api/tables': { table: 'b7c1' } });
  await ask('tables', { body: { game: 'chess' }, token: 'secret' });
  expect(asked[0]).toEqual({
    path: '/api/tables',
    method: 'POST',
    headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
    body: '{"game":"chess"}',
  });
});

test('a game file goes along in JSON too, for a server understands nothing else', async () => {
  const asked = serverSays({ '/api/records/check': {} });
  await ask('records/check', { body: { record: 'a record' } });
  expect(asked[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"record":"a record"}' });
});

test('a way of asking can be named', async () => {
  const asked = serverSays({ '/api/tables/1': 204 });
  expect(await ask('tables/1', { method: 'DELETE' })).toBeUndefined();
  expect(asked[0]!.method).toBe('DELETE');
});

test('a text comes back as it is', async () => {
  serverSays({ '/api/rules': '# Rules' });
  expect(await askText('rules')).toBe('# Rules');
});

test('a refusal says what the server says', async () => {
  const error = { id: 'server-no-table', args: { table: 'x' } };
  serverSays({ '/api/tables/x': new Response(JSON.stringify({ error }), { status: 404 }) });
  expect(await refusal(ask('tables/x'))).toMatchObject({ said: error, status: 404 });
  expect(await refusal(askText('tables/x'))).toMatchObject({ said: error, status: 404 });
});

test('a proxy that answers in its own words is no server', async () => {
  serverSays({ '/api/games': new Response('<h1>Bad gateway</h1>', { status: 502 }) });
  expect(await refusal(ask('games'))).toMatchObject({ said: { id: 'web-no-server', args: {} }, status: 502 });
});

test('neither is one that does not answer', async () => {
  serverSays({});
  expect(await refusal(ask('games'))).toMatchObject({ said: { id: 'web-no-server', args: {} }, status: 0 });
});
