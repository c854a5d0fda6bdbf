import type { SeatLook } from '../../pieces/kinds';
import type { Said, Sign } from '../../protocol';
import type { TableView } from '../../shell/table.svelte';

export type RawSign = readonly [what: Sign['what'], name: string, n: number];

/** An effect as pictures and as a sentence. */
export interface Pictured {
  signs: RawSign[];
  text: Said;
}

/** What is printed under a pile, shown as a card would be. */
export interface PrintedCard {
  id: string;
  kind: string;
  values: Record<string, unknown>;
  signs: Record<string, RawSign[]>;
  text: Said;
  source: string;
}

/** What is printed on the boards, as the segments lie. */
export interface Printed {
  trades: (null | (Pictured & { start: number; merchants: number }))[];
  sites: Pictured[];
  spaces_at: number[];
  /** What the link to the next site clockwise pays, where there is one. */
  links: (Pictured | null)[];
  castle: Pictured[];
  castle_turn: number;
  townsfolk: PrintedCard[];
  manuscripts: PrintedCard[];
  collision: Pictured[];
  automa_collision: Pictured[];
  others_at_collision: (Pictured & { whom: string })[];
}

/** What an action costs where the active viscount stands: icons needed, icons there, ways to pay for the rest. */
export interface Price {
  key: string;
  icon: string;
  cost: number;
  has: number;
  ways: Record<string, number>[];
}

/** What everybody has on the boards: where the viscount stands, workers by tier, open plots. */
export interface Standing {
  space: number;
  yard: number[];
  hall: number[];
  keep: number;
  built: string[];
}

/** What the game shows beyond zones and counters. */
export interface Shown {
  active: number;
  buildings: string[];
  debts_left: number;
  deeds_left: number;
  first: number;
  last_round: number;
  leader: number;
  means: number[][];
  /** The solo opponent's board; its numbers are counters like anybody's. */
  opponent: null | (Standing & { kind: string; halls: string[]; aim: Said } & Record<string, number>);
  owners: number[];
  played: string;
  prices: Price[];
  printed: Printed;
  round: number;
  segments: string[];
}

/** One board with all that is on it. */
export interface Court {
  seat: number;
  stands: Standing;
  counters: Record<string, number>;
  arms: SeatLook;
}

export const shownOn = (table: TableView): Shown => table.state.shown as unknown as Shown;

/** Everybody with a board, by seat; the solo opponent is the last. */
export function courts(table: TableView): Court[] {
  const { opponent } = shownOn(table);
  const people = table.state.players.map(
    ({ seat, shown, counters }): Court => ({ seat, stands: shown as unknown as Standing, counters, arms: table.looks[seat]! }),
  );
  if (!opponent) return people;
  const name = table.say(`viscounts-choice-opponent-${opponent.kind}`);
  return [...people, { seat: people.length, stands: opponent, counters: opponent, arms: { ...table.looks[people.length]!, name } }];
}

/** The solo opponent's board, if this is its seat. */
export const opponentAt = (table: TableView, seat: number) => (seat >= table.state.players.length ? shownOn(table).opponent : null);

export const cardsIn = (table: TableView, zone: string, seat = -1) => table.zone(zone, seat)?.stacks[0] ?? { hidden: 0, cards: [] };
