// Generated from src/regalia/games/valeria/shown.py by `python -m regalia.server.protocol.typescript`.
// A test compares: change that, not this.

/** A game whose zones and counters say everything. */
export type NothingMore = Record<string, never>;

/** What everybody sees of the table. */
export interface Shown {
  active: number;
  areas: string[];
  covers: Record<string, string>;
  dice: [number, number];
  exhausted_left: number;
  final_round: boolean;
  first: number;
  turns: number;
  top_tokens: Record<string, [number, number, number]>;
}
