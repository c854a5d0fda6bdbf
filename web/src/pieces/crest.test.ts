import { expect, test } from 'vitest';
import { armsOf } from './crest';
import type { Tincture } from './kinds';

const seeds = Array.from({ length: 400 }, (_, n) => `Player ${n}`);

test('a seed always gives the same arms', () => {
  expect(armsOf('Anna 0')).toEqual(armsOf('Anna 0'));
  expect(armsOf('')).toEqual(armsOf(''));
});

test('known seats keep their arms from one version to the next', () => {
  const charges = ['Anna 0', 'Bruno 1', 'Žofia 2', 'automa'].map((seed) => armsOf(seed).charge);
  expect(charges).toEqual(['key', 'rose', 'stone-tower', 'stag-head']);
});

test('the field is the one asked for, with the second colour that stands apart from it', () => {
  const pairs: [Tincture, Tincture][] = [
    ['or', 'sable'],
    ['argent', 'azure'],
    ['gules', 'argent'],
    ['sable', 'argent'],
    ['cendree', 'or'],
  ];
  for (const [field, second] of pairs) expect(armsOf('x', field)).toMatchObject({ field, second });
});

test('no arms bear one colour on itself', () => {
  for (const seed of seeds) expect(armsOf(seed).field).not.toBe(armsOf(seed).second);
});

test('many players use every field, division and charge', () => {
  const all = seeds.map((seed) => armsOf(seed));
  expect(new Set(all.map((arms) => arms.field)).size).toBe(6);
  expect(new Set(all.map((arms) => arms.division)).size).toBe(12);
  expect(new Set(all.map((arms) => arms.charge)).size).toBe(16);
});

test('names that differ in one sign only differ in their arms', () => {
  const alike = ['Anna 0', 'Anna 1', 'anna 0', 'Ánna 0'].map((seed) => JSON.stringify(armsOf(seed)));
  expect(new Set(alike).size).toBe(4);
});
