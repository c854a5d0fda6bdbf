import type { Notes as Found, Note } from '../protocol';
import { ask } from './api';

/** The reader's private notes on a game. */
export class Notes {
  all = $state.raw<Note[]>([]);

  constructor(
    private readonly table: string,
    private readonly token: string,
  ) {}

  /** The note on the game after so many choices. */
  at(choices: number): string {
    return this.all.find((note) => note.at === choices)?.text ?? '';
  }

  async open(): Promise<void> {
    this.all = (await ask<Found>(`tables/${this.table}/notes`, { token: this.token })).notes;
  }

  /** Keeps a note; an empty one is taken away. */
  async write(at: number, text: string): Promise<void> {
    this.all = (await ask<Found>(`tables/${this.table}/notes`, { token: this.token, body: { at, text } })).notes;
  }
}
