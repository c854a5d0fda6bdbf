import { drawnBadges, drawnTokens } from '../../pieces/drawn';
import type { IconName, Tincture } from '../../pieces/kinds';

/** What goods and cards look like as tokens; the shapes differ, so that colour is never alone. */
export const tokens = drawnTokens({
  silver: ['coins', 'argent', 'coin'], ink: ['quill-ink', 'sable', 'drop'], gold: ['gold-bar', 'or', 'lozenge'],
  stone: ['stone-block', 'cendree', 'cube'], any: ['cubes', 'tenne', 'hexagon'],
  deeds: ['tied-scroll', 'vert', 'pennon'], debts: ['manacles', 'gules', 'gate'],
  points: ['laurel-crown', 'purpure', 'seal'], workers: ['meeple', 'azure', 'shield'],
});

/** Icons of townsfolk, the two markers, and buildings, each with its picture and colour. */
export const badges = drawnBadges({
  merchant: ['old-wagon', 'azure'], builder: ['flat-hammer', 'cendree'], noble: ['queen-crown', 'or'],
  cleric: ['pope-crown', 'sable'], criminal: ['plain-dagger', 'gules'],
  virtue: ['peace-dove', 'argent'], corruption: ['death-skull', 'purpure'],
  trading_post: ['barn', 'azure'], guildhall: ['greek-temple', 'or'], workshop: ['anvil-impact', 'cendree'],
});

/** Pictures of acts inside effects. */
export const deeds: Record<string, IconName> = {
  flip: 'cycle', rearrange: 'card-exchange', discard: 'card-discard', destroy: 'card-burn', shuffle: 'card-random',
  hire: 'shaking-hands', move_worker: 'walk', worker: 'meeple', workers: 'meeple', manuscript: 'open-book', scheme: 'hooded-figure',
  dismiss: 'exit-door', move: 'footsteps', construct: 'flat-hammer', transcribe: 'scroll-quill', focus: 'bullseye',
  resources: 'cubes', silver: 'coins', buildings: 'family-house', paid: 'manacles', approved: 'tied-scroll',
  manuscripts: 'open-book', hand: 'poker-hand',
};

/** When an ability works, as a picture. */
export const moments: Record<string, IconName> = {
  played: 'focused-lightning', dropped: 'cross-mark', always: 'infinity', after_trade: 'trade', after_construct: 'flat-hammer',
  after_workers: 'queen-crown', after_transcribe: 'pope-crown', debt_flipped: 'manacles', debt_gained: 'manacles',
  collision: 'sword-clash', bonus: 'shaking-hands',
};

/** What lies beneath each building, on a person's board and on a solo opponent's (whose guildhalls differ). */
export const plots: Record<string, [person: string, automa: string]> = {
  workshop_1: ['discard', 'dismiss'],
  workshop_2: ['virtue', 'virtue'],
  workshop_3: ['hand', 'corruption'],
  trading_post_1: ['move', 'scheme'],
  trading_post_2: ['dismiss', 'flip'],
  trading_post_3: ['merchant', 'dismiss'],
  guildhall_1: ['builder', ''],
  guildhall_2: ['noble', ''],
  guildhall_3: ['cleric', ''],
};

/** The landscapes of the five segments. */
export const lands = drawnBadges({
  s1: ['wave-crest', 'azure'], s2: ['wheat', 'or'], s3: ['pine-tree', 'vert'], s4: ['sea-cliff', 'tenne'],
  s5: ['mountaintop', 'argent'],
});

export const ribbons: Record<string, Tincture> = { grey: 'argent', yellow: 'or', black: 'sable', blue: 'azure' };

/** Who is on a card; those who differ only in an amount look alike. */
export const people: Record<string, IconName> = {
  architect: 'freemasonry', artisan: 'hand-saw', charlatan: 'square-bottle', defender: 'vibrating-shield',
  foreman: 'public-speaker', mason: 'brick-pile', miner: 'mining', sculptor: 'stone-crafting', stonecutter: 'stone-stack',
  woodcutter: 'wood-axe', gatekeeper: 'open-gate', chevalier: 'knight-banner', enforcer: 'mailed-fist',
  watchman: 'lantern', aristocrat: 'necklace-display', diplomat: 'quill', princess: 'crown', artist: 'palette',
  patron: 'receive-money', overseer: 'spyglass', pastor: 'shepherds-crook', acolyte: 'candle-light',
  bishop: 'chess-bishop', disciple: 'prayer-beads', vicar: 'white-book', clergyman: 'gothic-cross', friar: 'robe',
  priest: 'church', missionary: 'bindle', deacon: 'ringing-bell', tinker: 'tinker', benefactor: 'pay-money',
  strongman: 'strong-man', traveller: 'walking-boot', courier: 'cloaked-figure-on-horseback', jeweller: 'gem-pendant',
  peddler: 'wheelbarrow', antagonist: 'angry-eyes', conspirator: 'hooded-assassin', debt_collector: 'profit',
  illusionist: 'pointy-hat', lookout: 'eye-target', meddler: 'human-ear', pickpocket: 'snatch',
  racketeer: 'brass-knuckles', scoundrel: 'bandana', swindler: 'card-joker', traitor: 'backstab',
  trickster: 'jester-hat', ada: 'wolf-head', bertha: 'rose', clovis: 'fleur-de-lys', emma: 'oak-leaf',
  guntram: 'eagle-emblem', judith: 'key', lothaire: 'lion', merovech: 'stone-tower', rudolf: 'stag-head',
  therese: 'heraldic-sun', abbot: 'abbot-meeple', financer: 'cash', journeyman: 'boots', labourer: 'spade',
  lender: 'pouch-with-beads', squire: 'black-knight-helm', thief: 'robber-mask', trader: 'cargo-crate',
};
