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
    expect(factsOf('valeria', merchant, english)).toEqual([
      { name: 'Kind', what: 'Citizen' },
      { name: 'Cost', what: '2 gold' },
    ]);
    expect(factsOf('valeria', merchant, english, true).at(-1)).toEqual({ name: 'Copies in the box', what: '6' });
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
