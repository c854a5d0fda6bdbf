import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Option, State } from '../../protocol';
import type { TableView } from '../../shell/table.svelte';
import { card } from '../../testing/cards';
import { asked, english, option, said, tableWith } from '../../testing/tables';
import { grouped, Kingdom } from './kingdom.svelte';
import type { Shown, ShownOfPlayer } from './shown';

let table: TableView<Shown, ShownOfPlayer>;
let kingdom: Kingdom;

function set(changed: Partial<State>): void {
  table = tableWith<Shown, ShownOfPlayer>({ game: 'wonderful_kingdom', ...changed });
  vi.spyOn(table, 'choose').mockReturnValue();
  vi.spyOn(table, 'chooseMany').mockReturnValue();
  kingdom = new Kingdom(table);
}

/** Something that can be done in one way, at a place, for a token. */
const doing = (verb: string, key: string, target: string, token = ''): Option => ({
  ...option(key, [target]),
  verb,
  price: token ? { now: { [token]: 1 }, printed: { [token]: 1 }, because: [] } : null,
});

const decision = () =>
  asked(
    [
      doing('place', 'cube:farm', 'site@0:farm', 'gold'),
      doing('lay', 'krystallium:farm', 'site@0:farm', 'krystallium'),
      doing('lay', 'soldier:rat', 'menace@0:rat', 'soldiers'),
      doing('build', 'build:mill', 'site@0:mill'),
      doing('leave', 'leave:mill', 'site@0:mill'),
      doing('throw', 'throw:road', 'hand@0:road'),
    ],
    [{ ...doing('build', 'build:arena', 'site@0:arena'), reason: said('nothing') }],
  );

beforeEach(() => set({ decision: decision() }));

describe('what is taken up', () => {
  test('is laid back by taking it again, or with a new question', () => {
    kingdom.take('soldiers');
    expect(kingdom.token).toBe('soldiers');
    kingdom.take('soldiers');
    expect(kingdom.token).toBe('');
    Object.assign(kingdom, { card: 2, token: 'spies', cubes: 4 });
    kingdom.drop();
    expect(kingdom).toMatchObject({ card: -1, token: '', cubes: 1 });
  });

  test('can be taken only where it could be laid', () => {
    expect(['krystallium', 'soldiers', 'spies', 'gold'].map((token) => kingdom.canTake(token))).toEqual([true, true, false, false]);
  });

  test('decides what a press does', () => {
    const keys = (object: string) => kingdom.at(object).map(({ key }) => key);
    expect(keys('site@0:farm')).toEqual(['cube:farm']);
    expect(keys('menace@0:rat')).toEqual([]);
    expect(keys('hand@0:road')).toEqual([]);
    kingdom.take('krystallium');
    expect(keys('site@0:farm')).toEqual(['krystallium:farm']);
    expect(keys('site@0:mill')).toEqual([]);
    kingdom.take('soldiers');
    expect(keys('menace@0:rat')).toEqual(['soldier:rat']);
  });
});

describe('what can be pointed at', () => {
  const moods = (...names: string[]) => names.map((name) => kingdom.mood(name));

  test('glows for the question, or for the token in hand', () => {
    expect(moods('site@0:farm', 'menace@0:rat', 'site@0:arena', 'deck')).toEqual(['glowing', 'plain', 'barred', 'plain']);
    kingdom.take('soldiers');
    expect(moods('site@0:farm', 'menace@0:rat')).toEqual(['plain', 'glowing']);
    table.pending = 'soldier:rat';
    expect(moods('menace@0:rat')).toEqual(['selected']);
  });

  test('is chosen by a press, or opens where there are several things to do', () => {
    kingdom.press('site@0:farm')!();
    expect(table.choose).toHaveBeenCalledExactlyOnceWith('cube:farm');
    kingdom.press('site@0:mill')!();
    expect(table.chooser).toMatchObject({ object: 'site@0:mill', options: [{ key: 'build:mill' }, { key: 'leave:mill' }] });
    expect(kingdom.press('menace@0:rat')).toBeUndefined();
  });

  test('has a key where a press answers the question', () => {
    expect(kingdom.shortcut('site@0:farm')).toBe('1');
    expect(kingdom.shortcut('menace@0:rat')).toBeUndefined();
    kingdom.take('krystallium');
    expect(kingdom.shortcut('site@0:farm')).toBeUndefined();
  });

  test('is found by what is done there, open or barred', () => {
    const keys = (object: string, verb: string) => kingdom.acts(object, verb).map(({ key }) => key);
    expect(keys('site@0:mill', 'build')).toEqual(['build:mill']);
    expect(keys('site@0:arena', 'build')).toEqual(['build:arena']);
    expect(keys('site@0:arena', 'leave')).toEqual([]);
    expect(kingdom.option('site@0:mill', 'leave')!.key).toBe('leave:mill');
    expect(kingdom.option('site@0:arena', 'build')).toBeUndefined();
  });

  test('tells what the question is about, and what it offers', () => {
    expect(kingdom.asks(['deck', 'site@0:mill'])).toBe(true);
    expect([kingdom.asks(['deck', 'site@0:arena']), kingdom.asks([])]).toEqual([false, false]);
    expect([kingdom.offers('throw'), kingdom.offers('recycle')]).toEqual([true, false]);
    set({});
    expect([kingdom.asks(['site@0:mill']), kingdom.offers('throw'), kingdom.canTake('soldiers')]).toEqual([false, false, false]);
  });
});

test('the table and each player show what the game says', () => {
  set({ shown: { round: 3 }, players: [{ seat: 1, counters: {}, shown: { duchy: 'valados_a' } }] });
  expect(kingdom.shown.round).toBe(3);
  expect(kingdom.board(1).duchy).toBe('valados_a');
});

test('the same thing can be chosen several times', () => {
  kingdom.repeat('cube:farm', 1);
  kingdom.repeat('cube:farm', 3);
  expect(table.choose).toHaveBeenCalledExactlyOnceWith('cube:farm');
  expect(table.chooseMany).toHaveBeenCalledExactlyOnceWith(['cube:farm', 'cube:farm', 'cube:farm']);
});

test('a selection area shows its open cards, then those that lie face down', () => {
  const zone = (name: string, hidden: number, cards: string[]) => ({ name, owner: 1, stacked: false, stacks: [{ hidden, cards }] });
  set({ zones: { 'chosen@1': zone('chosen', 0, ['farm', 'mill']), 'chosen_down@1': zone('chosen_down', 2, []) } });
  expect(kingdom.chosen(1)).toEqual([
    { card: 'farm', object: 'chosen@1:farm' },
    { card: 'mill', object: 'chosen@1:mill' },
    { object: 'chosen_down@1:0' },
    { object: 'chosen_down@1:1' },
  ]);
  expect(kingdom.chosen(0)).toEqual([]);
  expect(kingdom.cards('chosen', 1, 5)).toEqual({ hidden: 0, cards: [] });
});

test('of a pile that is all open only the topmost card is shown', () => {
  const pile = (hidden: number, cards: string[]) =>
    set({ zones: { deck: { name: 'deck', owner: -1, stacked: false, stacks: [{ hidden, cards }] } } });
  pile(3, ['farm', 'mill']);
  expect(kingdom.onTop('deck')).toEqual(['farm', 'mill']);
  pile(0, ['farm', 'mill', 'road']);
  expect(kingdom.onTop('deck')).toEqual(['road']);
});

test('cards are read with their values, fronts and words', () => {
  table.cards = { farm: card('wonderful_kingdom', 'farm', 'development', { values: { family: 'structure' } }) };
  expect(kingdom.value('farm', 'family')).toBe('structure');
  expect(kingdom.front('farm').title).toBe(english.say('wonderful_kingdom-card-farm'));
  expect(kingdom.signs('farm', 'bonus')).toEqual([]);
  expect(kingdom.say('card-farm')).toBe(english.say('wonderful_kingdom-card-farm'));
});

test('cards are grouped in the order in which they lie', () => {
  expect(grouped(['mill', 'farm', 'mill', 'mill'])).toEqual([
    { card: 'mill', count: 3 },
    { card: 'farm', count: 1 },
  ]);
  expect(grouped([])).toEqual([]);
});
