import { describe, expect, test } from 'vitest';
import type { CardInfo } from '../../shell/table.svelte';
import { card as cardOf, sign } from '../../testing/cards';
import { said, english as words } from '../../testing/tables';
import { amount, badge, face, numbersOf, priced } from './faces';

const card = (id: string, kind: string, changed: Partial<CardInfo> = {}) => cardOf('valeria', id, kind, changed);
const front = (...args: Parameters<typeof card>) => face(card(...args), { words });
const amounts = (kind: string, n: number) => said(`valeria-amount-${kind}`, { n });

describe('an amount', () => {
  test('is said aloud', () => {
    expect(amount('gold', 3, words)).toMatchObject({ kind: { shape: 'coin' }, count: 3, label: '3 gold' });
    expect(amount('vp', 1, words).label).toBe('1 victory point');
  });
  test('of no number is not, and what nobody knows is any resource', () => {
    expect(amount('gold', 'X', words)).toMatchObject({ count: 'X', label: undefined });
    expect(amount('pearls', 2, words)).toEqual({ kind: amount('any', 1, words).kind, count: 2, label: undefined });
  });
});

test('a badge has the name of its role, type, area or kind', () => {
  expect(badge('worker', words)).toMatchObject({ icon: 'anvil', label: words.say('valeria-role-worker') });
  expect(badge('titan', words).label).toBe(words.say('valeria-type-titan'));
  expect(badge('hills', words).label).toBe(words.say('valeria-area-hills'));
  expect(badge('unheard', words)).toMatchObject({ icon: 'meeple', label: undefined });
});

test('a citizen shows what it brings in the own turn and in those of others', () => {
  const cleric = front('cleric', 'citizen', {
    values: { activation: [1], cost: 3, role: 'holy' },
    text: said('valeria-text-citizen-sides', { active: amounts('magic', 3), others: amounts('magic', 1) }),
    signs: { active: [sign('amount', 'magic', 3)], others: [sign('amount', 'magic', 1)] },
  });
  expect(cleric).toMatchObject({ kind: 'person', tincture: 'argent', title: 'Cleric', icon: 'prayer', corners: [1] });
  expect(cleric.cost!.map(({ label }) => label)).toEqual(['3 gold']);
  expect(cleric.badges!.map(({ label }) => label)).toEqual([words.say('valeria-role-holy')]);
  expect(cleric.halves).toMatchObject([
    { mark: 'sun', label: words.say('valeria-side-active'), text: '3 magic', signs: [{ amount: { count: 3 } }] },
    { mark: 'moon', label: words.say('valeria-side-others'), text: '1 magic', signs: [{ amount: { count: 1 } }] },
  ]);
  expect(cleric.foot).toBe(words.say('web-source-printed'));
});

test('a starter costs nothing and does the same in every turn', () => {
  const peasant = front('starter_peasant', 'starter', {
    values: { activation: [5], cost: 2 },
    text: said('valeria-text-every-turn', { what: amounts('gold', 1) }),
    signs: { active: [sign('amount', 'gold', 1)], others: [sign('amount', 'gold', 1)] },
  });
  expect(peasant.cost).toEqual([]);
  expect(peasant.halves).toHaveLength(1);
  expect(peasant.halves![0]!.text).toContain('1 gold');
});

test('a monster costs strength, and magic only if it does', () => {
  const goblin = front('goblin', 'monster', {
    values: { area: 'hills', type: 'minion', strength: 1, magic: 0, vp: 1 },
    signs: { reward: [sign('amount', 'gold', 1)] },
  });
  expect(goblin).toMatchObject({ kind: 'monster', tincture: 'tenne', points: 1, corners: [] });
  expect(goblin.cost!.map(({ label }) => label)).toEqual(['1 strength']);
  expect(front('corrupted_cleric', 'event', { values: { strength: 2, magic: 4 } }).cost!.map(({ label }) => label)).toEqual([
    '2 strength',
    '4 magic',
  ]);
});

test('an event says what its number brings, and what slaying it does', () => {
  const event = front('corrupted_cleric', 'event', {
    values: { activation: 1 },
    text: said('nothing'),
    signs: { rolled: [sign('badge', 'monster')], reward: [sign('amount', 'gold', 3)] },
  });
  expect(event.corners).toEqual([1]);
  expect(event.halves).toMatchObject([
    { mark: 'perspective-dice-six-faces-random', text: 'Nothing' },
    { mark: 'sword-wound', text: undefined },
  ]);
});

test('a domain shows what it needs, badge by badge, and when it works', () => {
  const palisade = front('foxgrove_palisade', 'domain', {
    values: { cost: 9, vp: 3, needs: { soldier: 2, shadow: 1 }, when: 'roll' },
    signs: { effect: [sign('mark', 'to'), sign('die', '', 6)] },
  });
  expect(palisade.badges!.map(({ icon }) => icon)).toEqual(['visored-helm', 'visored-helm', 'hood']);
  expect(palisade.halves).toMatchObject([{ mark: 'perspective-dice-six-faces-random', signs: [{ mark: 'to' }, { die: 6 }] }]);
  expect(palisade.tincture).toBe('purpure');
  expect(front('x', 'domain', { values: { when: 'built' } }).tincture).toBe('azure');
});

test('a card of a kind nobody has drawn is plain', () => {
  expect(front('exhausted', 'exhausted')).toMatchObject({ kind: 'plain', halves: [] });
  expect(front('merchant', 'unheard')).toMatchObject({ kind: 'plain', tincture: 'cendree', title: 'Merchant' });
  expect(front('nobody', 'unheard').icon).toBe('meeple');
});

describe('a price', () => {
  const price = (now: Record<string, number>, printed = now) => priced({ now, printed, because: [] }, words);

  test('that is the printed one is shown like it', () => {
    expect(price({ strength: 3, magic: 1 })).toEqual([amount('strength', 3, words), amount('magic', 1, words)]);
  });
  test('that differs is shown beside the printed one', () => {
    expect(price({ gold: 4 }, { gold: 2 })).toEqual([{ ...amount('gold', 4, words), printed: 2 }]);
    expect(price({ gold: 1, strength: 2 }, { strength: 2 })).toEqual([
      { ...amount('gold', 1, words), printed: 0 },
      amount('strength', 2, words),
    ]);
    expect(price({}, { magic: 1 })).toEqual([{ ...amount('magic', 0, words), printed: 1 }]);
  });
});

test('a card has the numbers that activate it, one, several or none', () => {
  expect(numbersOf(card('corrupted_cleric', 'event', { values: { activation: 1 } }))).toEqual([1]);
  expect(numbersOf(card('miner', 'citizen', { values: { activation: [11, 12] } }))).toEqual([11, 12]);
  expect(numbersOf(card('exhausted', 'exhausted'))).toEqual([]);
});
