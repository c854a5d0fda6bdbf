import type { Amount, Badge, CardFace, CardKind, Half, Sign, Tincture } from '../../pieces/kinds';
import type { Sign as RawSign, Said } from '../../protocol';
import { describe } from '../../shell/facts';
import type { CardInfo } from '../../shell/table.svelte';
import type { Words } from '../../shell/words';
import { picture as pictureOf, sourceOf } from '../printed';
import { badges, deeds, moments, people, ribbons, tokens } from './pictures';
import type { PrintedCard } from './shown';

const kinds: Record<string, CardKind> = {
  townsfolk: 'person',
  starter: 'person',
  hero: 'person',
  manuscript: 'plan',
  scheme: 'event',
  player_card: 'place',
};

/** The values that a card of any kind may have; the server sends those that it has. */
interface Values {
  cost?: number;
  icons?: Record<string, number>;
  when?: string;
  ribbon?: string;
  number?: number;
}

/** The colour of a card's ribbon, if it has one. */
export function ribbonOf(card: CardInfo | PrintedCard | undefined): Tincture | undefined {
  const { ribbon = '' } = (card?.values ?? {}) as Values;
  return ribbons[ribbon];
}

/** The front of a card, made from its values and the pictures of its effects. */
export function face(card: CardInfo | PrintedCard, { words }: { words: Words }): CardFace {
  const { cost, icons = {}, number, when } = card.values as Values;
  const names = Object.entries(icons).flatMap(([icon, n]) => Array<string>(n).fill(icon));
  const points = { cleric_bonus: 3, castle_leader: 5 }[card.kind];
  const price =
    card.kind === 'manuscript' ? { kind: { ...badges['cleric']!, shape: 'seal' as const }, count: cost! } : amount('silver', cost!, words);
  return {
    id: 'facts' in card ? card.id : undefined,
    words: 'facts' in card ? describe('viscounts', card, words) : words.sentence(card.text),
    kind: kinds[card.kind] ?? 'noble',
    tincture: ribbonOf(card) ?? (card.kind === 'hero' ? 'purpure' : (badges[names.at(-1)!]?.tincture ?? 'vert')),
    title: words.say(`viscounts-card-${card.id}`),
    icon: portrait(card),
    corners: number ? [number] : undefined,
    cost: cost ? [price] : undefined,
    badges: names.map((name) => badge(name, words)),
    halves: halves(card, when, words),
    points,
    foot: sourceOf(card, words),
  };
}

function portrait(card: CardInfo | PrintedCard) {
  const known = people[card.id];
  if (known) return known;
  if (card.kind === 'manuscript') return card.signs['score'] ? 'laurels' : 'open-book';
  return card.kind === 'scheme'
    ? 'hooded-figure'
    : card.kind === 'castle_leader'
      ? 'medieval-gate'
      : card.kind === 'player_card'
        ? 'footsteps'
        : 'pope-crown';
}

/** A badge with its name said aloud. */
export function badge(name: string, words: Words, n = 1): Badge {
  const id = [`viscounts-text-icons-${name}`, `viscounts-amount-${name}`, `viscounts-card-${name}`].find((id) => words.has(id));
  return { ...badges[name]!, label: id && words.say(id, { n }) };
}

/** So much of something, said aloud. */
export function amount(kind: string, count: number | string, words: Words): Amount {
  const id = `viscounts-amount-${kind}`;
  return { kind: tokens[kind] ?? tokens['any']!, count, label: words.has(id) ? words.say(id, { n: Number(count) }) : undefined };
}

const looks = { amount, badge, deeds };

/** An effect in pictures. */
export const picture = (signs: readonly RawSign[], words: Words): Sign[] => signs.map((sign) => pictureOf(sign, looks, words));

/** Who is on a card has an ability, and a bonus for being hired or dismissed; other cards do one or two things. */
function halves(card: CardInfo | PrintedCard, when: string | undefined, words: Words): Half[] {
  const parts = Object.entries(card.signs);
  const said = (part: string) => card.text.args[part] as Said | undefined;
  if (!parts.length) return [{ signs: [], text: words.sentence(card.text) }];
  return parts.map(([part, signs], place) => {
    const own = parts.length > 1 ? said(part) : undefined;
    return {
      mark: part === 'bonus' ? moments['bonus'] : part === 'ability' ? moments[when!] : undefined,
      signs: picture(signs, words),
      text: own ? words.sentence(own) : place ? undefined : words.sentence(card.text),
    };
  });
}

/** What the legend shows. */
export { badges, tokens };
