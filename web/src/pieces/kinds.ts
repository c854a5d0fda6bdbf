import type { IconName } from './generated/icons';

export type { IconName };

/** Heraldic colours; each has its own hatching in tinctures.css. */
export type Tincture = 'or' | 'argent' | 'gules' | 'azure' | 'vert' | 'purpure' | 'sable' | 'tenne' | 'cendree';

/** Outlines of tokens; two kinds of token in one game never share one. */
export type Shape = 'coin' | 'shield' | 'lozenge' | 'seal' | 'hexagon' | 'cube' | 'drop' | 'gate' | 'pennon';

/** What a token stands for: gold, strength, materials, a virtue. */
export interface TokenKind {
  /** What the game calls it, by which it is explained. */
  term?: string;
  icon: IconName;
  tincture: Tincture;
  shape: Shape;
}

/** Some tokens of one kind, with the number said aloud in `label` («3 gold»). */
export interface Amount {
  kind: TokenKind;
  count: number | string;
  label?: string;
  /** The printed number, where the effective one differs. */
  printed?: number | string;
}

/** A role, type or area: a picture in its colour. */
export interface Badge {
  /** What the game calls it, by which it is explained. */
  term?: string;
  icon: IconName;
  tincture: Tincture;
  label?: string;
}

/** One sign in the picture sentence of an effect. */
export type Sign =
  | { amount: Amount }
  | { badge: Badge }
  | { icon: IconName }
  | { die: number }
  | { mark: 'or' | 'to' | 'per' | 'and' | 'break' }
  | { word: string };

/** One half of a card's effect: when it happens (its mark) and what happens (its signs, and the sentence when zoomed). */
export interface Half {
  mark?: IconName;
  label?: string;
  signs: Sign[];
  text?: string;
}

/** The kind decides the line of partition between a card's picture and its effect. */
export type CardKind = 'person' | 'monster' | 'place' | 'noble' | 'event' | 'plan' | 'plain';

export type CardState = 'plain' | 'glowing' | 'selected' | 'barred';

export type CardSize = 'tiny' | 'small' | 'full' | 'zoom' | 'fill';

/** All that is printed on the front of a card, in any game. */
export interface CardFace {
  id?: string;
  /** All that stands on it, in words. */
  words?: string;
  kind: CardKind;
  tincture: Tincture;
  title: string;
  icon: IconName;
  /** Numbers on the pennon: what the dice must show, a strength, a rank. */
  corners?: (number | string)[];
  cost?: Amount[];
  badges?: Badge[];
  halves?: Half[];
  points?: number | string;
  /** It lies before its owner: what it does is shown however small it is. */
  held?: boolean;
  /** A quiet line at the foot of the zoomed card: where its values come from. */
  foot?: string;
}

/** What makes a seat known at a glance: a crest from its seed, and its colour. */
export interface SeatLook {
  name: string;
  seed: string;
  tincture: Tincture;
  /** What the player has chosen to bear on the shield. */
  charge?: string;
}
