import type { Amount, Badge, IconName, Sign as PieceSign } from '../pieces/kinds';
import type { Card, Sign } from '../protocol';
import type { Words } from '../shell/words';

/** How a game draws what its effects speak of. */
export interface Looks {
  amount(kind: string, count: number, words: Words): Amount;
  badge(name: string, words: Words): Badge;
  /** Pictures of acts inside effects. */
  deeds: Record<string, IconName>;
  /** Pictures of cards that effects name. */
  pictures?: Record<string, IconName>;
}

/** One sign of an effect as a game draws it. */
export function picture({ what, name, n }: Sign, looks: Looks, words: Words): PieceSign {
  switch (what) {
    case 'amount':
      return { amount: looks.amount(name, n, words) };
    case 'badge':
      return { badge: looks.badge(name, words) };
    case 'card':
      return { icon: looks.pictures?.[name] ?? 'help' };
    case 'icon':
      return { icon: looks.deeds[name] ?? 'help' };
    case 'die':
      return { die: n };
    case 'mark':
      return { mark: name as 'or' };
    case 'word':
      return { word: name };
  }
}

/** Where a card's values come from: the quiet line at its foot. */
export const sourceOf = (card: Pick<Card, 'source'>, words: Words): string => words.say(`web-source-${card.source.replace(' ', '-')}`);
