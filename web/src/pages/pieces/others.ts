import type { CardFace, TokenKind } from '../../pieces/kinds';
import { some } from './valeria';

/** Faces from other games, to see that the pieces are general. */
export const materials: TokenKind = { icon: 'stone-pile', tincture: 'cendree', shape: 'cube' };
export const people: TokenKind = { icon: 'person', tincture: 'purpure', shape: 'gate' };
export const gems: TokenKind = { icon: 'cut-diamond', tincture: 'azure', shape: 'hexagon' };
export const grain: TokenKind = { icon: 'wheat', tincture: 'vert', shape: 'drop' };
export const coins: TokenKind = { icon: 'crown-coin', tincture: 'or', shape: 'coin' };
export const debt: TokenKind = { icon: 'death-skull', tincture: 'gules', shape: 'pennon' };

export const ogre: CardFace = {
  kind: 'monster',
  tincture: 'purpure',
  title: 'Ogre',
  icon: 'ogre',
  corners: [5],
  cost: [some(coins, 3)],
  points: 2,
  halves: [{ signs: [{ amount: some(coins, 2) }, { mark: 'or' }, { icon: 'battle-axe' }], text: 'Take 2 gold, or attack a castle.' }],
};
export const windmill: CardFace = {
  kind: 'plan',
  tincture: 'vert',
  title: 'Windmill',
  icon: 'windmill',
  cost: [some(materials, 2), some(people, 1)],
  points: 2,
  badges: [{ icon: 'wheat', tincture: 'vert' }],
  halves: [
    { mark: 'clockwork', label: 'Each round', signs: [{ amount: some(grain, 2) }], text: 'Makes 2 food in each production.' },
    { mark: 'clockwise-rotation', label: 'Recycle', signs: [{ amount: some(materials, 1) }], text: 'Gives 1 material.' },
  ],
};
export const treasury: CardFace = {
  kind: 'place',
  tincture: 'or',
  title: 'Treasury',
  icon: 'medieval-gate',
  cost: [some(materials, 3), some(gems, 1)],
  points: 5,
  badges: [{ icon: 'cut-diamond', tincture: 'azure' }],
  halves: [{ signs: [{ amount: some(coins, 1) }, { mark: 'per' }, { icon: 'cut-diamond' }] }],
};
export const townsfolk: CardFace = {
  kind: 'person',
  tincture: 'azure',
  title: 'Innkeeper',
  icon: 'shaking-hands',
  corners: ['II'],
  cost: [some(coins, 2)],
  badges: [{ icon: 'public-speaker', tincture: 'azure' }],
  halves: [{ signs: [{ amount: some(coins, 2) }] }, { signs: [{ icon: 'church' }, { word: '+1' }] }],
};
export const manuscript: CardFace = {
  kind: 'event',
  tincture: 'tenne',
  title: 'Manuscript',
  icon: 'tied-scroll',
  corners: ['✦'],
  points: 3,
  halves: [{ signs: [{ icon: 'brick-pile' }, { mark: 'to' }, { amount: some(coins, 3) }] }],
};
