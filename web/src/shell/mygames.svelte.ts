import { keep, kept } from './storage';

/** A table this browser has a secret for: seats to play, or a place to look on. */
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
    return keep('games', this.list);
  }

  forget(one: MyGame): void {
    this.list = kept<MyGame[]>('games', this.list).filter((other) => other.table !== one.table || other.role !== one.role);
    keep('games', this.list);
  }
}

export const myGames = new MyGames();
