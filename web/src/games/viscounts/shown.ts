import type { Said } from '../../protocol';
import type { TableView } from '../../shell/table.svelte';

export type RawSign = [what: string, name: string, n: number];

/** An effect as pictures and as a sentence. */
export interface Pictured {
  signs: RawSign[];
  text: Said;
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
  townsfolk: (Pictured & { cost: number; icons: RawSign[] })[];
  manuscripts: (Pictured & { cost: number })[];
  collision: Pictured[];
  automa_collision: Pictured[];
  others_at_collision: (Pictured & { whom: string })[];
}

/** What an action costs where the active viscount stands. */
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

/** The solo opponent's board; its numbers are counters like anybody's. */
export type Opponent = Standing & { kind: string; halls: string[]; aim: Said } & Record<string, number>;

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
  opponent: Opponent | null;
  owners: number[];
  played: string;
  prices: Price[];
  printed: Printed;
  round: number;
  segments: string[];
}

export const shownOn = (table: TableView): Shown => table.state.shown as unknown as Shown;

/** Everybody with a board, the solo opponent last. */
export function courts(table: TableView): { seat: number; stands: Standing; counters: Record<string, number> }[] {
  const people = table.state.players.map(({ seat, shown, counters }) => ({ seat, stands: shown as unknown as Standing, counters }));
  const { opponent } = shownOn(table);
  return opponent ? [...people, { seat: people.length, stands: opponent, counters: opponent }] : people;
}

/** The arms of a seat; the solo opponent's are always the same. */
export const armsOf = (table: TableView, seat: number) =>
  table.looks[seat] ?? { name: table.say(`viscounts-choice-opponent-${shownOn(table).opponent!.kind}`), seed: 'automa', tincture: 'gules' as const };

export const cardsIn = (table: TableView, zone: string, seat = -1) => table.zone(zone, seat)?.stacks[0] ?? { hidden: 0, cards: [] };
