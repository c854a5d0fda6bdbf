import type { Amount, Badge, CardFace, TokenKind } from '../../pieces/kinds';

/** Sample words and faces for the page of pieces; at the table all this comes from the game. */
export const gold: TokenKind = { icon: 'two-coins', tincture: 'or', shape: 'coin' };
export const strength: TokenKind = { icon: 'crossed-swords', tincture: 'gules', shape: 'shield' };
export const magic: TokenKind = { icon: 'crystal-shine', tincture: 'azure', shape: 'lozenge' };
export const points: TokenKind = { icon: 'laurel-crown', tincture: 'purpure', shape: 'seal' };

export const some = (kind: TokenKind, count: number | string, label?: string): Amount => ({ kind, count, label });

export const worker: Badge = { icon: 'anvil', tincture: 'tenne', label: 'Worker' };
export const soldier: Badge = { icon: 'visored-helm', tincture: 'gules', label: 'Soldier' };
export const shadow: Badge = { icon: 'hood', tincture: 'sable', label: 'Shadow' };
export const holy: Badge = { icon: 'holy-symbol', tincture: 'argent', label: 'Holy' };
export const boss: Badge = { icon: 'queen-crown', tincture: 'or', label: 'Boss' };
export const minion: Badge = { icon: 'minions', tincture: 'cendree', label: 'Minion' };
export const beast: Badge = { icon: 'beast-eye', tincture: 'vert', label: 'Beast' };
export const titan: Badge = { icon: 'giant', tincture: 'sable', label: 'Titan' };

const own = { mark: 'sun', label: 'Your turn' } as const;
const others = { mark: 'moon', label: 'Other turns' } as const;

export const merchant: CardFace = {
  kind: 'person',
  tincture: 'tenne',
  title: 'Merchant',
  icon: 'shop',
  corners: [2],
  cost: [some(gold, 2)],
  badges: [worker],
  halves: [
    { ...own, signs: [{ amount: some(gold, 2) }, { mark: 'or' }, { amount: some(magic, 2) }], text: 'Take 2 gold or 2 magic.' },
    { ...others, signs: [{ amount: some(gold, 1) }], text: 'Take 1 gold.' },
  ],
  foot: 'Values: printed card',
};
export const monk: CardFace = {
  kind: 'person',
  tincture: 'argent',
  title: 'Monk',
  icon: 'monk-face',
  corners: [1],
  cost: [some(gold, 3)],
  badges: [holy],
  halves: [
    { ...own, signs: [{ amount: some(gold, 1) }, { amount: some(magic, 2) }], text: 'Take 1 gold and 2 magic.' },
    { ...others, signs: [{ amount: some(gold, 1) }, { mark: 'to' }, { amount: some(magic, 2) }], text: 'You may pay 1 gold for 2 magic.' },
  ],
};
export const champion: CardFace = {
  kind: 'person',
  tincture: 'gules',
  title: 'Champion',
  icon: 'battle-axe',
  corners: [8],
  cost: [some(gold, 2)],
  badges: [soldier],
  halves: [
    { ...own, signs: [{ amount: some(strength, 4) }], text: 'Take 4 strength.' },
    {
      ...others,
      signs: [{ amount: some(gold, 1) }, { mark: 'to' }, { amount: some(strength, 4) }],
      text: 'You may pay 1 gold for 4 strength.',
    },
  ],
};
export const rogue: CardFace = {
  kind: 'person',
  tincture: 'sable',
  title: 'Rogue',
  icon: 'cloak-dagger',
  corners: [7],
  cost: [some(gold, 2)],
  badges: [shadow],
  halves: [
    { ...own, signs: [{ amount: some(strength, 2) }, { amount: some(gold, 2) }] },
    { ...others, signs: [{ amount: some(strength, 1) }, { amount: some(gold, 1) }] },
  ],
};
export const blacksmith: CardFace = {
  kind: 'person',
  tincture: 'tenne',
  title: 'Blacksmith',
  icon: 'farmer',
  corners: [9, 10],
  cost: [{ ...some(gold, 4), printed: 3 }],
  badges: [worker],
  halves: [
    { ...own, signs: [{ amount: some(gold, 1) }, { mark: 'per' }, { badge: soldier }] },
    { ...others, signs: [{ amount: some(gold, 1) }] },
  ],
};
export const goblinKing: CardFace = {
  kind: 'monster',
  tincture: 'vert',
  title: 'Goblin King',
  icon: 'goblin-head',
  cost: [some(strength, 6)],
  badges: [boss],
  points: 4,
  halves: [
    {
      signs: [{ amount: some(gold, 1) }, { mark: 'per' }, { badge: { icon: 'mountains', tincture: 'vert' } }],
      text: '1 gold for each Hills monster in your pile, this one included.',
    },
  ],
};
export const skeleton: CardFace = {
  kind: 'monster',
  tincture: 'cendree',
  title: 'Skeleton',
  icon: 'skeleton',
  cost: [some(strength, 2), some(magic, 1)],
  badges: [minion],
  points: 1,
  halves: [{ signs: [{ amount: some(magic, 2) }] }],
};
export const spider: CardFace = {
  kind: 'monster',
  tincture: 'sable',
  title: 'Cave Spider',
  icon: 'angular-spider',
  cost: [some(strength, 3), some(magic, 2)],
  badges: [beast],
  points: 2,
  halves: [{ signs: [{ amount: some(gold, 2) }, { amount: some(magic, 2) }] }],
};
export const palisade: CardFace = {
  kind: 'place',
  tincture: 'azure',
  title: 'Foxgrove Palisade',
  icon: 'palisade',
  cost: [some(gold, 9)],
  badges: [soldier, shadow],
  points: 3,
  halves: [
    {
      mark: 'perspective-dice-six-faces-random',
      label: 'Your roll',
      signs: [{ amount: some(gold, 2) }, { mark: 'to' }, { die: 6 }],
      text: 'In your roll phase you may pay 2 gold to turn one die to 6.',
    },
  ],
};
export const palisadeSlovak: CardFace = { ...palisade, title: 'Palisáda v Líščom háji' };
export const orchid: CardFace = {
  kind: 'place',
  tincture: 'purpure',
  title: 'The Desert Orchid',
  icon: 'castle',
  cost: [some(gold, 9)],
  badges: [holy, shadow],
  points: 3,
  halves: [
    {
      mark: 'perspective-dice-six-faces-random',
      signs: [{ amount: some(gold, 1) }, { mark: 'per' }, { badge: holy }, { mark: 'to' }, { die: 1 }],
    },
  ],
};
export const duke: CardFace = {
  kind: 'noble',
  tincture: 'or',
  title: 'El’syn, Saint of Shadows',
  icon: 'imperial-crown',
  halves: [
    {
      signs: [
        { amount: some(points, 2) },
        { mark: 'per' },
        { badge: holy },
        { mark: 'break' },
        { amount: some(points, 2) },
        { mark: 'per' },
        { badge: shadow },
      ],
      text: '2 points for each Holy and each Shadow, and 1 point for every 4 resources left.',
    },
  ],
};
export const leech: CardFace = {
  kind: 'event',
  tincture: 'gules',
  title: 'Giant Leech',
  icon: 'leeching-worm',
  corners: [2],
  cost: [some(strength, 10), some(magic, 1)],
  badges: [titan],
  points: 4,
  halves: [{ signs: [{ amount: some(magic, 5) }], text: 'On a 2 every player loses 1 strength. Slain: 5 magic.' }],
};
export const exhausted: CardFace = { kind: 'plain', tincture: 'cendree', title: 'Exhausted', icon: 'dead-wood' };
