import { expect, test } from 'vitest';
import { glints, middles, outlines } from './shapes';

test('every outline is closed and stays on its square of 24, but for the handles of its curves', () => {
  for (const [shape, path] of Object.entries(outlines)) {
    expect(path, shape).toMatch(/^M.*Z$/);
    for (const number of path.match(/-?\d*\.?\d+/g) ?? []) expect(Math.abs(Number(number)), shape).toBeLessThan(26);
  }
});

test('a seal has eleven lobes between its rims', () => {
  const lobes = outlines.seal.split('Q').slice(1);
  expect(lobes).toHaveLength(11);
  for (const lobe of lobes) {
    const [outX, outY, inX, inY] = lobe.replace('Z', '').split(' ').map(Number) as [number, number, number, number];
    expect(Math.hypot(outX - 12, outY - 12)).toBeCloseTo(13.7, 1);
    expect(Math.hypot(inX - 12, inY - 12)).toBeCloseTo(10, 1);
  }
  expect(lobes.at(-1)).toMatch(/12\.00 2\.00Z$/);
});

test('the glint is the outline again, drawn smaller about the same middle', () => {
  expect(glints.hexagon).toBe('M7.212 3.18H16.788L21.744 12L16.788 20.82H7.212L2.256 12Z');
  // An arc keeps its turn and its flags, and what counts from where it begins only shrinks.
  expect(glints.coin).toBe('M12 2.592a9.408 9.408 0 1 1 0 18.816a9.408 9.408 0 1 1 0 -18.816Z');
  expect(glints.gate).toContain('A8.568 8.4 0 0 1 20.568 10.656V21.24Z');
  expect(Object.keys(glints)).toEqual(Object.keys(outlines));
});

test('numbers sit inside the outlines that need a place of their own', () => {
  for (const [shape, y] of Object.entries(middles)) {
    expect(Object.keys(outlines)).toContain(shape);
    expect(y).toBeGreaterThan(8);
    expect(y).toBeLessThan(16);
  }
});
