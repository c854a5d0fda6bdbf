// Generated from src/regalia/games/bellum_magica/shown.py by `python -m regalia.server.protocol.typescript`.
// A test compares: change that, not this.

/** Who rolls today, which day it is, what the die shows (0 before the first roll), and when the game ends. */
export interface Shown {
  captain: number;
  chests_to_end: number;
  day: number;
  die: number;
}

/** Both wings of a mage. */
export interface ShownOfPlayer {
  work_icons: WorkIcons;
  war_icons: WarIcons;
}

/** The icons of a right wing: of each kind so many on the six faces of the die. */
export interface WarIcons {
  swords: [number, number, number, number, number, number];
  magic_swords: [number, number, number, number, number, number];
  thieves: [number, number, number, number, number, number];
}

/** The icons of a left wing: of each kind so many on the six faces of the die. */
export interface WorkIcons {
  food: [number, number, number, number, number, number];
  runes: [number, number, number, number, number, number];
  maps: [number, number, number, number, number, number];
}
