import { expect, test } from 'vitest';
import type { Card } from '../protocol';
import { said } from '../testing/tables';
import { boardOf, facesOf, hasBoard } from './faces';
import { named } from './names';
import { Words } from './words';

const words = new Words('en', 'chess-kind-piece = Piece\nchess-value-worth = Worth\nchess-card-rook = Rook\ntext = moves straight');
const rook: Card = {
  id: 'rook',
  name: said('chess-card-rook'),
  kind: 'piece',
  copies: 4,
  text: said('text'),
  source: 'card',
  values: { worth: 5, far_reach: 8, colour: 'white' },
  signs: {},
  facts: [],
};

test('what a game has a word for is called by it, the rest as the game calls it', () => {
  expect(named(words, 'chess', 'kind', 'piece')).toBe('Piece');
  expect(named(words, 'chess', 'kind', 'big_heavy_piece')).toBe('big heavy piece');
});

test('cards that nobody has drawn show what every card has', async () => {
  const { face, amount } = await facesOf('chess');
  expect(amount).toBeUndefined();
  expect(face(rook, { words })).toEqual({
    id: 'rook',
    words: expect.stringContaining('Moves straight') as string,
    kind: 'plain',
    tincture: 'cendree',
    title: 'Rook',
    icon: 'wax-seal',
    halves: [
      {
        label: 'Piece',
        signs: [{ word: 'Worth 5' }, { mark: 'break' }, { word: 'far reach 8' }, { mark: 'break' }],
        text: 'Moves straight',
      },
    ],
  });
});

const drawn = Object.keys(import.meta.glob('../games/*/Board.svelte')).map((path) => path.split('/').at(-2)!);

test('several games are drawn', () => expect(drawn.length).toBeGreaterThan(3));

test.each(drawn)('%s has a board and faces of its own', async (game) => {
  expect(hasBoard(game)).toBe(true);
  expect((await facesOf(game)).amount).toBeTypeOf('function');
  expect(await boardOf(game)).toBeTypeOf('function');
});

test('a game without a board has none', async () => {
  expect(hasBoard('chess')).toBe(false);
  expect(await boardOf('chess')).toBeUndefined();
});
