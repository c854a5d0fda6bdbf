import { expect, test } from 'vitest';
import { type Block, blocksOf, chaptersOf, written } from './prose';

/** A block in short: its kind and its items as plain text, bold words in stars. */
const short = ({ kind, items }: Block): [string, ...string[]] => [
  kind,
  ...items.map((runs) => runs.map(({ text, bold }) => (bold ? `*${text}*` : text)).join('')),
];
const read = (text: string) => blocksOf(text).map(short);

test('nothing is no block', () => {
  expect(blocksOf('')).toEqual([]);
  expect(blocksOf('\n \n\n  \n')).toEqual([]);
});

test('one or two signs head a chapter, more a part of it', () => {
  expect(read('# One\n\n## Two\n\n### Three\n\n#### Four')).toEqual([
    ['h2', 'One'],
    ['h2', 'Two'],
    ['h3', 'Three'],
    ['h3', 'Four'],
  ]);
});

test('lines of a paragraph run on, and an empty line ends it', () => {
  expect(read('Take\ntwo cards.\n \nThen rest.')).toEqual([
    ['p', 'Take two cards.'],
    ['p', 'Then rest.'],
  ]);
});

test('points stand in a list, and what follows a point belongs to it', () => {
  expect(read('- one\n  and more\n* two')).toEqual([['ul', 'one and more', 'two']]);
  expect(read('1. first\n2. second')).toEqual([['ol', 'first', 'second']]);
});

test('headings, words and lists need no empty line between them', () => {
  expect(read('## Setup\nDeal:\n- five cards\n- one duke')).toEqual([
    ['h2', 'Setup'],
    ['p', 'Deal:'],
    ['ul', 'five cards', 'one duke'],
  ]);
  expect(read('Words\n## Next')).toEqual([
    ['p', 'Words'],
    ['h2', 'Next'],
  ]);
});

test('bold words are runs of their own', () => {
  expect(blocksOf('Pay **3 gold** now')[0]!.items).toEqual([
    [
      { text: 'Pay ', bold: false },
      { text: '3 gold', bold: true },
      { text: ' now', bold: false },
    ],
  ]);
  expect(blocksOf('**All**')[0]!.items).toEqual([[{ text: 'All', bold: true }]]);
  expect(read('- a **b**\n- **c**')).toEqual([['ul', 'a *b*', '*c*']]);
});

test('signs inside words mean nothing', () => {
  expect(read('3 - 1 = 2 #1 1.5')).toEqual([['p', '3 - 1 = 2 #1 1.5']]);
  expect(read('#tag')).toEqual([['p', '#tag']]);
});

test('a row of cards stands by itself, and signs stand among the words', () => {
  expect(read('Three starters:\n@cards peasant, knight\nand more')).toEqual([
    ['p', 'Three starters:'],
    ['cards', 'peasant', 'knight'],
    ['p', 'and more'],
  ]);
  const [block] = blocksOf('You have **2 gold** {gold}, no more.');
  expect(block!.items[0]).toEqual([
    { text: 'You have ', bold: false },
    { text: '2 gold', bold: true },
    { text: ' ', bold: false },
    { text: 'gold', bold: false, sign: true },
    { text: ', no more.', bold: false },
  ]);
});

test('what is written are the words alone', () => {
  expect(blocksOf('Pay {gold} 2.\n\n@cards monk\n\n- one\n- **two**').map(written)).toEqual(['Pay  2.', '', 'one two']);
});

test('a chapter is a heading with all below it', () => {
  const chapters = chaptersOf('Before.\n\n## One\n\nFirst.\n\n### Part\n\n## Two\n\n- point');
  expect(chapters.map(({ title, blocks }) => [title, ...blocks.map(({ kind }) => kind)])).toEqual([
    ['', 'p'],
    ['One', 'p', 'h3'],
    ['Two', 'ul'],
  ]);
  expect(chaptersOf('')).toEqual([]);
});
