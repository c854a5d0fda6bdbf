import { describe as about, expect, it } from 'vitest';
import { card } from '../testing/cards';
import { english, said } from '../testing/tables';
import { changed, describe, factsOf, sumIn } from './facts';

const gold = (n: number) => said('fact-is', { what: said('valeria-amount-gold', { n }) });
const merchant = card('valeria', 'merchant', 'citizen', {
  copies: 6,
  text: said('valeria-text-exhausted'),
  facts: [{ name: said('fact-cost'), what: gold(2) }],
});

about('a card in words', () => {
  it('says its kind and what stands on it, and for the box how many there are', () => {
    const lines = (box = false) => factsOf('valeria', merchant, english, box).map(({ name, what }) => [name, english.text(what)]);
    expect(lines()).toEqual([
      ['Kind', 'Citizen'],
      ['Cost', '2 gold'],
    ]);
    expect(lines(true).at(-1)).toEqual(['Copies in the box', '6']);
  });
  it('has a kind even if the game has no word for it', () => {
    expect(english.text(factsOf('chess', { ...merchant, kind: 'white_pawn' }, english)[0]!.what)).toBe('white pawn');
  });
  it('is heard as sentences, its text last', () => {
    expect(describe('valeria', merchant, english)).toMatch(/^Kind: Citizen\. Cost: 2 gold\. [A-Z].*\.$/);
  });
});

about('a price', () => {
  it('is said by what the game counts', () => {
    expect(sumIn(english, 'valeria', { gold: 2, magic: 1 })).toBe('2 gold + 1 magic');
    expect(sumIn(english, 'valeria', {})).toBe('nothing');
    expect(sumIn(english, 'chess', { pawns: 2 })).toBe('2 pawns');
  });
  it('has changed if any part of it has', () => {
    expect(changed({ now: { gold: 3 }, printed: { gold: 2 }, because: [] })).toBe(true);
    expect(changed({ now: {}, printed: { gold: 2 }, because: [] })).toBe(true);
    expect(changed({ now: { gold: 2 }, printed: { gold: 2 }, because: [] })).toBe(false);
  });
});
