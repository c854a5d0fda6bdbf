import { drawnBadges, drawnTokens } from '../../pieces/drawn';
import type { IconName, Tincture } from '../../pieces/kinds';

/** What resources and points look like; the shapes differ, so that colour is never alone. */
export const tokens = drawnTokens({
  gold: ['two-coins', 'or', 'coin'], strength: ['crossed-swords', 'gules', 'shield'],
  magic: ['crystal-shine', 'azure', 'lozenge'], vp: ['laurel-crown', 'purpure', 'seal'],
  any: ['swap-bag', 'cendree', 'hexagon'],
});

/** Roles, monster types, areas and kinds of card, each with its picture and colour. */
export const badges = drawnBadges({
  worker: ['anvil', 'tenne'], soldier: ['visored-helm', 'gules'], shadow: ['hood', 'sable'],
  holy: ['holy-symbol', 'argent'],
  boss: ['queen-crown', 'or'], minion: ['minions', 'cendree'], beast: ['beast-eye', 'vert'], titan: ['giant', 'sable'],
  hills: ['hills', 'tenne'], ruins: ['ancient-ruins', 'cendree'], forest: ['forest', 'vert'],
  valley: ['valley', 'azure'], mountains: ['mountains', 'argent'], barrens: ['desert', 'gules'],
  swamp: ['swamp', 'sable'], caverns: ['cave-entrance', 'purpure'],
  citizen: ['meeple', 'tenne'], domain: ['castle', 'azure'], monster: ['goblin-head', 'vert'],
});

/** Pictures of acts inside effects. */
export const deeds: Record<string, IconName> = {
  take: 'robber-hand',
  slay: 'sword-wound',
  die: 'perspective-dice-six-faces-random',
  everyone: 'three-friends',
  gold: 'two-coins',
};

/** When a domain works, as a picture. */
export const moments: Record<string, IconName> = {
  built: 'check-mark',
  always: 'sun',
  roll: 'perspective-dice-six-faces-random',
  any_pair: 'perspective-dice-six-faces-random',
  actions_begin: 'hourglass',
  actions_end: 'empty-hourglass',
  citizen_gained: 'meeple',
  monster_slain: 'sword-wound',
};

/** The picture of each card. */
export const pictures: Record<string, IconName> = {
  cleric: 'prayer', monk: 'monk-face', merchant: 'shop', blacksmith: 'blacksmith', mercenary: 'swordman',
  alchemist: 'fizzing-flask', archer: 'archer', wizard: 'wizard-face', peasant: 'farmer', knight: 'mounted-knight',
  rogue: 'cloak-dagger', thief: 'robber', champion: 'battle-axe', warlord: 'rally-the-troops',
  paladin: 'templar-shield', priestess: 'nun-face', butcher: 'meat-cleaver', miner: 'miner',
  starter_peasant: 'farmer', starter_knight: 'mounted-knight', starter_herald: 'hunting-horn',
  goblin: 'goblin-head', goblin_mage: 'orb-wand', goblin_king: 'goblin', skeleton: 'skeleton',
  flaming_skeleton: 'burning-skull', skeleton_king: 'crowned-skull', treant: 'evil-tree',
  bane_spider: 'angular-spider', spider_queen: 'masked-spider', owlbear: 'barn-owl', giant: 'brute', troll: 'troll',
  dire_bear: 'bear-face', orc_warrior: 'orc-head', orc_chieftain: 'barbarian', gargoyle: 'gargoyle', wraith: 'spectre',
  witch_queen: 'witch-face', gelatinous_cube: 'transparent-slime', basilisk: 'snake-totem',
  swamp_dragon: 'sea-dragon', kobolds: 'imp', gold_golem: 'rock-golem', red_dragon: 'spiked-dragon-head',
  corrupted_cleric: 'cultist', giant_leech: 'leeching-worm', bat_swarm: 'evil-bat', sorcerer: 'warlock-hood',
  mimic: 'mimic-chest', kobold_thieves: 'bandit',
  foxgrove_palisade: 'palisade', the_desert_orchid: 'lotus-flower', emerald_stronghold: 'castle',
  pratchetts_plateau: 'hill-fort', cathedral_of_st_aquila: 'saint-basil-cathedral', darktide_harbour: 'harbor-dock',
  cloudriders_camp: 'camping-tent', the_orb_of_urdr: 'crystal-ball', rogues_landing: 'anchor', blood_crow_army: 'raven',
  eye_of_asteraten: 'all-seeing-eye', cutthroats_truce: 'truce', halfpenny_hill: 'hill-conquest',
  shattered_hand: 'evil-hand', forgotten_sorrows: 'tear-tracks', watcher_on_the_water: 'watchtower',
  gargans_embrace: 'stone-bust', nest_of_the_weaver_witch: 'nest-eggs', palace_of_the_dawn: 'sunrise',
  grimmwater_keep: 'white-tower', the_violet_thorn: 'thorny-vine', purloiners_perch: 'vulture',
  golden_obelisk_of_nae: 'obelisk', monolith_of_ostendaar: 'menhir',
  cornelius_the_dreamer: 'night-sleep', elsyn_saint_of_shadows: 'dagger-rose', elisium_the_allsmith: 'hammer-drop',
  hrothgar_the_conqueror: 'overlord-helm', isabella_the_righteous: 'scales', lekzandr_the_protector: 'round-shield',
  node_master_of_swords: 'sword-brandish', reese_the_firebrand: 'torch', simon_the_unclean: 'stone-throne',
  waryn_lord_of_rogues: 'imperial-crown', exhausted: 'dead-wood',
};

/** The colour of each area's monsters is that of its badge; other kinds have their own. */
export const kindTincture: Record<string, Tincture> = { starter: 'cendree', event: 'gules', duke: 'or', exhausted: 'cendree' };
