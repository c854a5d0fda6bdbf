import { describe, expect, test } from 'vitest';
import type { State } from '../../protocol';
import { asked, english, option, said, tableWith } from '../../testing/tables';
import type { Shown, ShownOfPlayer } from './shown';
import { goodsOf, iconsOf, keeping, plotsOf, pricesOf, type Thing, trackOf } from './things';

const pictured = (text: string) => ({ signs: [{ what: 'word', name: text, n: 0 }], text: said('not-a-number', { text }) });
const printed = {
  collision: [1, 2, 3, 4, 5, 6, 7].map((n) => pictured(`own${n}`)),
  automa_collision: [1, 2, 3, 4, 5, 6, 7].map((n) => pictured(`automa${n}`)),
  others_at_collision: ['all', 'honest', 'criminals', 'all', 'all', 'all', 'all'].map((whom) => ({ effect: pictured('theirs'), whom })),
  plots: Object.entries({ workshop: 3, trading_post: 5, guildhall: 7 }).flatMap(([type, builders]) =>
    [1, 2, 3].map((place) => ({ id: `${type}_${place}`, type, place, builders })),
  ),
};
const counters = { silver: 3, ink: 0, workers: 2, debts: 1, paid: 2, deeds: 0, approved: 0, virtue: 5, corruption: 2 };

function table(changed: Partial<State> = {}, shown: Record<string, unknown> = {}) {
  return tableWith<Shown, ShownOfPlayer>({
    game: 'viscounts',
    players: [{ seat: 0, counters, shown: { built: ['workshop_1'] } }],
    ...changed,
    shown: { opponent: null, means: [[1, 0, 2]], prices: [], printed, ...shown },
  });
}
const objects = (things: Thing[]) => things.map(({ object }) => object);

test('things that have not changed stay the very same', () => {
  const keep = keeping();
  const thing = (object: string, label: string): Thing => ({ object, label, look: '' });
  const before = keep([thing('a', '1'), thing('b', '1')]);
  const after = keep([thing('a', '1'), thing('b', '2'), thing('c', '1')]);
  expect(after[0]).toBe(before[0]);
  expect(after[1]).not.toBe(before[1]);
  expect(after).toHaveLength(3);
  expect(keep([])).toEqual([]);
});

test('goods are what the board has, with what was turned over beside it', () => {
  const goods = goodsOf(table(), 0);
  expect(objects(goods)).toEqual(['silver@0', 'ink@0', 'workers@0', 'debts@0', 'deeds@0']);
  expect(goods[0]).toMatchObject({ label: english.say('viscounts-amount-silver', { n: 3 }), signs: [{ word: '3' }] });
  expect(goods[0]).not.toHaveProperty('note');
  expect(goods[3]).toMatchObject({ note: 2, noteIcon: 'check-mark' });
  expect(goods[3]!.label).toBe(`${english.say('viscounts-amount-debts', { n: 1 })}, ${english.say('viscounts-amount-paid', { n: 2 })}`);
  expect(goods[4]).not.toHaveProperty('note');
});

test('icons that are not there are pale', () => {
  expect(iconsOf(table(), 0).map(({ look, signs }) => [look, signs![1]])).toEqual([
    ['good', { word: '1' }],
    ['good none', { word: '0' }],
    ['good', { word: '2' }],
    ['good none', { word: '0' }],
    ['good none', { word: '0' }],
  ]);
});

describe('plots', () => {
  test('show what lies beneath, and the building that still stands there', () => {
    const plots = plotsOf(table(), 0);
    expect(plots).toHaveLength(9);
    expect(plots[0]).toMatchObject({ object: 'plot@0:workshop_1', look: 'plot open first', note: 3 });
    expect(plots[0]!.signs).toHaveLength(1);
    expect(plots[0]!.label).toBe('Workshop (discard when hiring), built: works from now on; each one takes 3 builder icons');
    expect(plots[1]).toMatchObject({
      object: 'plot@0:workshop_2',
      look: 'plot',
      signs: [{ icon: 'anvil-impact' }, { mark: 'break' }, { badge: {} }],
    });
    expect(plots[1]).not.toHaveProperty('note');
    expect(plots.filter(({ note }) => note).map(({ note }) => note)).toEqual([3, 5, 7]);
  });

  test('of a solo opponent have other abilities, and halls of its own', () => {
    const opponent = {
      kind: 'noble',
      stands: { built: [] },
      counters: {},
      halls: { guildhall_1: 'noble', guildhall_2: 'cleric', guildhall_3: 'criminal' },
    };
    const plots = plotsOf(table({ automas: [said('nothing')] }, { opponent }), 1);
    expect(plots[8]!.signs![2]).toMatchObject({ badge: { icon: 'plain-dagger' } });
    expect(plots[3]!.signs![2]).toEqual({ icon: 'hooded-figure' });
  });
});

describe('prices', () => {
  const what = [{ what: 'badge', name: 'merchant', n: 0 }];
  const price = (keys: string[], ways: Record<string, number>[]) => ({ what, keys, icon: 'merchant', cost: 3, has: 1, ways });
  const shown = {
    prices: [price(['trade:1', 'trade:2'], [{ silver: 2 }, {}]), price(['build:workshop_1'], []), price(['workers:2'], [{ gold: 1 }])],
  };
  const barred = { ...option('build:workshop_1'), reason: said('nothing') };
  const decision = asked([option('trade:1'), option('trade:2')], [barred]);

  test('are shown only to whoever is asked, and for what can be done or not', () => {
    expect(pricesOf(table({ decision }, shown), 1)).toEqual([]);
    expect(pricesOf(table({}, shown), 0)).toEqual([]);
    expect(pricesOf(table({ decision }, shown), 0)).toHaveLength(2);
  });

  test('say what is needed, and every way to pay the rest', () => {
    const [trade, build] = pricesOf(table({ decision }, shown), 0);
    expect(trade!.options!.map(({ key }) => key)).toEqual(['trade:1', 'trade:2']);
    expect(trade!.label).toBe('3 merchant icons, you have 1: 2 silver / nothing to pay');
    expect(trade!.signs!.slice(2)).toMatchObject([
      { badge: {} },
      { word: '1/3' },
      { mark: 'break' },
      { amount: { count: 2 } },
      { mark: 'or' },
      { icon: 'check-mark' },
    ]);
    expect(build).toMatchObject({ look: 'price none', options: [] });
    expect(build!.label).toMatch(/^3 merchant icons, you have \d: Nothing$/);
    expect(build!.signs!.at(-1)).toEqual({ icon: 'padlock' });
  });
});

describe('the track', () => {
  test('shows the markers, and what is out of reach', () => {
    const steps = trackOf(table(), 0, false);
    expect(steps.map(({ look }) => look)).toEqual(['step none', 'step', 'step', 'step', 'step', 'step none', 'step none']);
    expect(objects(steps)).toEqual(['', 'corruption@0', '', '', 'virtue@0', '', '']);
    expect(steps[2]!.signs).toEqual([{ word: '3' }]);
    expect(steps[1]!.signs).toEqual([{ word: '2' }]);
    expect(steps[1]!.markers).toMatchObject([{ icon: 'death-skull' }]);
  });

  test('shows where the markers meet', () => {
    const met = table({ players: [{ seat: 0, counters: { virtue: 4, corruption: 4 }, shown: { built: [] } }] });
    expect(trackOf(met, 0, false)[3]).toMatchObject({ object: 'virtue@0', look: 'step met', markers: [{}, {}] });
  });

  test('whole, it shows what a meeting brings to whom', () => {
    const steps = trackOf(table(), 0, true);
    expect(steps[0]!.signs!.slice(0, 2)).toEqual([{ word: 'own1' }, { mark: 'break' }]);
    expect(steps[0]!.signs!.slice(-2)).toEqual([{ icon: 'minions' }, { word: 'theirs' }]);
    expect(steps[1]!.signs!.slice(-3)).toMatchObject([{ word: '≠' }, { icon: 'plain-dagger' }, { word: 'theirs' }]);
    expect(steps[0]!.label).toContain('own1');
  });

  test('of a solo opponent has steps of its own', () => {
    const solo = table(
      { automas: [said('nothing')] },
      { opponent: { kind: 'noble', stands: { built: [] }, halls: {}, counters: { virtue: 7, corruption: 1 } } },
    );
    expect(trackOf(solo, 1, true)[0]!.signs![0]).toEqual({ word: 'automa1' });
  });
});
