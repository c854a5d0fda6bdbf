import type { LogEntry, State, Tip } from '../protocol';
import { keep, kept } from './storage';

/** What a first game explains, once for each person: which tables are guided, and what this browser has been told. */
class Guide {
  /** The tables at which things are explained. */
  tables = $state.raw<string[]>(kept<string[]>('guided', []));
  /** What was explained: «game/tip». */
  told = $state.raw<string[]>(kept<string[]>('guide-told', []));

  guides(table: string): boolean {
    return this.tables.includes(table);
  }

  begin(table: string): void {
    this.tables = [...kept<string[]>('guided', this.tables).slice(-50), table];
    keep('guided', this.tables);
  }

  /** Nothing more is explained at this table. */
  leave(table: string): void {
    this.tables = kept<string[]>('guided', this.tables).filter((one) => one !== table);
    keep('guided', this.tables);
  }

  note(game: string, tip: string): void {
    this.told = [...new Set([...kept<string[]>('guide-told', this.told), `${game}/${tip}`])];
    keep('guide-told', this.told);
  }

  /** Everything is explained once more. */
  again(): void {
    this.told = [];
    keep('guide-told', []);
  }

  /** What is to be explained now: the first thing that matters at this table and was not told yet. */
  next(tips: readonly Tip[], state: State, log: readonly LogEntry[]): Tip | undefined {
    const happened = new Set(log.flatMap((entry) => entry.events.map((event) => event.what)));
    const matters = (tip: Tip) =>
      (tip.asked !== '' && tip.asked === state.decision?.prompt.id) ||
      (tip.told !== '' && happened.has(tip.told)) ||
      (tip.near > 0 && (state.nearness?.part ?? 0) >= tip.near && !state.over);
    return tips.find((tip) => !this.told.includes(`${state.game}/${tip.id}`) && matters(tip));
  }
}

export const guide = new Guide();
