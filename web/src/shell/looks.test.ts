import { expect, test } from 'vitest';
import { looksOf } from './looks';

const colours = (names: string[], ...wishes: string[]) =>
  looksOf(
    names,
    wishes.map((tincture) => ({ tincture, crest: '' })),
  ).map(({ tincture }) => tincture);

test('without wishes everybody has the colour of the seat', () => {
  expect(colours(['A', 'B', 'C'], '', '', '')).toEqual(['azure', 'gules', 'vert']);
});

test('who wished first has the colour, and no two have the same', () => {
  expect(colours(['A', 'B', 'C'], '', 'azure', 'azure')).toEqual(['gules', 'azure', 'vert']);
  expect(colours(['A', 'B'], 'pink', 'or')).toEqual(['azure', 'or']);
  expect(new Set(colours([...'ABCDEFGH'], '', '', 'azure', '', '', 'gules', '', 'vert')).size).toBe(8);
});

test('an automa is black, and nobody else', () => {
  expect(colours(['A', 'Automa'], 'sable')).toEqual(['azure', 'sable']);
});

test('a crest that somebody has chosen is theirs', () => {
  expect(
    looksOf(
      ['A', 'B'],
      [
        { crest: 'rose', tincture: '' },
        { crest: '', tincture: '' },
      ],
    ).map(({ charge }) => charge),
  ).toEqual(['rose', undefined]);
});
