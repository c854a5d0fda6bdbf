import type { CardKind } from './kinds';

/** Heraldic lines of partition: how a card's picture ends and its effect begins. */
type Line = 'plain' | 'arched' | 'indented' | 'embattled' | 'engrailed' | 'wavy' | 'dancetty';

const lineOf: Record<CardKind, Line> = {
  person: 'arched',
  monster: 'indented',
  place: 'embattled',
  noble: 'engrailed',
  event: 'wavy',
  plan: 'dancetty',
  plain: 'plain',
};

/** Depth (0 at the lowest, 1 at the highest) of each line at the place 0 to 1 across the card. */
const depthAt: Record<Line, (x: number) => number> = {
  plain: () => 0,
  arched: (x) => (2 * x - 1) ** 2,
  indented: (x) => Math.abs(((x * 9) % 1) - 0.5) * 2,
  embattled: (x) => (Math.floor(x * 9) % 2 === 0 ? 1 : 0),
  engrailed: (x) => 1 - Math.abs(Math.sin(x * Math.PI * 5)),
  wavy: (x) => 0.5 - 0.5 * Math.cos(x * Math.PI * 7),
  dancetty: (x) => Math.abs(((x * 3 + 0.5) % 1) - 0.5) * 2,
};

const heights: Record<Line, number> = {
  plain: 0,
  arched: 12,
  indented: 11,
  embattled: 9,
  engrailed: 9,
  wavy: 7,
  dancetty: 14,
};

const ready = new Map<CardKind, string>();

/** The clip-path that gives a card's picture its lower edge. */
export function edgeOf(kind: CardKind): string {
  const known = ready.get(kind);
  if (known) return known;
  const line = lineOf[kind];
  const points = ['0 0', '100% 0'];
  const steps = 90;
  for (let i = steps; i >= 0; i--) {
    // A hair inside each step keeps the walls of merlons upright.
    const x = Math.min(Math.max(i / steps, 0.0001), 0.9999);
    points.push(`${((100 * i) / steps).toFixed(1)}% ${(100 - heights[line] * depthAt[line](x)).toFixed(1)}%`);
  }
  const path = `polygon(${points.join(', ')})`;
  ready.set(kind, path);
  return path;
}
