import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverSays } from '../testing/server';
import { said } from '../testing/tables';
import { notices } from './notices.svelte';
import { exportRecord } from './record';

let pressed: HTMLAnchorElement[];

beforeEach(() => {
  vi.useFakeTimers();
  pressed = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(this);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the record comes as a file named after the table', async () => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:record');
  const let_go = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const asked = serverSays({ '/api/tables/b7c1/record': 'the record' });
  await exportRecord('b7c1', 'secret');
  expect(asked[0]!.headers).toEqual({ authorization: 'Bearer secret' });
  expect(await (made.mock.calls[0]![0] as Blob).text()).toBe('the record');
  expect(pressed).toHaveLength(1);
  expect(pressed[0]).toMatchObject({ download: 'regalia-b7c1.record', href: 'blob:record' });
  expect(let_go).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(let_go).toHaveBeenCalledWith('blob:record');
});

test('a record that cannot be had is explained', async () => {
  serverSays({ '/api/tables/b7c1/record': new Response(JSON.stringify({ error: said('server-no-table') }), { status: 404 }) });
  await exportRecord('b7c1', 'secret');
  expect(pressed).toEqual([]);
  expect(notices.list.at(-1)!.said).toEqual(said('server-no-table'));
});
