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

/** Where every object of the board lies, by its id. */
export function placesOf(sites: number): ReadonlyMap<string, Point> {
  const row = (name: string, length: number, place: (n: number) => Point) =>
    Array.from({ length }, (_, n): [string, Point] => [`${name}:${n}`, place(n)]);
  return new Map<string, Point>([
    ...row('space', 15, spaceAt),
    ...row('site', sites, (n) => at(siteTurn(n, sites), radii.sites)),
    ...row('yard', 5, (n) => at(n * 72, 147)),
    ...row('hall', 5, (n) => at(n * 72, 76)),
    ['keep', [500, 500]],
    ...row('townsfolk_piles', 5, (n) => at(n * 72 - 27, 272)),
    ...row('manuscript_piles', 5, (n) => at(n * 72, 306)),
  ]);
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
