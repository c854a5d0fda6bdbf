import { expect, test } from 'vitest';
import { type Block, blocksOf } from './prose';

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
