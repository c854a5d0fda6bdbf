import { beforeEach, expect, test, vi } from 'vitest';
import { serverSays } from '../testing/server';
import { keep, kept } from './storage';
import { alertsKey, makeAlertsKey, showNotification, watchTable } from './watching';

const shown: [string, NotificationOptions][] = [];

class Shown {
  static permission = 'granted';
  onclick: unknown;
  constructor(title: string, options: NotificationOptions) {
    shown.push([title, options]);
  }
}

beforeEach(() => {
  shown.length = 0;
  vi.stubGlobal('Notification', Shown);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
});

test('a secret is made once', () => {
  expect(alertsKey()).toBe('');
  const key = makeAlertsKey();
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(makeAlertsKey()).toBe(key);
});

test('who has a key of their own has alerts by it, also when it is renewed', () => {
  keep('person', 'first-key');
  expect(makeAlertsKey()).toBe('first-key');
  keep('person', 'second-key');
  expect(alertsKey()).toBe('second-key');
});

test('the server is told of a table once, and only by those who want alerts', async () => {
  const asked = serverSays({ '/api/tables/b7/alerts': new Response(null, { status: 204 }) });
  await watchTable('b7', 'seat');
  expect(asked).toEqual([]);
  keep('alerts-key', 'secret');
  await watchTable('b7', 'seat');
  await watchTable('b7', 'seat');
  expect(asked.map(({ body, headers }) => [body, headers['authorization']])).toEqual([['{"person":"secret"}', 'Bearer seat']]);
  expect(kept('alerts-tables', [])).toEqual(['b7']);
});

test('a table that the server did not hear of is told again', async () => {
  keep('alerts-key', 'secret');
  serverSays({});
  await expect(watchTable('b7', 'seat')).rejects.toThrow();
  expect(kept('alerts-tables', [])).toEqual([]);
});

test('a notification is shown only where it is wanted and nobody looks', async () => {
  await showNotification('Chess', 'Your turn', 'b7');
  expect(shown).toEqual([]);
  keep('alerts-here', true);
  await showNotification('Chess', 'Your turn', 'b7');
  expect(shown).toEqual([['Chess', expect.objectContaining({ body: 'Your turn', tag: 'turn-b7' })]]);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  await showNotification('Chess', 'Your turn', 'b7');
  expect(shown).toHaveLength(1);
});
