/** The round board on a square of 1000: five segments clockwise from the top, the castle in the middle. */
export type Point = [x: number, y: number];

export const radii = { keep: 50, hall: 112, yard: 170, inner: 205, outer: 384, sites: 456, rim: 497 };

/** The point at an angle (0 is up, clockwise) and a distance from the middle. */
export function at(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [500 + radius * Math.sin(angle), 500 - radius * Math.cos(angle)];
}

/** Sites lie evenly around the rim. */
export const siteTurn = (site: number, sites: number): number => -36 + ((site + 0.5) * 360) / sites;

/** Each segment has a space on the inner path and two on the outer, beside its river. */
export const spaceAt = (space: number): Point =>
  at(Math.floor(space / 3) * 72 + ((space % 3) - 1) * 21, space % 3 === 1 ? radii.inner : radii.outer);

/** Where an object of the board lies; undefined for what lies elsewhere. */
export function placeOf(object: string, sites: number): Point | undefined {
  const [name = '', index] = object.split(':');
  const n = Number(index);
  if (name === 'space') return spaceAt(n);
  if (name === 'site') return at(siteTurn(n, sites), radii.sites);
  const [turn, radius] =
    { yard: [0, 147], hall: [0, 76], keep: [0, 0], townsfolk_piles: [-25, 268], manuscript_piles: [0, 306] }[name] ?? [];
  return radius === undefined ? undefined : at((n || 0) * 72 + turn!, radius);
}

const arc = (to: number, radius: number, clockwise = 1): string => `A${radius} ${radius} 0 0 ${clockwise} ${at(to, radius)}`;

/** A road along a circle. */
export const along = (from: number, to: number, radius: number): string => `M${at(from, radius)}${arc(to, radius)}`;

/** A piece of a ring between two angles. */
export const wedge = (from: number, to: number, inside: number, outside: number): string =>
  `${along(from, to, outside)}L${at(to, inside)}${arc(from, inside, 0)}Z`;

/** The arrow heads in the middle of the paths that leave a segment's spaces. */
export function arrows(segment: number): { place: Point; turn: number }[] {
  const turn = segment * 72;
  const [left, inner, right] = [0, 1, 2].map((bank) => spaceAt(3 * segment + bank)) as [Point, Point, Point];
  const half = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  return [
    { place: half(left, inner), turn: turn + 48 },
    { place: half(inner, right), turn: turn - 48 },
    { place: at(turn, radii.outer), turn },
    { place: at(turn + 36, radii.outer), turn: turn + 36 },
    { place: at(turn + 36, radii.inner), turn: turn + 36 },
  ];
}
