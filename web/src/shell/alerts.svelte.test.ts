import { beforeEach, expect, test, vi } from 'vitest';
import { type Asked, serverSays } from '../testing/server';
import { Alerts, clockOf, minutesOf } from './alerts.svelte';
import { keep, kept } from './storage';

const way = (kind: 'push' | 'mail', id: string) => ({ id, kind, address: 'anna@example.org', confirmed: kind === 'push', quiet: null });
const found = (...ways: ReturnType<typeof way>[]) => ({ push: 'BAEC', mail: true, ways });
const unsubscribe = vi.fn();

/** A browser with a push service, that allows notifications or not. */
function browser(permission: NotificationPermission): void {
  const subscription = { endpoint: 'https://push.example.org/1', getKey: () => new Uint8Array([251, 255]).buffer, unsubscribe };
  const pushManager = { subscribe: async () => subscription, getSubscription: async () => subscription };
  vi.stubGlobal('Notification', { permission, requestPermission: async () => permission });
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) }, languages: ['en'] });
}

beforeEach(() => unsubscribe.mockReset());

test('nothing is on before somebody asks, and nobody is asked for', async () => {
  const asked = serverSays({ '/api/alerts': found() });
  const alerts = new Alerts();
  await alerts.open();
  expect([alerts.any, asked[0]!.headers]).toEqual([false, {}]);
});

test('this browser is told of to the server, with its keys and the hours', async () => {
  browser('granted');
  const asked: Asked[] = serverSays({ '/api/alerts': found(), '/api/alerts/push': found(way('push', 'p1')) });
  keep('alerts-quiet', { start: 60, end: 90 });
  const alerts = new Alerts();
  await alerts.open();
  await alerts.setPush(true);
  const body = JSON.parse(String(asked.find(({ path }) => path === '/api/alerts/push')!.body)) as Record<string, unknown>;
  expect(body).toMatchObject({ endpoint: 'https://push.example.org/1', p256dh: '-_8', auth: '-_8', quiet: { start: 60, end: 90 } });
  expect([alerts.pushed, kept('alerts-push', '')]).toEqual([true, 'p1']);
});

test('who forbids notifications hears why it stays off', async () => {
  browser('denied');
  serverSays({ '/api/alerts': found() });
  const alerts = new Alerts();
  await alerts.open();
  await expect(alerts.setPush(true)).rejects.toMatchObject({ said: { id: 'web-alerts-denied' } });
  await expect(alerts.setHere(true)).rejects.toMatchObject({ said: { id: 'web-alerts-denied' } });
  expect(alerts.any).toBe(false);
});

test('one press stops everything', async () => {
  browser('granted');
  const both = found(way('push', 'p1'), way('mail', 'm1'));
  const asked = serverSays({ '/api/alerts': both, '/api/alerts/ways/p1': found(way('mail', 'm1')), '/api/alerts/ways/m1': found() });
  keep('alerts-key', 'secret');
  keep('alerts-push', 'p1');
  const alerts = new Alerts();
  await alerts.open();
  expect(alerts.any).toBe(true);
  await alerts.stopAll();
  expect([alerts.any, unsubscribe.mock.calls.length]).toEqual([false, 1]);
  expect(asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual(['/api/alerts/ways/p1', '/api/alerts/ways/m1']);
});

test('a browser that the server has forgotten is off again', async () => {
  serverSays({ '/api/alerts': found() });
  keep('alerts-key', 'secret');
  keep('alerts-push', 'p1');
  const alerts = new Alerts();
  await alerts.open();
  expect(alerts.pushed).toBe(false);
});

test('quiet hours reach every way', async () => {
  browser('granted');
  const both = found(way('push', 'p1'), way('mail', 'm1'));
  const asked = serverSays({ '/api/alerts': both, '/api/alerts/push': both, '/api/alerts/mail': both });
  keep('alerts-key', 'secret');
  keep('alerts-push', 'p1');
  const alerts = new Alerts();
  await alerts.open();
  await alerts.setQuiet('night');
  const told = asked.filter(({ method }) => method === 'PUT').map(({ body }) => (JSON.parse(String(body)) as { quiet: unknown }).quiet);
  expect(told).toEqual([
    { start: 1320, end: 480 },
    { start: 1320, end: 480 },
  ]);
});

test('hours as a clock shows them', () => {
  expect([clockOf(0), clockOf(1439), minutesOf('07:30')]).toEqual(['00:00', '23:59', 450]);
});
