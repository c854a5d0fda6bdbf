import type { Amount, Badge, CardFace, Half, Sign } from '../../pieces/kinds';
import { describe } from '../../shell/facts';
import type { CardInfo } from '../../shell/table.svelte';
import type { Words } from '../../shell/words';
import { picture, sourceOf } from '../printed';
import { badges, deeds, edges, kindTincture, moments, pictures, tokens } from './pictures';

/** The values that a card of any kind may have; the server sends those that it has. */
interface Values {
  family?: string;
  cost?: Record<string, number>;
  points?: number | { flat: number };
  price?: number;
  when?: string;
}

/** The front of a card, made from its values and the pictures of its effects. */
export function face(card: CardInfo, { words }: { words: Words }): CardFace {
  const values = card.values as Values;
  const points = typeof values.points === 'object' ? values.points.flat : values.points;
  return {
    id: card.id,
    words: describe('wonderful_kingdom', card, words),
    kind: edges[values.family ?? card.kind] ?? 'plain',
    tincture: badges[values.family ?? '']?.tincture ?? kindTincture[card.kind] ?? 'cendree',
    // «2 × materials» stays in one line.
    title: words.text(card.name).replaceAll(' × ', '\u00a0×\u00a0'),
    icon: pictures[card.id] ?? 'open-treasure-chest',
    cost: costOf(card, values, words),
    badges: values.family ? [badge(values.family, words)] : [],
    halves: halves(card, values, words),
    points: points || undefined,
    foot: sourceOf(card, words),
  };
}

/** A family with its name said aloud. */
export function badge(name: string, words: Words): Badge {
  const id = name === 'calamity' ? `wonderful_kingdom-card-${name}` : `wonderful_kingdom-family-${name}`;
  return { ...(badges[name] ?? badges['structure']!), label: words.say(id) };
}

/** So much of something, said aloud. */
export function amount(kind: string, count: number | string, words: Words): Amount {
  const label = typeof count === 'number' ? words.say(`wonderful_kingdom-amount-${kind}`, { n: count }) : undefined;
  return { kind: tokens[kind] ?? tokens['materials']!, count, label };
}

const looks = { amount, badge, deeds, pictures };

/** One part of a card as a row of pictures. */
export function signs(card: CardInfo, part: string, words: Words): Sign[] {
  return (card.signs[part] ?? []).map((sign) => picture(sign, looks, words));
}

function costOf(card: CardInfo, values: Values, words: Words): Amount[] {
  if (card.kind === 'menace') return [amount('soldiers', values.price ?? 0, words)];
  return Object.entries(values.cost ?? {}).map(([kind, n]) => amount(kind, n, words));
}

function halves(card: CardInfo, values: Values, words: Words): Half[] {
  const part = (name: string) => signs(card, name, words);
  const text = words.sentence(card.text);
  switch (card.kind) {
    case 'development':
      return [
        { signs: gives(card, words), text },
        { mark: 'recycle', signs: part('recycling') },
      ];
    case 'treasure':
      return [{ mark: 'recycle', signs: part('recycling'), text }];
    case 'advisor':
      return [{ mark: moments[values.when ?? ''], signs: part('effect'), text }];
    case 'quest':
      return ['two_players', 'solo'].map((side, place) => ({ signs: part(side), text: place ? undefined : text }));
    case 'duchy':
      return [{ signs: gives(card, words), text }];
    default:
      return [{ signs: part('effect'), text }];
  }
}

/** What a card brings: production, then the bonus with a plus, then points for a family. */
function gives(card: CardInfo, words: Words): Sign[] {
  const rows = [signs(card, 'production', words)];
  if (card.signs['bonus']) rows.push([{ word: '+' }, ...signs(card, 'bonus', words)]);
  const points = signs(card, 'points', words);
  if (points.length > 1 || !rows.some((row) => row.length)) rows.push(points);
  return rows.filter((row) => row.length).flatMap((row, place) => (place ? [{ mark: 'break' as const }, ...row] : row));
}

/** What the legend shows. */
export { badges, tokens };
