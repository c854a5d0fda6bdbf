import { expect, test } from 'vitest';
import type { CardInfo } from '../../shell/table.svelte';
import { card as cardOf, sign } from '../../testing/cards';
import { said, english as words } from '../../testing/tables';
import { amount, badge, face, picture } from './faces';

const card = (id: string, kind: string, changed: Partial<CardInfo> = {}) => cardOf('viscounts', id, kind, changed);
const front = (...args: Parameters<typeof card>) => face(card(...args), { words });

test('amounts are said aloud', () => {
  expect(amount('silver', 2, words)).toMatchObject({ count: 2, label: words.say('viscounts-amount-silver', { n: 2 }) });
  expect(amount('silver', '2', words).label).toBe(amount('silver', 2, words).label);
  expect(amount('unheard', 1, words)).toEqual({ kind: amount('any', 1, words).kind, count: 1, label: undefined });
});

test('badges are said aloud: icons, markers and buildings, so many of them', () => {
  expect(badge('builder', words, 3).label).toBe(words.say('viscounts-text-icons-builder', { n: 3 }));
  expect(badge('virtue', words).label).toBe(words.say('viscounts-amount-virtue', { n: 1 }));
  expect(badge('workshop', words)).toMatchObject({ icon: 'anvil-impact', label: words.say('viscounts-card-workshop') });
});

test('an effect is drawn from its signs', () => {
  expect(picture([sign('die', '', 3), sign('word', '≠'), sign('icon', 'flip', 1)], words)).toEqual([
    { die: 3 },
    { word: '≠' },
    { icon: 'cycle' },
  ]);
});

test('townsfolk cost silver and have the colour of their last icon', () => {
  const person = front('nobody', 'townsfolk', { values: { cost: 4, icons: { merchant: 2, criminal: 1 } } });
  expect(person).toMatchObject({ kind: 'person', tincture: 'gules' });
  expect(person.cost).toEqual([amount('silver', 4, words)]);
  expect(person.badges!.map(({ icon }) => icon)).toEqual(['old-wagon', 'old-wagon', 'plain-dagger']);
  expect(person.corners).toBeUndefined();
});

test('a hero is purple, and somebody without icons green; what costs nothing has no price', () => {
  expect(front('nobody', 'hero', { values: { icons: { merchant: 1 } } }).tincture).toBe('purpure');
  expect(front('nobody', 'starter')).toMatchObject({ tincture: 'vert', cost: undefined });
});

test('a manuscript costs clerics and has the colour of its ribbon', () => {
  const manuscript = front('grey_5_builder_icons', 'manuscript', { values: { cost: 5, ribbon: 'grey' }, signs: { score: [] } });
  expect(manuscript.cost).toEqual([{ kind: { term: 'cleric', icon: 'pope-crown', tincture: 'sable', shape: 'seal' }, count: 5 }]);
  expect(manuscript).toMatchObject({ kind: 'plan', tincture: 'argent', icon: 'laurels' });
  expect(front('other', 'manuscript', { values: { cost: 1 }, signs: { effect: [] } }).icon).toBe('open-book');
});

test.each([
  ['scheme', 'hooded-figure', undefined],
  ['castle_leader', 'medieval-gate', 5],
  ['player_card', 'footsteps', undefined],
  ['cleric_bonus', 'pope-crown', 3],
])('a %s shows a %s', (kind, icon, points) => {
  expect(front('x_y', kind)).toMatchObject({ icon, points });
});

test('the number of a card stands in its corner', () => {
  expect(front('player_card_1', 'player_card', { values: { number: 1 } }).corners).toEqual([1]);
});

test('who has an ability and a bonus says both; whoever has one thing says it whole', () => {
  const both = front('nobody', 'townsfolk', {
    values: { when: 'trade' },
    text: said('nothing', { ability: said('viscounts-amount-ink', { n: 1 }), bonus: said('viscounts-amount-gold', { n: 2 }) }),
    signs: { ability: [sign('word', 'a')], bonus: [sign('word', 'b')] },
  });
  expect(both.halves!.map(({ text }) => text)).toEqual([
    words.sentence(said('viscounts-amount-ink', { n: 1 })),
    words.sentence(said('viscounts-amount-gold', { n: 2 })),
  ]);
  const one = front('nobody', 'townsfolk', { text: said('nothing', { effect: said('seat') }), signs: { effect: [sign('word', 'a')] } });
  expect(one.halves).toEqual([{ mark: undefined, signs: [{ word: 'a' }], text: 'Nothing' }]);
  expect(front('castle_leader', 'castle_leader').halves).toEqual([{ signs: [], text: 'Nothing' }]);
});

test('what two unnamed parts do is said once', () => {
  const scheme = front('x', 'scheme', { signs: { gain: [sign('word', 'a')], tries: [sign('word', 'b')] } });
  expect(scheme.halves!.map(({ text }) => text)).toEqual(['Nothing', undefined]);
});
