import { keep, kept } from './storage';

/** A table this browser has a secret for: seats to play, or a place to look on. Without a token the reader's own key
 * opens it. */
export interface MyGame {
  table: string;
  token: string;
  game: string;
  role: 'player' | 'spectator';
  since: number;
}

class MyGames {
  list = $state.raw<MyGame[]>(kept<MyGame[]>('games', []));

  find(table: string, role: MyGame['role'] = 'player'): MyGame | undefined {
    return this.list.find((one) => one.table === table && one.role === role);
  }

  /** Keeps a secret, the newest first; says whether the browser let us. */
  keep(one: MyGame): boolean {
    const others = kept<MyGame[]>('games', this.list).filter((other) => other.table !== one.table || other.role !== one.role);
    this.list = [one, ...others].slice(0, 200);
    const hidden = kept<string[]>('hidden', []);
    if (hidden.includes(one.table))
      keep(
        'hidden',
        hidden.filter((table) => table !== one.table),
      );
    return keep('games', this.list);
  }

  /** The games that the server knows as the reader's, from whichever device, but for those that were put away here. */
  bring(games: readonly { table: string; game: string; created: number }[]): void {
    const hidden = new Set(kept<string[]>('hidden', []));
    const known = new Set(this.list.filter(({ role }) => role === 'player').map(({ table }) => table));
    const fresh = games
      .filter(({ table }) => !known.has(table) && !hidden.has(table))
      .map(({ table, game, created }): MyGame => ({ table, game, token: '', role: 'player', since: created * 1000 }));
    if (!fresh.length) return;
    this.list = [...this.list, ...fresh].slice(0, 200);
    keep('games', this.list);
  }

  /** The secrets of single seats open nothing any more: the key does. */
  byKeyAlone(): void {
    this.list = this.list.map((one) => (one.role === 'player' ? { ...one, token: '' } : one));
    keep('games', this.list);
  }

  forget(one: MyGame): void {
    if (one.role === 'player') keep('hidden', [...kept<string[]>('hidden', []), one.table].slice(-500));
    this.list = kept<MyGame[]>('games', this.list).filter((other) => other.table !== one.table || other.role !== one.role);
    keep('games', this.list);
  }
}

export const myGames = new MyGames();
