import { drawnTokens } from '../../pieces/drawn';
import type { IconName, Tincture } from '../../pieces/kinds';

/** What icons, resources and tokens look like: chests are gates, weapons pennons; the pictures on them all differ. */
export const tokens = drawnTokens({
  food: ['meat', 'tenne', 'coin'], runes: ['rune-stone', 'azure', 'lozenge'],
  maps: ['treasure-map', 'argent', 'cube'], swords: ['broadsword', 'gules', 'pennon'],
  magic_swords: ['winged-sword', 'purpure', 'pennon'], thieves: ['hood', 'sable', 'drop'],
  kegs: ['barrel', 'or', 'cube'], shields: ['round-shield', 'argent', 'shield'],
  magic_shields: ['bolt-shield', 'purpure', 'hexagon'],
  spells: ['perspective-dice-six-faces-random', 'vert', 'seal'], flipped: ['empty-hourglass', 'cendree', 'seal'],
  wooden: ['chest', 'tenne', 'gate'], metal: ['locked-chest', 'argent', 'gate'],
  golden: ['open-treasure-chest', 'or', 'gate'],
});

/** The colour of each kind of creature, and of each kind of settlement and chest. */
export const tinctures: Record<string, Tincture> = {
  goblin: 'vert', evil: 'gules', ultra_evil: 'purpure',
  inn: 'tenne', farm: 'vert', village: 'azure', city: 'or', wooden: 'tenne', metal: 'argent', golden: 'or',
};

/** The picture of each kind of settlement, for the deck they lie in. */
export const settlements: Record<string, IconName> = { farm: 'barn', village: 'village', city: 'castle' };

/** The picture of each card. */
export const pictures: Record<string, IconName> = {
  castle_lich: 'crowned-skull', castle_witch: 'cauldron', castle_demon: 'daemon-skull', castle_orc: 'orc-head',
  castle_vampire: 'vampire-dracula',
  goblin_01: 'mushroom-gills', goblin_02: 'fishing-pole', goblin_03: 'wood-club', goblin_04: 'boxing-glove',
  goblin_05: 'helmet', goblin_06: 'slingshot', goblin_07: 'cooking-pot', goblin_08: 'backpack',
  goblin_09: 'mushroom', goblin_10: 'frog',
  rat_pack: 'rat', orc_butcher: 'meat-cleaver', gnoll_hunter: 'werewolf', boar_rider: 'boar', hungry_ghoul: 'bone-gnawer',
  warg: 'direwolf', carrion_crow: 'crow-dive', harpy: 'harpy', rune_spider: 'angular-spider', hex_witch: 'witch-face',
  cultist: 'cultist', night_wolf: 'wolf-howl', skeleton_archer: 'skeleton', marsh_toad: 'toad-teeth',
  twohead_ogre: 'ogre', giant_bat: 'evil-bat', lizardman: 'lizardman', minotaur: 'minotaur', gremlin: 'imp-laugh',
  shadow_cutpurse: 'cloak-dagger', imp: 'imp', mimic: 'mimic-chest', poltergeist: 'haunting', wisp: 'candle-flame',
  bone_shaman: 'bone-mace', fire_salamander: 'salamander', satyr: 'bull-horns', fortune_hag: 'crystal-ball',
  black_cat: 'cat', jester_zombie: 'jester-hat', dream_moth: 'butterfly', raven: 'raven', fog_wraith: 'spectre',
  banshee: 'screaming', swamp_pixie: 'fairy', changeling: 'double-face-mask', scarecrow: 'scarecrow',
  ghost_piper: 'pan-flute', gargoyle: 'gargoyle', clay_golem: 'golem-head', bridge_troll: 'troll',
  iron_beetle: 'scarab-beetle', mushroom_guard: 'mushrooms', mummy: 'mummy-head', bramble_beast: 'thorny-vine',
  jailer: 'keyring',
  red_dragon: 'spiked-dragon-head', black_dragon: 'dragon-spiral', hydra: 'hydra', mountain_giant: 'giant',
  bone_emperor: 'death-skull', crystal_dragon: 'dragon-orb', rune_golem: 'rock-golem', demon_prince: 'horned-skull',
  medusa: 'medusa-head', sphinx: 'egyptian-sphinx', spectral_knight: 'mounted-knight', ash_phoenix: 'burning-embers',
  storm_djinn: 'djinn', vampire_countess: 'vampire-cape', chimera: 'saber-toothed-cat-head', kraken: 'kraken-tentacle',
  nightmare_steed: 'unicorn', cerberus: 'hound', behemoth: 'mammoth', steel_wyvern: 'wyvern',
  inn: 'tavern-sign', farm_1: 'goose', farm_2: 'beet', farm_3: 'hops', farm_4: 'sheep', farm_5: 'pig', farm_6: 'beehive',
  farm_7: 'fruit-tree', village_1: 'windmill', village_2: 'fish-bucket', village_3: 'herbs-bundle', village_4: 'mining',
  village_5: 'grapes', village_6: 'painted-pottery', village_7: 'wood-axe', city_1: 'shop', city_2: 'stone-bridge',
  city_3: 'graduate-cap', city_4: 'granary', city_5: 'castle', city_6: 'church', city_7: 'fizzing-flask',
  city_8: 'queen-crown', city_9: 'wizard-staff', city_10: 'capitol',
  wooden_1: 'chest', wooden_2: 'chest', wooden_3: 'chest', metal_3: 'locked-chest', metal_4: 'locked-chest',
  metal_5: 'locked-chest', golden_6: 'open-treasure-chest', golden_7: 'open-treasure-chest', golden_8: 'open-treasure-chest',
};
