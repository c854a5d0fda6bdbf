import { expect, test } from 'vitest';
import type { CardInfo } from '../../shell/table.svelte';
import { card as cardOf, sign } from '../../testing/cards';
import { english as words } from '../../testing/tables';
import { amount, badge, face, signs } from './faces';

const card = (id: string, kind: string, changed: Partial<CardInfo> = {}) => cardOf('wonderful_kingdom', id, kind, changed);
const front = (...args: Parameters<typeof card>) => face(card(...args), { words });

test('amounts and families are said aloud', () => {
  expect(amount('gold', 2, words)).toMatchObject({ count: 2, label: words.say('wonderful_kingdom-amount-gold', { n: 2 }) });
  expect(amount('unheard', 'X', words)).toEqual({ kind: amount('materials', 1, words).kind, count: 'X', label: undefined });
  expect(badge('monument', words)).toMatchObject({ icon: 'greek-temple', label: words.say('wonderful_kingdom-family-monument') });
  expect(badge('calamity', words).label).toBe(words.say('wonderful_kingdom-card-calamity'));
});

test('parts of a card are rows of pictures', () => {
  const farm = card('farm', 'development', { signs: { recycling: [sign('amount', 'population', 1)] } });
  expect(signs(farm, 'recycling', words)).toMatchObject([{ amount: { count: 1 } }]);
  expect(signs(farm, 'bonus', words)).toEqual([]);
});

test('a development shows its family, its cost, what it gives and what it is recycled for', () => {
  const barracks = front('barracks', 'development', {
    values: { family: 'structure', cost: { materials: 3, gold: 1 }, points: { flat: 2, each: 0 } },
    signs: {
      production: [sign('amount', 'population', 1)],
      bonus: [sign('amount', 'soldiers', 1)],
      points: [sign('amount', 'points', 2)],
      recycling: [sign('amount', 'population', 1)],
    },
  });
  expect(barracks).toMatchObject({ kind: 'place', tincture: 'cendree', title: 'Barracks', icon: 'medieval-barracks', points: 2 });
  expect(barracks.cost!.map(({ count }) => count)).toEqual([3, 1]);
  expect(barracks.badges!.map(({ icon }) => icon)).toEqual(['tower-flag']);
  expect(barracks.halves).toMatchObject([
    { signs: [{ amount: { count: 1 } }, { mark: 'break' }, { word: '+' }, { amount: { count: 1 } }], text: 'Nothing' },
    { mark: 'recycle', signs: [{ amount: { count: 1 } }] },
  ]);
});

test('points for a family stand below the rest; flat ones only where there is nothing else', () => {
  const per = [sign('amount', 'points', 1), sign('mark', 'per'), sign('badge', 'company')];
  const production = [sign('amount', 'gold', 1)];
  const signsOf = (given: CardInfo['signs']) => front('royal_road', 'development', { signs: given }).halves![0]!.signs;
  expect(signsOf({ production, points: per })).toMatchObject([
    { amount: {} },
    { mark: 'break' },
    { amount: {} },
    { mark: 'per' },
    { badge: {} },
  ]);
  expect(signsOf({ production, points: [sign('amount', 'points', 2)] })).toHaveLength(1);
  expect(signsOf({ points: [sign('amount', 'points', 2)] })).toMatchObject([{ amount: { count: 2 } }]);
});

test('no points are not printed', () => {
  expect(front('farm', 'development', { values: { points: { flat: 0 } } }).points).toBeUndefined();
  expect(front('calamity', 'calamity', { values: { points: -4 } }).points).toBe(-4);
});

test('a menace costs soldiers', () => {
  const rat = front('giant_rat', 'menace', { values: { price: 3 }, signs: { effect: [sign('card', 'vermin')] } });
  expect(rat.cost!.map(({ label }) => label)).toEqual([words.say('wonderful_kingdom-amount-soldiers', { n: 3 })]);
  expect(rat).toMatchObject({ kind: 'monster', tincture: 'sable', badges: [], halves: [{ signs: [{ icon: 'seated-mouse' }] }] });
});

test('an advisor shows when it can be used', () => {
  const pirate = front('pirate_of_the_five_seas', 'advisor', { values: { when: 'production' }, signs: { effect: [sign('word', '4')] } });
  expect(pirate.halves).toMatchObject([{ mark: 'gears', signs: [{ word: '4' }] }]);
});

test('a quest has a side for two and one for one', () => {
  const quest = front('usurper', 'quest', { signs: { two_players: [sign('word', '2')], solo: [sign('word', '1')] } });
  expect(quest.halves).toEqual([
    { signs: [{ word: '2' }], text: 'Nothing' },
    { signs: [{ word: '1' }], text: undefined },
  ]);
});

test('a treasure is there to be recycled, and a duchy gives', () => {
  expect(front('treasure_gold_gold', 'treasure', { signs: { recycling: [sign('amount', 'gold', 1)] } })).toMatchObject({
    icon: 'open-treasure-chest',
    title: 'Treasure (2\u00a0×\u00a0Gold)',
    halves: [{ mark: 'recycle', signs: [{ amount: {} }] }],
  });
  expect(front('teressia_b', 'duchy', { signs: { production: [sign('amount', 'gold', 1)] } }).halves).toMatchObject([
    { signs: [{ amount: {} }] },
  ]);
});
