import type { Amount, CardFace, CardKind, Half, Sign } from '../../pieces/kinds';
import { describe } from '../../shell/facts';
import type { CardInfo } from '../../shell/table.svelte';
import type { Words } from '../../shell/words';
import { sourceOf } from '../printed';
import { pictures, tinctures, tokens } from './pictures';

const kinds: Record<string, CardKind> = {
  castle: 'place',
  goblin: 'person',
  evil: 'monster',
  ultra_evil: 'noble',
  settlement: 'place',
  chest: 'plain',
};

/** So many icons of each kind. */
export type Icons = Record<string, number>;

/** The values that a card of any kind may have; the server sends those that it has. */
export interface Values {
  type?: string;
  shield?: number;
  magic_shield?: number;
  value?: number;
  work?: Icons[];
  war?: Icons[];
}

/** The wings of every castle and creature, each with its icons in the order in which they stand. */
export const wings = {
  work: ['food', 'runes', 'maps'],
  war: ['swords', 'magic_swords', 'thieves'],
} as const;
export type Wing = keyof typeof wings;

/** The front of a card, made from its values and the pictures of its effects. */
export function face(card: CardInfo, { words }: { words: Words }): CardFace {
  const values = card.values as Values;
  return {
    id: card.id,
    words: describe('bellum_magica', card, words),
    kind: kinds[card.kind] ?? 'plain',
    tincture: tinctures[values.type ?? card.kind] ?? 'sable',
    title: words.say(`bellum_magica-card-${card.id}`),
    icon: pictures[card.id] ?? 'meeple',
    cost: cost(card, words),
    halves: halves(card, words),
    points: values.value,
    foot: sourceOf(card, words),
  };
}

/** So many of a resource, a chest, a token or an icon, said aloud. */
export function amount(kind: string, count: number | string, words: Words): Amount {
  const label =
    typeof count === 'number' ? words.text({ id: `bellum_magica-amount-${kind}`, args: { n: count } }, [], 'nominative') : undefined;
  return { kind: tokens[kind] ?? tokens['food']!, count, label };
}

/** What a creature costs, and what beats a castle or a settlement. */
export function cost(card: CardInfo, words: Words): Amount[] {
  return (card.signs['price'] ?? card.signs['shields'] ?? []).map(({ name, n }) => amount(name, n, words));
}

/** What may be paid for a creature instead. */
export function otherCost(card: CardInfo, words: Words): Amount[] {
  return (card.signs['other_price'] ?? []).map(({ name, n }) => amount(name, n, words));
}

/** What is gained with a card: the loot of a settlement, or the token that a creature brings. */
export function gains(card: CardInfo, words: Words): Amount[] {
  return [...(card.signs['loot'] ?? []), ...(card.signs['bonus'] ?? [])].map(({ name, n }) => amount(name, n, words));
}

function halves(card: CardInfo, words: Words): Half[] {
  const values = card.values as Values;
  const said = card.text.args as Record<string, Parameters<Words['sentence']>[0]>;
  if (!values.work || !values.war) return [{ signs: gains(card, words).map((amount) => ({ amount })), text: words.sentence(card.text) }];
  const parts: Half[] = (['work', 'war'] as const).map((wing) => ({
    label: words.say(wing === 'work' ? 'bellum_magica-zone-left' : 'bellum_magica-zone-right'),
    signs: wingSigns(values[wing]!, words),
    text: said[wing] ? words.sentence(said[wing]) : undefined,
  }));
  const bonus = gains(card, words);
  if (bonus.length && said['bonus']) parts.push({ signs: bonus.map((amount) => ({ amount })), text: words.sentence(said['bonus']) });
  return parts;
}

/** The rows of a wing that have icons, each after its face of the die. */
function wingSigns(rows: Icons[], words: Words): Sign[] {
  return rows.flatMap((row, place) => {
    const shown = Object.entries(row).filter(([, n]) => n);
    return shown.length ? [{ die: place + 1 }, ...shown.map(([kind, n]) => ({ amount: amount(kind, n, words) }))] : [];
  });
}

/** What the legend shows. */
export { tokens };
