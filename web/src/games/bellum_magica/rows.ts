import type { CardInfo, TableView } from '../../shell/table.svelte';
import { type Icons, type Values, type Wing, wings } from './faces';

/** All icons of both wings of a castle, row by row: the castle's own and those of all that is tucked there. */
export function hordeOf(table: TableView, seat: number): Record<Wing, Icons[]> {
  const shown = table.state.players.find((player) => player.seat === seat)?.shown ?? {};
  const rows = (wing: Wing): Icons[] => {
    const numbers = (shown[wing] ?? []) as number[];
    return Array.from({ length: 6 }, (_, row) =>
      Object.fromEntries(wings[wing].map((kind, place) => [kind, numbers[place * 6 + row] ?? 0])),
    );
  };
  return { work: rows('work'), war: rows('war') };
}

/** The rows of one wing of a card. */
export function rowsOf(card: CardInfo | undefined, wing: Wing): Icons[] {
  return (card?.values as Values | undefined)?.[wing] ?? [];
}

/** The icons of several cards, row by row. */
export function together(cards: Icons[][]): Icons[] {
  return Array.from({ length: 6 }, (_, row) => {
    const sum: Icons = {};
    for (const rows of cards) for (const [kind, n] of Object.entries(rows[row] ?? {})) sum[kind] = (sum[kind] ?? 0) + n;
    return sum;
  });
}
