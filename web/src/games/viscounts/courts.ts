import type { SeatLook } from '../../pieces/kinds';
import type { TableView } from '../../shell/table.svelte';
import type { Shown, ShownOfPlayer, Standing } from './shown';

/** A table of Viscounts: what its board shows is typed by the rules. */
export type ViscountsView = TableView<Shown, ShownOfPlayer>;

/** One board with all that is on it. */
export interface Court {
  seat: number;
  stands: Standing;
  counters: Record<string, number>;
  arms: SeatLook;
}

/** Everybody with a board, by seat; the solo opponent is the last. */
export function courts(table: ViscountsView): Court[] {
  const { opponent } = table.board;
  const people = table.state.players.map(
    ({ seat, counters }): Court => ({ seat, stands: table.boardOf(seat), counters, arms: table.looks[seat]! }),
  );
  if (!opponent) return people;
  const { stands, counters } = opponent;
  return [...people, { seat: people.length, stands, counters, arms: table.looks[people.length]! }];
}

/** The solo opponent's board, if this is its seat. */
export const opponentAt = (table: ViscountsView, seat: number) => (seat >= table.state.players.length ? table.board.opponent : null);

export const cardsIn = (table: ViscountsView, zone: string, seat = -1) => table.zone(zone, seat)?.stacks[0] ?? { hidden: 0, cards: [] };
