/** The round board on a square of 1000: five segments clockwise from the top, the castle in the middle. */
export type Point = [x: number, y: number];

export const radii = { keep: 50, hall: 112, yard: 170, inner: 205, outer: 384, sites: 456, rim: 497 };

/** The point at an angle (0 is up, clockwise) and a distance from the middle. */
export function at(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [500 + radius * Math.sin(angle), 500 - radius * Math.cos(angle)];
}

export const middle = (segment: number): number => segment * 72;

/** The angle of a space: each segment has one on the inner path and two on the outer, beside its river. */
export const turnOf = (space: number): number => middle(Math.floor(space / 3)) + ((space % 3) - 1) * 21;

export const spaceAt = (space: number): Point => at(turnOf(space), space % 3 === 1 ? radii.inner : radii.outer);

/** Sites lie evenly around the rim. */
export const siteTurn = (site: number, sites: number): number => -36 + ((site + 0.5) * 360) / sites;

/** Where an object of the board lies; undefined for what lies elsewhere. */
export function placeOf(object: string, sites: number): Point | undefined {
  const [name, index] = object.split(':');
  const n = Number(index);
  switch (name) {
    case 'space':
      return spaceAt(n);
    case 'site':
      return at(siteTurn(n, sites), radii.sites);
    case 'yard':
      return at(middle(n), 147);
    case 'hall':
      return at(middle(n), 79);
    case 'keep':
      return [500, 500];
    case 'townsfolk_piles':
      return at(middle(n) - 25, 268);
    case 'manuscript_piles':
      return at(middle(n), 306);
  }
  return undefined;
}

const pair = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A piece of a ring between two angles. */
export function wedge(from: number, to: number, inside: number, outside: number): string {
  return `M${pair(at(from, outside))}${arc(to, outside)}L${pair(at(to, inside))}${arc(from, inside, 0)}Z`;
}

const arc = (to: number, radius: number, clockwise = 1): string => `A${radius} ${radius} 0 0 ${clockwise} ${pair(at(to, radius))}`;

/** A road along a circle. */
export const along = (from: number, to: number, radius: number): string => `M${pair(at(from, radius))}${arc(to, radius)}`;

/** A straight road. */
export const straight = (from: Point, to: Point): string => `M${pair(from)}L${pair(to)}`;

/** The arrows of the paths: where each leads, with a small head in its middle. */
export function arrows(): { place: Point; turn: number }[] {
  const heads: { place: Point; turn: number }[] = [];
  for (let segment = 0; segment < 5; segment++) {
    const [left, inner, right] = [0, 1, 2].map((bank) => spaceAt(3 * segment + bank)) as [Point, Point, Point];
    for (const [from, to] of [[left, inner], [inner, right]] as const) {
      heads.push({ place: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], turn: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI });
    }
    for (const [turn, radius] of [[0, radii.outer], [36, radii.outer], [36, radii.inner]] as const) {
      heads.push({ place: at(middle(segment) + turn, radius), turn: middle(segment) + turn });
    }
  }
  return heads;
}
