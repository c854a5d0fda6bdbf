import { afterEach, describe, expect, it } from 'vitest';
import { tableWith } from '../testing/tables';
import { askedAt, explanationOf, kindOf } from './asking';

const drawn = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body.querySelector<HTMLElement>('#here')!;
};
afterEach(() => document.body.replaceChildren());

describe('what one points at', () => {
  it('is the card, wherever on it the finger lies', () => {
    const here = drawn('<button data-object="centre:6" data-card="merchant"><i data-term="gold" id="here"></i></button>');
    expect(askedAt(here)).toMatchObject({ object: 'centre:6', card: 'merchant', term: undefined });
  });
  it('is a sign that lies on no card', () => {
    const here = drawn('<section data-object="citizens@0"><i data-term="gold" id="here"></i></section>');
    expect(askedAt(here)).toMatchObject({ term: 'gold', object: undefined });
  });
  it('is the thing that a press would choose, not the sign on it', () => {
    const here = drawn('<button data-object="gold@0"><i data-term="gold" id="here"></i></button>');
    expect(askedAt(here)).toMatchObject({ object: 'gold@0', term: undefined });
  });
  it('is nothing where nothing lies', () => {
    expect(askedAt(drawn('<p id="here"></p>'))).toBeUndefined();
    expect(askedAt(null)).toBeUndefined();
  });
});

describe('an explanation', () => {
  it('is found by the name of a thing, whoever owns it and wherever it lies', () => {
    expect(['gold@1', 'centre:6', 'citizens@0:monk', 'deck'].map(kindOf)).toEqual(['gold', 'centre', 'citizens', 'deck']);
  });
  it('is missing for what nobody has explained', () => {
    expect(explanationOf(tableWith(), { object: 'moon@0' })).toBeUndefined();
    expect(explanationOf(tableWith(), { card: 'monk' })).toBeUndefined();
    expect(explanationOf(tableWith(), { object: 'pawns@1' })).toEqual({ title: 'chess-explain-pawns', help: 'chess-explain-pawns.help' });
  });
});
