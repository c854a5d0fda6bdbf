import type { CardInfo } from '../../shell/table.svelte';
import type { Icons, Values, Wing } from './faces';
import type { WarIcons, WorkIcons } from './shown';
import type { BellumView } from './view';

/** All icons of both wings of a castle, row by row: the castle's own and those of all that is tucked there. */
export function hordeOf(table: BellumView, seat: number): Record<Wing, Icons[]> {
  const { work_icons, war_icons } = table.boardOf(seat);
  return { work: byFace(work_icons), war: byFace(war_icons) };
}

/** The icons of a wing, a row for each face of the die. */
function byFace(icons: WorkIcons | WarIcons): Icons[] {
  return Array.from({ length: 6 }, (_, face) => Object.fromEntries(Object.entries(icons).map(([kind, faces]) => [kind, faces[face]])));
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
