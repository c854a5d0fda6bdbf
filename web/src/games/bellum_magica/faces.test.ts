import { expect, test } from 'vitest';
import type { CardInfo } from '../../shell/table.svelte';
import { card as cardOf, sign } from '../../testing/cards';
import { wordsIn } from '../../testing/catalogues';
import { said, english as words } from '../../testing/tables';
import { amount, cost, face, gains, otherCost } from './faces';

const card = (id: string, kind: string, changed: Partial<CardInfo> = {}) => cardOf('bellum_magica', id, kind, changed);
const labels = (amounts: { label?: string }[]) => amounts.map(({ label }) => label);

test('amounts are named, not asked for, in languages that tell these apart', () => {
  const slovak = wordsIn('sk');
  const named = said('bellum_magica-amount-food', { n: 1 });
  expect(amount('food', 1, slovak).label).toBe(slovak.text(named, [], 'nominative'));
  expect(amount('food', 'X', words).label).toBeUndefined();
  expect(amount('unheard', 'X', words).kind).toBe(amount('food', 1, words).kind);
});

test('creatures have prices, castles and settlements have shields', () => {
  const price = [sign('amount', 'food', 4), sign('amount', 'runes', 1)];
  const hydra = card('hydra', 'ultra_evil', { signs: { price, other_price: [sign('amount', 'runes', 3)] } });
  expect(labels(cost(hydra, words))).toEqual(labels([amount('food', 4, words), amount('runes', 1, words)]));
  expect(labels(otherCost(hydra, words))).toEqual(labels([amount('runes', 3, words)]));
  const city = card('city_1', 'settlement', { signs: { shields: [sign('amount', 'shields', 3), sign('amount', 'magic_shields', 1)] } });
  expect(labels(cost(city, words))).toEqual(labels([amount('shields', 3, words), amount('magic_shields', 1, words)]));
  expect([cost(card('goblin_01', 'goblin'), words), otherCost(city, words)]).toEqual([[], []]);
});

test('loot and the token of a creature are gained', () => {
  const imp = card('imp', 'evil', { signs: { bonus: [sign('amount', 'kegs', 1)], loot: [sign('amount', 'wooden', 2)] } });
  expect(labels(gains(imp, words))).toEqual(labels([amount('wooden', 2, words), amount('kegs', 1, words)]));
  expect(gains(card('imp', 'evil'), words)).toEqual([]);
});

test('a creature shows both wings, and the bonus if it has one', () => {
  const work = [{ food: 1, runes: 0 }, {}, { food: 2, maps: 1 }];
  const imp = card('imp', 'evil', {
    values: { work, war: [{}, { swords: 1 }] },
    text: said('x', { work: said('nothing'), bonus: said('bellum_magica-amount-kegs', { n: 1 }) }),
    signs: { bonus: [sign('amount', 'kegs', 1)] },
  });
  const { halves, ...front } = face(imp, { words });
  expect(front).toMatchObject({ kind: 'monster', tincture: 'gules', title: words.say('bellum_magica-card-imp'), icon: 'imp' });
  expect(halves).toHaveLength(3);
  expect(halves![0]).toMatchObject({
    label: words.say('bellum_magica-zone-left'),
    text: 'Nothing',
    signs: [{ die: 1 }, { amount: { count: 1 } }, { die: 3 }, { amount: { count: 2 } }, { amount: { count: 1 } }],
  });
  expect(halves![1]).toMatchObject({
    label: words.say('bellum_magica-zone-right'),
    text: undefined,
    signs: [{ die: 2 }, { amount: { count: 1 } }],
  });
  expect(halves![2]!.text).toContain('1');
});

test('a settlement has the colour of its kind and shows its loot', () => {
  const farm = card('farm_1', 'settlement', { values: { type: 'farm', value: 2 }, signs: { loot: [sign('amount', 'wooden', 1)] } });
  expect(face(farm, { words })).toMatchObject({
    kind: 'place',
    tincture: 'vert',
    icon: 'goose',
    points: 2,
    halves: [{ signs: [{ amount: { count: 1 } }], text: 'Nothing' }],
  });
});

test('what nobody has drawn is plain', () => {
  expect(face(card('nobody', 'unheard'), { words })).toMatchObject({ kind: 'plain', tincture: 'sable', icon: 'meeple' });
});
