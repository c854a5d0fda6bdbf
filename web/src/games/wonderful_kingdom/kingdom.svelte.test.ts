import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { State } from '../../protocol';
import type { TableView } from '../../shell/table.svelte';
import { card } from '../../testing/cards';
import { asked, english, option, tableWith } from '../../testing/tables';
import { grouped, Kingdom } from './kingdom.svelte';

let table: TableView;
let kingdom: Kingdom;

function set(changed: Partial<State>): void {
  table = tableWith({ game: 'wonderful_kingdom', ...changed });
  vi.spyOn(table, 'choose').mockReturnValue();
  vi.spyOn(table, 'chooseMany').mockReturnValue();
  kingdom = new Kingdom(table);
}

const decision = () =>
  asked(
    [
      option('cube:farm', ['site@0:farm']),
      option('krystallium:farm:gold', ['site@0:farm', 'krystallium@0']),
      option('soldier:rat', ['menace@0:rat']),
      option('build:mill', ['site@0:mill']),
      option('leave:mill', ['site@0:mill']),
      option('throw-away:3', ['hand@0:road']),
    ],
    [{ ...option('build:arena', ['site@0:arena']), reason: { id: 'nothing', args: {} } }],
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
    expect(keys('site@0:farm')).toEqual(['krystallium:farm:gold']);
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

  test('is known by its key, open or barred', () => {
    expect(kingdom.act('build:mill')).toMatchObject({ key: 'build:mill' });
    expect(kingdom.act('build:arena')!.reason).toEqual({ id: 'nothing', args: {} });
    expect(kingdom.act('build:castle')).toBeUndefined();
  });

  test('tells what the question is about', () => {
    expect(kingdom.asks('site@0')).toBe(true);
    expect(kingdom.asks('site@1')).toBe(false);
    set({});
    expect([kingdom.asks('site@0'), kingdom.canTake('soldiers'), kingdom.act('x')]).toEqual([false, false, undefined]);
  });
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
