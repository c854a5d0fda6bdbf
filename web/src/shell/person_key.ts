import type { PersonsGames } from '../protocol';
import { ask } from './api';
import { drawnKey } from './base64';
import { myGames } from './mygames.svelte';
import { me } from './person.svelte';
import { keep, kept } from './storage';

/** Takes another key over in place of one's own: all games that either opened are the reader's then, on both devices. */
export async function takeOver(key: string): Promise<void> {
  const own = me.key;
  if (own === key) return;
  if (own) {
    const found = await ask<PersonsGames>('person/unite', { token: key, body: { key: own } });
    myGames.bring(found.games);
  }
  me.hold(key);
  await me.bring();
}

/** Lets a new key take the place of the old one. It is kept before the server is asked: should the answer be lost, it is
 * found out later which of the two opens anything. */
export async function renew(): Promise<void> {
  const next = drawnKey();
  keep('next-key', next);
  await ask('person/key', { token: me.key, body: { key: next } });
  settle(next);
}

/** If the answer to a renewal was lost, finds out whether it took place. */
export async function settleRenewal(): Promise<void> {
  const next = kept<string>('next-key', '');
  if (!next) return;
  try {
    await ask('person', { token: next });
    settle(next);
  } catch {
    keep('next-key', '');
  }
}

function settle(key: string): void {
  me.hold(key);
  myGames.byKeyAlone();
  keep('next-key', '');
}

/** The reader is forgotten by the server, and this browser forgets their games. */
export async function forgetMe(): Promise<void> {
  await ask('person/forget', { token: me.key, body: {} });
  for (const one of myGames.list.filter(({ role }) => role === 'player')) myGames.forget(one);
  me.hold('');
}
