import { describe, expect, test } from 'vitest';
import written from '../../../tests/languages/twins.json?raw';
import type { Said } from '../protocol';
import { wordsIn } from '../testing/catalogues';
import { said, seatSaid, Words } from './words';

const amount = (n: number): Said => said('amount', { n });

/** A small language with whatever Fluent offers that a game may use. */
const words = new Words(
  'en',
  `
-brand = Regalia
amount = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
  .nominative = { $n } of coin
  .help = Coins pay.
house = the { -brand } house
pays = { $seat } pays { $price }
priced = It costs { $price-nominative }
dashed = It costs { $full-price-nominative }
quotes = { pays }. { amount.help }
named = «{ $name }»
game-card-fox = Fox
game-card-hen = Hen
eats = { $one } eats { $other }, slowly
seat-unknown = Seat { $n }
list-comma = { $start }, { $end }
list-and = { $start } and { $end }
list-or = { $start } or { $end }
list-and-apart = { $start }, and { $end }
list-or-apart = { $start }, or { $end }
`,
);

/** What is said, and its words by language; a sentence only where it begins otherwise. */
interface Case {
  said: Said;
  text: Record<string, string>;
  sentence?: Record<string, string>;
}

describe('the twin of the server', () => {
  const { seats, cases } = JSON.parse(written) as { seats: string[]; cases: Case[] };

  test('has a table to be tested with', () => {
    expect(cases.length).toBeGreaterThan(200);
  });

  test.each(['en', 'cs', 'sk', 'de'])('says in %s what the server says', (language) => {
    const spoken = wordsIn(language);
    for (const { said, text, sentence = text } of cases) {
      expect(spoken.text(said, seats), JSON.stringify(said)).toBe(text[language]);
      expect(spoken.sentence(said, seats), JSON.stringify(said)).toBe(sentence[language]);
    }
  });

  test.each(['en', 'cs', 'sk', 'de'])('cuts sentences in %s without losing a letter', (language) => {
    const spoken = wordsIn(language);
    for (const { said } of cases) {
      const parts = spoken.parts(said, seats);
      const joined = parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
      // A sentence that begins with a card keeps the card's own letters.
      expect([spoken.text(said, seats), spoken.sentence(said, seats)]).toContain(joined);
    }
  });
});

describe('what is missing', () => {
  test('is shown by its id', () => {
    expect(words.text(said('nowhere'))).toBe('{nowhere}');
    expect(words.text(said('pays', { seat: said('nobody'), price: 3 }))).toBe('{nobody} pays 3');
    expect(new Words('en', '').text(said('list-and', { parts: [said('a'), said('b')] }))).toBe('{list-and}');
  });

  test('is nothing where it is an argument', () => {
    expect(words.text(said('pays', { seat: 'Anna' }))).toBe('Anna pays ');
    expect(words.text(said('priced'))).toBe('It costs ');
  });

  test('is known beforehand', () => {
    expect(words.has('amount')).toBe(true);
    expect(words.has('amount.help')).toBe(true);
    expect(words.has('amount.hint')).toBe(false);
    expect(words.has('nowhere')).toBe(false);
    expect(words.has('')).toBe(false);
  });
});

describe('a message', () => {
  test('chooses its plural, and quotes terms', () => {
    expect(words.text(amount(1))).toBe('1 coin');
    expect(words.text(amount(2))).toBe('2 coins');
    expect(words.say('house')).toBe('the Regalia house');
  });

  test('asks for messages inside it in a case, if they have it', () => {
    expect(words.text(said('priced', { price: amount(1) }))).toBe('It costs 1 of coin');
    expect(words.text(said('priced', { price: said('house') }))).toBe('It costs the Regalia house');
    expect(words.text(said('priced', { price: [amount(1), amount(2)] }))).toBe('It costs 1 of coin and 2 of coin');
    expect(words.text(said('priced', { price: 4 }))).toBe('It costs 4');
    expect(words.text(said('dashed', { 'full-price': amount(2) }))).toBe('It costs 2 of coin');
    expect(words.text(amount(3), [], 'nominative')).toBe('3 of coin');
    expect(words.text(said('list-or', { parts: [amount(3), amount(4)] }), [], 'nominative')).toBe('3 of coin or 4 of coin');
  });

  test('passes its arguments on to a message that it quotes', () => {
    expect(words.text(said('quotes', { seat: seatSaid(0), price: amount(2) }), ['Anna'])).toBe('Anna pays 2 coins. Coins pay.');
  });

  test('takes what people wrote as it is', () => {
    expect(words.say('named', { name: '{ $name } <b> \u2068' })).toBe('«{ $name } <b> \u2068»');
  });

  test('begins a sentence with a capital letter of the language', () => {
    expect(words.sentence(said('house'))).toBe('The Regalia house');
    expect(words.sentence(seatSaid(0), ['žofia'])).toBe('Žofia');
    expect(new Words('tr', 'ile = ile').sentence(said('ile'))).toBe('İle');
  });
});

describe('seats', () => {
  test('have the names of those who sit there, or a number from one', () => {
    expect(words.text(seatSaid(1), ['Anna', 'Bruno'])).toBe('Bruno');
    expect(words.text(seatSaid(2), ['Anna', 'Bruno'])).toBe('Seat 3');
    expect(words.say('pays', { seat: seatSaid(0), price: 1 }, ['Anna'])).toBe('Anna pays 1');
  });
});

describe('rows', () => {
  const row = (word: 'and' | 'or', ...parts: Said[]) => words.text(said(`list-${word}`, { parts }));

  test('are joined by commas and one word', () => {
    expect(row('and')).toBe('');
    expect(row('and', amount(1))).toBe('1 coin');
    expect(row('or', amount(1), amount(2))).toBe('1 coin or 2 coins');
    expect(row('and', amount(1), amount(2), amount(3), amount(4))).toBe('1 coin, 2 coins, 3 coins and 4 coins');
  });

  test('stand apart where they could be read in two ways', () => {
    const either = said('list-or', { parts: [amount(1), amount(2)] });
    const eats = said('eats', { one: said('game-card-fox'), other: said('game-card-hen') });
    expect(row('and', either, amount(3))).toBe('1 coin or 2 coins, and 3 coins');
    expect(row('or', amount(1), eats)).toBe('1 coin, or Fox eats Hen, slowly');
    expect(row('or', eats, eats)).toBe('Fox eats Hen, slowly or Fox eats Hen, slowly');
  });
});

describe('a sentence', () => {
  const named = (card: string): Said => ({ ...said(`game-card-${card}`), card });
  const [fox, hen] = [named('fox'), named('hen')];

  test('is cut where cards are named', () => {
    expect(words.parts(said('eats', { one: fox, other: hen }))).toEqual([
      { text: 'Fox', card: 'fox' },
      ' eats ',
      { text: 'Hen', card: 'hen' },
      ', slowly',
    ]);
    expect(words.parts(said('pays', { seat: said('house'), price: hen }))).toEqual([
      'The Regalia house pays ',
      { text: 'Hen', card: 'hen' },
    ]);
    expect(words.parts(said('house'))).toEqual(['The Regalia house']);
  });

  test('is not cut at words that only look like a card', () => {
    expect(words.parts(said('eats', { one: said('game-card-fox'), other: said('house') }))).toEqual(['Fox eats the Regalia house, slowly']);
  });

  test('is whole again for whoever asks next', () => {
    words.parts(fox);
    expect(words.text(fox)).toBe('Fox');
  });

  test('cuts out words that the text marks, and names of things that the game explains', () => {
    const marked = new Words(
      'en',
      [
        'game-text = [[duchy|Duchies]] get { $price }',
        'game-amount-coin = { $n } coins',
        'game-amount-moon = { $n } moons',
        'game-explain-coin = Coin',
        '    .help = Pays.',
      ].join('\n'),
    );
    const text = (kind: string) => said('game-text', { price: said(`game-amount-${kind}`, { n: 2 }) });
    expect(marked.parts(text('coin'))).toEqual([{ text: 'Duchies', term: 'duchy' }, ' get ', { text: '2 coins', term: 'coin' }]);
    expect(marked.parts(text('moon'))).toEqual([{ text: 'Duchies', term: 'duchy' }, ' get 2 moons']);
    expect(marked.text(text('coin'))).toBe('Duchies get 2 coins');
    expect(marked.parts(said('game-amount-coin', { n: 2 }))).toEqual([{ text: '2 coins', term: 'coin' }]);
  });
});
