import type { Alerts as Found, MailWish, PushWish, QuietHours, Way } from '../protocol';
import { ask, Refusal } from './api';
import { bytesOf, written } from './base64';
import { myGames } from './mygames.svelte';
import { settings } from './settings.svelte';
import { keep, kept } from './storage';
import { alertsKey, makeAlertsKey, showsHere, watchTable } from './watching';
import { said } from './words';

/** Minutes of the day as a clock shows them, and back. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

const keyOf = (subscription: PushSubscription, name: PushEncryptionKeyName): string =>
  written(new Uint8Array(subscription.getKey(name) ?? []));

const night: QuietHours = { start: 22 * 60, end: 8 * 60 };

/** By which ways the reader is told that it is their turn: each is off until it is asked for. */
export class Alerts {
  here = $state(showsHere());
  ways = $state.raw<Way[]>([]);
  /** What the server can do; nothing before it has answered. */
  offered = $state.raw<{ push: string; mail: boolean }>();
  quiet = $state.raw<QuietHours | null>(kept('alerts-quiet', null));
  /** Whether this browser is among the ways. */
  pushed = $state(kept('alerts-push', '') !== '');

  readonly mail = $derived(this.ways.find((way) => way.kind === 'mail'));
  readonly any = $derived(this.here || this.pushed || this.ways.length > 0);

  async open(): Promise<void> {
    const token = alertsKey();
    this.take(await ask<Found>('alerts', token ? { token } : {}));
    // The browser, or its push service, may have forgotten.
    const way = kept('alerts-push', '');
    if (way && token && !this.ways.some(({ id }) => id === way)) this.forgetPush();
  }

  private take(found: Found): void {
    this.offered = { push: found.push, mail: found.mail };
    this.ways = found.ways;
  }

  /** Asks the browser whether it may show notifications. */
  private async allowed(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') throw new Refusal(said('web-alerts-denied'), 0);
  }

  async setHere(on: boolean): Promise<void> {
    if (on) await this.allowed();
    this.here = on;
    keep('alerts-here', on);
  }

  async setPush(on: boolean): Promise<void> {
    const worker = await navigator.serviceWorker.ready;
    if (!on) {
      await (await worker.pushManager.getSubscription())?.unsubscribe();
      const way = kept('alerts-push', '');
      this.forgetPush();
      if (way) await this.end(way);
      return;
    }
    await this.allowed();
    const key = bytesOf(this.offered!.push);
    const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => {
      throw new Refusal(said('web-alerts-no-key'), 0);
    });
    await this.tellPush(subscription);
    await this.watchAll();
  }

  private async tellPush(subscription: PushSubscription): Promise<void> {
    const { endpoint } = subscription;
    const keys = { p256dh: keyOf(subscription, 'p256dh'), auth: keyOf(subscription, 'auth') };
    const before = new Set(this.ways.map(({ id }) => id));
    const body: PushWish = { endpoint, ...keys, ...this.wishes() };
    this.take(await ask<Found>('alerts/push', { method: 'PUT', token: makeAlertsKey(), body }));
    const mine = this.ways.find((way) => way.kind === 'push' && !before.has(way.id)) ?? this.ways.find((way) => way.kind === 'push');
    keep('alerts-push', mine?.id ?? '');
    this.pushed = true;
  }

  private forgetPush(): void {
    keep('alerts-push', '');
    this.pushed = false;
  }

  /** Asks for letters to an address; the first has a link to confirm it. */
  async setMail(address: string): Promise<void> {
    const body: MailWish = { address, ...this.wishes() };
    this.take(await ask<Found>('alerts/mail', { method: 'PUT', token: makeAlertsKey(), body }));
    await this.watchAll();
  }

  /** Sets quiet hours on every way. */
  async setQuiet(hours: QuietHours | null | 'night'): Promise<void> {
    this.quiet = hours === 'night' ? night : hours;
    keep('alerts-quiet', this.quiet);
    if (this.mail) await this.setMail(this.mail.address);
    if (!this.pushed) return;
    const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    if (subscription) await this.tellPush(subscription);
  }

  private wishes(): Pick<PushWish, 'language' | 'zone' | 'quiet'> {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return { language: settings.language, zone: timeZone || 'UTC', quiet: this.quiet };
  }

  async end(way: string): Promise<void> {
    this.take(await ask<Found>(`alerts/ways/${way}`, { method: 'DELETE', token: makeAlertsKey(), body: {} }));
  }

  /** All of it off, with one press. */
  async stopAll(): Promise<void> {
    this.here = false;
    keep('alerts-here', false);
    if (this.pushed) await this.setPush(false);
    for (const way of this.ways) await this.end(way.id);
  }

  /** Tables that this browser has secrets for are told of too; those of the reader's own key the server knows. */
  private async watchAll(): Promise<void> {
    for (const { table, token, role } of myGames.list) {
      // A table that is gone, or of which nothing is known any more, needs no alerts.
      if (role === 'player' && token) await watchTable(table, token).catch(() => undefined);
    }
  }
}
