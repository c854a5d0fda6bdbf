import { drawnBadges, drawnTokens } from '../../pieces/drawn';
import type { CardKind, IconName, Tincture } from '../../pieces/kinds';

/** What resources and tokens look like; the shapes differ, so that colour is never alone. */
export const tokens = drawnTokens({
  materials: ['stone-block', 'cendree', 'cube'],
  population: ['person', 'purpure', 'gate'],
  gold: ['coins', 'or', 'coin'],
  exploration: ['compass', 'azure', 'hexagon'],
  krystallium: ['cut-diamond', 'gules', 'lozenge'],
  soldiers: ['crested-helmet', 'tenne', 'shield'],
  points: ['laurel-crown', 'purpure', 'seal'],
  traps: ['wolf-trap', 'sable', 'pennon'],
  spies: ['spyglass', 'vert', 'drop'],
});

/** Families, and other cards that effects speak of. */
export const badges = drawnBadges({
  structure: ['tower-flag', 'cendree'],
  company: ['guards', 'purpure'],
  monument: ['greek-temple', 'or'],
  discovery: ['treasure-map', 'azure'],
  calamity: ['meteor-impact', 'gules'],
});

/** The edge between picture and effect, by family or kind. */
export const edges: Record<string, CardKind> = {
  structure: 'place',
  company: 'person',
  monument: 'noble',
  discovery: 'plan',
  treasure: 'event',
  calamity: 'event',
  menace: 'monster',
  advisor: 'person',
  duchy: 'place',
  quest: 'plan',
};

/** The colour of cards without a family. */
export const kindTincture: Record<string, Tincture> = {
  treasure: 'or',
  calamity: 'gules',
  menace: 'sable',
  advisor: 'tenne',
  duchy: 'vert',
  quest: 'gules',
};

/** Pictures of acts inside effects. */
export const deeds: Record<string, IconName> = {
  turn_up: 'horizontal-flip',
  move: 'card-exchange',
  look: 'third-eye',
  swap: 'trade',
  recycle: 'recycle',
  ready: 'clockwise-rotation',
  freeze: 'snowflake-1',
  haunt: 'shadow-grasp',
  rob: 'robber-mask',
};

/** The phase in which an advisor can be used. */
export const moments: Record<string, IconName> = {
  own_turn: 'card-pickup',
  offering: 'card-pickup',
  before_selecting: 'card-pickup',
  after_selecting: 'card-pickup',
  before_planning: 'hammer-nails',
  planning: 'hammer-nails',
  production: 'gears',
  end: 'laurels',
};

/** The picture of each card. */
export const pictures: Record<string, IconName> = {
  farm: 'barn',
  quarry: 'war-pick',
  hamlet: 'huts-village',
  barracks: 'medieval-barracks',
  mill: 'windmill',
  guildhall: 'house',
  harbour: 'wooden-pier',
  royal_road: 'stone-path',
  seafarers: 'ship-wheel',
  allied_armies: 'knight-banner',
  tax_collectors: 'receive-money',
  scholars: 'book-pile',
  stonemasons: 'stone-crafting',
  sappers: 'dynamite',
  recruiters: 'trumpet-flag',
  expedition: 'backpack',
  royal_guard: 'battle-gear',
  royal_cavalry: 'cavalry',
  secret_society: 'domino-mask',
  great_lighthouse: 'lighthouse',
  great_library: 'bookshelf',
  monumental_statue: 'colombian-statue',
  grand_arena: 'arena',
  magic_forge: 'anvil-impact',
  banquet_hall: 'roast-chicken',
  royal_dungeon: 'dungeon-gate',
  ramparts: 'defensive-wall',
  royal_palace: 'indian-palace',
  hall_of_wonders: 'round-table',
  royal_mint: 'bank',
  grand_market: 'wooden-crate',
  aqueduct: 'aqueduct',
  alchemists_tower: 'bubbling-flask',
  tournament_grounds: 'swords-emblem',
  wreck_of_the_leonart: 'ship-wreck',
  portal: 'magic-portal',
  lair_of_burning_sand: 'mountain-cave',
  last_refuge_of_the_giants: 'mountaintop',
  gate_of_hell: 'magic-gate',
  dragon_eggs: 'egg-clutch',
  tatis_tribe: 'tribal-mask',
  lost_city: 'mayan-pyramid',
  titans_tomb: 'egyptian-pyramids',
  crystal_caverns: 'crystal-growth',
  spice_island: 'island',
  calamity: 'meteor-impact',
  giant_rat: 'rat',
  vermin: 'seated-mouse',
  ice_giant: 'ice-golem',
  shadow: 'shadow-grasp',
  thief: 'robber-mask',
  pirate_of_the_five_seas: 'pirate-captain',
  renowned_cartographer: 'hiking',
  master_builder: 'gear-hammer',
  peoples_tribune: 'megaphone',
  enlightened_prophet: 'third-eye',
  grey_eminence: 'hooded-assassin',
  veteran_scout: 'walking-scout',
  master_of_spies: 'spy',
  court_jester: 'jester-hat',
  silver_tongued_envoy: 'conversation',
  court_alchemist: 'round-bottom-flask',
  quartermaster: 'cargo-crate',
  high_priestess: 'sun-priest',
  court_chronicler: 'scroll-quill',
  teressia_a: 'crenel-crown',
  teressia_b: 'crenel-crown',
  valados_a: 'sharp-crown',
  valados_b: 'sharp-crown',
  usurper: 'crossed-sabres',
  northern_lands: 'drakkar',
  lord_of_ruin: 'tower-fall',
};

/** All cards of the decks look the same from behind. */
export const back = { tincture: 'azure', icon: 'crenel-crown' } as const;
