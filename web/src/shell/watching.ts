/** What a table does for whoever looks away: it shows a notification, and lets the server know whom to tell of their turns. */
import { ask } from './api';
import { drawnKey } from './base64';
import { keep, kept } from './storage';

const tables = 'alerts-tables';

/** In place of a secret of its own: alerts belong to the reader's key, also when it is renewed. */
const ofPerson = 'person';

/** The secret under which this browser's alerts are kept; none until somebody has asked for some. */
export const alertsKey = (): string => {
  const own = kept<string>('alerts-key', '');
  return own === ofPerson ? kept('person', '') : own;
};

/** Whether this browser shows a notification while a table is open behind other windows. */
export const showsHere = (): boolean => kept('alerts-here', false);

/** Makes the secret, when it is first needed. */
export function makeAlertsKey(): string {
  const known = alertsKey();
  if (known) return known;
  const person = kept('person', '');
  if (person) {
    keep('alerts-key', ofPerson);
    return person;
  }
  const key = drawnKey();
  keep('alerts-key', key);
  return key;
}

/** Lets the server tell of one's turns at a table, once. One that is not reached is asked again when the table is opened. */
export async function watchTable(table: string, token: string): Promise<void> {
  const person = alertsKey();
  if (!person || kept<string[]>(tables, []).includes(table)) return;
  await ask(`tables/${table}/alerts`, { token, body: { person } });
  keep(tables, [table, ...kept<string[]>(tables, [])].slice(0, 200));
}

/** Shows that it is the reader's turn, if they look elsewhere and want that. A later one takes the place of an earlier. */
export async function showNotification(title: string, body: string, table: string): Promise<void> {
  if (!document.hidden || !showsHere() || typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const told = { body, tag: `turn-${table}`, icon: '/icons/regalia-192.png', data: { url: `/table/${table}` } };
  const worker = await navigator.serviceWorker?.getRegistration();
  // A phone shows it only through the worker.
  if (worker) await worker.showNotification(title, told);
  else new Notification(title, told).onclick = () => focus();
}
