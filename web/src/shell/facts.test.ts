import { describe as about, expect, it } from 'vitest';
import { card } from '../testing/cards';
import { english, said } from '../testing/tables';
import { changed, describe, factsOf, hasParts, partsOf, sumIn } from './facts';

const pawns = (n: number) => said('fact-is', { what: said('chess-amount-pawns', { n }) });
const rook = card('chess', 'rook', 'piece', {
  copies: 6,
  text: said('chess-text-rook'),
  facts: [{ name: said('fact-cost'), what: pawns(2) }],
});

about('a card in words', () => {
  it('says its kind and what stands on it, and for the box how many there are', () => {
    const lines = (box = false) => factsOf('chess', rook, english, box).map(({ name, what }) => [name, english.text(what)]);
    expect(lines()).toEqual([
      ['Kind', 'Piece'],
      ['Cost', '2 pawns'],
    ]);
    expect(lines(true).at(-1)).toEqual(['Copies in the box', '6']);
  });
  it('has a kind even if the game has no word for it', () => {
    expect(english.text(factsOf('chess', { ...rook, kind: 'white_pawn' }, english)[0]!.what)).toBe('white pawn');
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
  it('lists each kind once, printed and now', () => {
    expect(partsOf({ now: { gold: 3, magic: 1 }, printed: { gold: 2 }, because: [] })).toEqual([
      { kind: 'gold', printed: 2, now: 3 },
      { kind: 'magic', printed: 0, now: 1 },
    ]);
  });
  it('opens as a table if there is more to it than one kind as printed', () => {
    const plain = { now: { gold: 2 }, printed: { gold: 2 }, because: [] };
    expect(hasParts(plain)).toBe(false);
    expect(hasParts({ ...plain, now: { gold: 3 } })).toBe(true);
    expect(hasParts({ ...plain, because: [said('nothing')] })).toBe(true);
    expect(hasParts({ ...plain, instead: { runes: 3 } })).toBe(true);
    expect(hasParts({ now: { food: 1, runes: 1 }, printed: { food: 1, runes: 1 }, because: [] })).toBe(true);
  });
});
