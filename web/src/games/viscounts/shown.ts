// Generated from src/regalia/games/viscounts/shown.py by `python -m regalia.server.protocol.typescript`.
// A test compares: change that, not this.
import type { Said, Sign } from '../../protocol';

/**
 * What an action costs where the active viscount stands: icons needed, icons there, ways to pay for the rest.
 *
 * `what` is the action in pictures, `keys` are those of the acts that cost so.
 */
export interface ActionPrice {
  what: Sign[];
  keys: string[];
  icon: string;
  cost: number;
  has: number;
  ways: Record<string, number>[];
}

/** The solo opponent's board: its numbers are counters like anybody's, each of its guildhalls hides an icon. */
export interface Opponent {
  kind: string;
  aim: Said;
  habits: Said[];
  halls: Record<string, string>;
  counters: Record<string, number>;
  stands: Standing;
}

/** An effect as pictures and as a sentence. */
export interface Pictured {
  signs: Sign[];
  text: Said;
}

/**
 * All that is printed on the boards, as the segments lie around the castle.
 *
 * `spaces_at` says from which space each site is reached, `links` what the link to the next site clockwise pays.
 */
export interface Printed {
  trades: (PrintedTrade | null)[];
  sites: Pictured[];
  spaces_at: number[];
  links: (Pictured | null)[];
  castle: PrintedSection[];
  townsfolk: PrintedCard[];
  manuscripts: PrintedCard[];
  plots: PrintedPlot[];
  collision: Pictured[];
  automa_collision: Pictured[];
  others_at_collision: PrintedForOthers[];
}

/** What is printed under a pile, shown as a card would be. */
export interface PrintedCard {
  id: string;
  kind: string;
  values: PrintedCardValues;
  signs: Record<string, Sign[]>;
  text: Said;
  source: string;
}

/** The cost of a printed card, and the icons on it. */
export interface PrintedCardValues {
  cost: number;
  icons: Record<string, number>;
}

/** What a collision brings the others: those with criminals, those without, or all. */
export interface PrintedForOthers {
  whom: string;
  effect: Pictured;
}

/** A place for a building on a viscount's board: which of its type it is, and how many builders it takes. */
export interface PrintedPlot {
  id: string;
  type: string;
  place: number;
  builders: number;
}

/** A section of the castle, and what a worker brings that moves into its second tier. */
export interface PrintedSection {
  name: Said;
  reward: Pictured;
}

/** An outer space: its red start number, and what it offers for so many merchants. */
export interface PrintedTrade {
  start: number;
  merchants: number;
  offer: Pictured;
}

/** What the table shows beyond zones and counters; `means` are the icons that would count for each viscount. */
export interface Shown {
  active: number;
  buildings: string[];
  debts_left: number;
  deeds_left: number;
  dismissed: string;
  first: number;
  last_round: number;
  leader: number;
  means: [number, number, number, number, number][];
  opponent: Opponent | null;
  owners: number[];
  played: string;
  prices: ActionPrice[];
  printed: Printed;
  round: number;
  segments: string[];
  steps: number;
}

/** What a viscount's board shows beyond zones and counters. */
export interface ShownOfPlayer {
  built: string[];
  hall: number[];
  keep: number;
  space: number;
  yard: number[];
  player_card: string;
}

/** What everybody has on the boards: where the viscount stands, workers by tier, open plots. */
export interface Standing {
  built: string[];
  hall: number[];
  keep: number;
  space: number;
  yard: number[];
}
