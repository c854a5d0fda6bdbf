import type { Amount, Badge, CardFace, CardKind, Half, Sign } from '../../pieces/kinds';
import type { Price, Said } from '../../protocol';
import { describe } from '../../shell/facts';
import type { CardInfo } from '../../shell/table.svelte';
import type { Words } from '../../shell/words';
import { picture, sourceOf } from '../printed';
import { badges, deeds, kindTincture, moments, pictures, tokens } from './pictures';

const kinds: Record<string, CardKind> = {
  citizen: 'person',
  starter: 'person',
  monster: 'monster',
  event: 'event',
  domain: 'place',
  duke: 'noble',
  exhausted: 'plain',
};

/** The values that a card of any kind may have; the server sends those that it has. */
interface Values {
  activation?: number[] | number;
  cost?: number;
  role?: string;
  area?: string;
  type?: string;
  strength?: number;
  magic?: number;
  vp?: number;
  needs?: Record<string, number>;
  when?: string;
}

/** What is printed on a card, as far as it has it. */
export const valuesOf = (card: CardInfo): Values => card.values;

/** The numbers that activate a card. */
export function numbersOf(card: CardInfo): number[] {
  const { activation = [] } = valuesOf(card);
  return Array.isArray(activation) ? activation : [activation];
}

/** The front of a card, made from its values and the pictures of its effects. */
export function face(card: CardInfo, { words }: { words: Words }): CardFace {
  const values = valuesOf(card);
  return {
    id: card.id,
    words: describe('valeria', card, words),
    kind: kinds[card.kind] ?? 'plain',
    tincture: tincture(card, values),
    title: words.say(`valeria-card-${card.id}`),
    icon: pictures[card.id] ?? 'meeple',
    corners: numbersOf(card),
    cost: cost(card, values, words),
    badges: badgesOf(values, words),
    halves: halves(card, values, words),
    points: values.vp,
    foot: sourceOf(card, words),
  };
}

/** The front of a card before its owner: what it brings, and no longer what it once cost or gave. */
export function heldFace(card: CardInfo, table: { words: Words }): CardFace {
  const front = face(card, table);
  return { ...front, cost: undefined, held: true, ...(card.kind === 'monster' && { halves: undefined }) };
}

/** A badge with its name said aloud. */
export function badge(name: string, words: Words): Badge {
  const id = ['role', 'type', 'area', 'kind'].map((group) => `valeria-${group}-${name}`).find((id) => words.has(id));
  return { ...(badges[name] ?? badges['citizen']!), label: id ? words.say(id) : undefined };
}

/** So much of a resource, said aloud. */
export function amount(kind: string, count: number | string, words: Words): Amount {
  const id = `valeria-amount-${kind}`;
  const label = typeof count === 'number' && words.has(id) ? words.say(id, { n: count }) : undefined;
  return { kind: tokens[kind] ?? tokens['any']!, count, label };
}

/** What a card costs a player now, with the printed number wherever the two differ. */
export function priced(price: Price, words: Words): Amount[] {
  return ['gold', 'strength', 'magic'].flatMap((kind) => {
    const now = price.now[kind] ?? 0;
    const printed = price.printed[kind] ?? 0;
    if (!now && !printed) return [];
    return [now === printed ? amount(kind, now, words) : { ...amount(kind, now, words), printed }];
  });
}

const looks = { amount, badge, deeds, pictures };

function tincture(card: CardInfo, values: Values) {
  if (card.kind === 'domain') return values.when === 'built' ? 'azure' : 'purpure';
  return badges[values.role ?? values.area ?? '']?.tincture ?? kindTincture[card.kind] ?? 'cendree';
}

function cost(card: CardInfo, values: Values, words: Words): Amount[] {
  const costs: Amount[] = [];
  if (values.cost !== undefined && card.kind !== 'starter') costs.push(amount('gold', values.cost, words));
  if (values.strength) costs.push(amount('strength', values.strength, words));
  if (values.magic) costs.push(amount('magic', values.magic, words));
  return costs;
}

function badgesOf(values: Values, words: Words): Badge[] {
  const names = [
    ...(values.role ? [values.role] : []),
    ...(values.type ? [values.type] : []),
    ...Object.entries(values.needs ?? {}).flatMap(([role, n]) => Array<string>(n).fill(role)),
  ];
  return names.map((name) => badge(name, words));
}

function halves(card: CardInfo, values: Values, words: Words): Half[] {
  const parts = Object.entries(card.signs).map(([part, signs]): [string, Sign[]] => [
    part,
    signs.map((sign) => picture(sign, looks, words)),
  ]);
  const whole = words.sentence(card.text);
  if (card.kind === 'citizen' && parts.length === 2) {
    return parts.map(([part, signs]) => ({
      mark: part === 'active' ? 'sun' : 'moon',
      label: words.say(part === 'active' ? 'valeria-side-active' : 'valeria-side-others'),
      signs,
      text: side(card.text, part, words),
    }));
  }
  if (card.kind === 'starter') return [{ signs: parts[0]?.[1] ?? [], text: whole }];
  if (card.kind === 'event') {
    return parts.map(([part, signs]) => ({
      mark: part === 'rolled' ? 'perspective-dice-six-faces-random' : 'sword-wound',
      signs,
      text: part === 'rolled' ? whole : undefined,
    }));
  }
  return parts.map(([, signs]) => ({ mark: values.when ? moments[values.when] : undefined, signs, text: whole }));
}

/** What the sentence of a citizen says of one of its sides. */
function side(text: Said, part: string, words: Words): string | undefined {
  const said = text.args[part];
  return typeof said === 'object' && !Array.isArray(said) ? words.sentence(said) : undefined;
}

/** What the legend shows. */
export { badges, tokens };
