import { expect, test } from 'vitest';
import { along, arrows, at, type Point, placesOf, radii, siteTurn, spaceAt, wedge } from './ring';

const near = (point: Point | undefined, [x, y]: Point) => {
  expect(point?.[0]).toBeCloseTo(x, 6);
  expect(point?.[1]).toBeCloseTo(y, 6);
};
const fromMiddle = ([x, y]: Point) => Math.hypot(x - 500, y - 500);

test('angles run clockwise from the top', () => {
  near(at(0, 100), [500, 400]);
  near(at(90, 100), [600, 500]);
  near(at(180, 100), [500, 600]);
  near(at(-90, 100), [400, 500]);
});

test('sites lie evenly around the rim, the first beside the edge of the first segment', () => {
  const turns = Array.from({ length: 15 }, (_, site) => siteTurn(site, 15));
  expect(turns[0]).toBe(-24);
  for (const [n, turn] of turns.entries()) if (n) expect(turn - turns[n - 1]!).toBeCloseTo(24);
});

test('each segment has a space on the inner path and two on the outer', () => {
  expect(Array.from({ length: 15 }, (_, n) => Math.round(fromMiddle(spaceAt(n))))).toEqual(
    Array.from({ length: 15 }, (_, n) => (n % 3 === 1 ? radii.inner : radii.outer)),
  );
  near(spaceAt(1), at(0, radii.inner));
  near(spaceAt(5), at(72 + 21, radii.outer));
});

const places = placesOf(15);

test('objects of the board lie where they are drawn', () => {
  near(places.get('space:4'), spaceAt(4));
  near(places.get('site:0'), at(-24, radii.sites));
  near(places.get('yard:1'), at(72, 147));
  near(places.get('hall:0'), at(0, 76));
  near(places.get('keep'), [500, 500]);
  near(places.get('townsfolk_piles:2'), at(144 - 27, 272));
  near(places.get('manuscript_piles:3'), at(216, 306));
});

test('what lies elsewhere has no place on the board', () => {
  expect(places.size).toBe(15 + 15 + 5 + 5 + 1 + 5 + 5);
  for (const object of ['hand@0:monk', 'silver@0', 'plot@1:workshop_1', '']) expect(places.get(object)).toBeUndefined();
});

test('a road runs along its circle, and a wedge back on the inner one', () => {
  expect(along(0, 90, 100)).toMatch(/^M500,400A100 100 0 0 1 600,500$/);
  expect(wedge(0, 90, 50, 100)).toMatch(/^M500,400A100 100 0 0 1 600,500L550,500A50 50 0 0 0 500,450Z$/);
});

test('arrows lie in the middle of the paths that leave a segment, and turn with it', () => {
  const [first, second] = [arrows(0), arrows(1)];
  expect(first).toHaveLength(5);
  const [left, inner] = [spaceAt(0), spaceAt(1)];
  near(first[0]!.place, [(left[0] + inner[0]) / 2, (left[1] + inner[1]) / 2]);
  for (const [n, arrow] of first.entries()) {
    expect(second[n]!.turn - arrow.turn).toBe(72);
    expect(fromMiddle(second[n]!.place)).toBeCloseTo(fromMiddle(arrow.place), 6);
  }
});
