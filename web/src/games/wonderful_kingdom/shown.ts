// Generated from src/regalia/games/wonderful_kingdom/shown.py by `python -m regalia.server.protocol.typescript`.
// A test compares: change that, not this.

/** What everybody sees of the table. */
export interface Shown {
  beside_danger: number;
  first: number;
  module: string;
  outcome: string;
  phase: string;
  quests: string[];
  round: number;
  scenario: string;
  searched: boolean;
  step: number;
  unbuilt: string[];
  undefeated: string[];
  vermin_left: number;
  volumes: [number, number, number, number][];
}

/**
 * What everybody sees of one player; amounts of resources stand in the order of production.
 *
 * `beside` are the menaces that lie under no card in construction.
 */
export interface ShownOfPlayer {
  beside: string[];
  cubes: [number, number, number, number];
  duchy: string;
  lab: [number, number, number, number];
  spies_used: number;
  staged_area: number;
  staged_down: boolean;
  steps: string[];
  stolen: ShownSymbol[];
  under_construction: ShownSite[];
  used: string[];
}

/** A card in construction: its name among the others, the card, and what it lacks by the order of kinds. */
export interface ShownSite {
  name: string;
  card: string;
  missing: [number, number, number, number, number, number];
  frozen: boolean;
}

/** A production symbol of a card that a theft token covers. */
export interface ShownSymbol {
  card: string;
  resource: string;
}
