import type { PersonsGames, Profile } from '../protocol';
import { ask, Refusal } from './api';
import { drawnKey } from './base64';
import { myGames } from './mygames.svelte';
import { notices } from './notices.svelte';
import { settings } from './settings.svelte';
import { keep, kept } from './storage';

/** Who the reader is on this server: a key that this browser keeps, and how they look. */
class Me {
  key = $state<string>(kept('person', ''));
  look = $state.raw<Required<Pick<Profile, 'crest' | 'tincture'>>>(kept('look', { crest: '', tincture: '' }));
  private making: Promise<string> | undefined;

  /** The key, drawn at the first need; none where the browser keeps nothing or the server cannot be reached. */
  need(): Promise<string> {
    if (this.key) return Promise.resolve(this.key);
    this.making ??= this.make().finally(() => {
      this.making = undefined;
    });
    return this.making;
  }

  private async make(): Promise<string> {
    const key = drawnKey();
    try {
      await ask('person', { token: key, body: this.profile });
    } catch {
      return '';
    }
    if (!this.hold(key)) return '';
    await this.bring().catch(() => undefined);
    return key;
  }

  get profile(): Profile {
    return { name: settings.nickname.trim(), ...this.look };
  }

  /** Keeps a key in place of the one before; says whether the browser let us. */
  hold(key: string): boolean {
    const held = keep('person', key);
    if (held || !key) this.key = key;
    return held;
  }

  wear(look: Me['look']): void {
    this.look = look;
    keep('look', look);
  }

  /** The games that this browser has secrets for are the reader's from now on, and those of other devices come here. */
  async bring(): Promise<void> {
    const games = myGames.list.filter(({ role, token }) => role === 'player' && token).map(({ table, token }) => ({ table, token }));
    const found = await ask<PersonsGames>('person/games', { token: this.key, ...(games.length ? { body: { games } } : {}) });
    myGames.bring(found.games);
  }

  /** Does something as the reader; with a key that opens nothing any more it is done as somebody unknown. */
  async as<Answer>(deed: (token: string) => Promise<Answer>): Promise<Answer> {
    const key = await this.need();
    try {
      return await deed(key);
    } catch (problem) {
      if (!key || !(problem instanceof Refusal) || problem.said.id !== 'person-unknown') throw problem;
      this.hold('');
      notices.refuse(problem);
      return deed('');
    }
  }

  /** The secret with which the reader opens a table. */
  secretFor(table: string, role: 'player' | 'spectator' = 'player'): string {
    const known = myGames.find(table, role);
    return known?.token || (role === 'player' ? this.key : '');
  }
}

export const me = new Me();
