import { describe as about, expect, it } from 'vitest';
import { card } from '../testing/cards';
import { english, said } from '../testing/tables';
import { changed, describe, factsOf, sumIn } from './facts';

const pawns = (n: number) => said('fact-is', { what: said('chess-amount-pawns', { n }) });
const rook = card('chess', 'rook', 'piece', {
  copies: 6,
  text: said('chess-text-rook'),
  facts: [{ name: said('fact-cost'), what: pawns(2) }],
});

about('a card in words', () => {
  it('says its kind and what stands on it, and for the box how many there are', () => {
    expect(factsOf('chess', rook, english)).toEqual([
      { name: 'Kind', what: 'Piece' },
      { name: 'Cost', what: '2 pawns' },
    ]);
    expect(factsOf('chess', rook, english, true).at(-1)).toEqual({ name: 'Copies in the box', what: '6' });
  });
  it('is heard as sentences, its text last', () => {
    expect(describe('chess', rook, english)).toMatch(/^Kind: Piece\. Cost: 2 pawns\. [A-Z].*\.$/);
  });
});

about('a price', () => {
  it('is said by what the game counts', () => {
    expect(sumIn(english, 'chess', { pawns: 2, castles: 1 })).toBe('2 pawns + 1 castle');
    expect(sumIn(english, 'chess', {})).toBe('nothing');
    expect(sumIn(english, 'draughts', { men: 2 })).toBe('2 men');
  });
  it('has changed if any part of it has', () => {
    expect(changed({ now: { gold: 3 }, printed: { gold: 2 }, because: [] })).toBe(true);
    expect(changed({ now: {}, printed: { gold: 2 }, because: [] })).toBe(true);
    expect(changed({ now: { gold: 2 }, printed: { gold: 2 }, because: [] })).toBe(false);
  });
});
