import type { TableView } from '../table.svelte';

/** What a seat is doing: it is asked, waits, is away, or nobody has sat down yet. */
export function seatStatus(table: TableView, seat: number): 'asked' | 'waits' | 'away' | 'open' {
  const { state, presence } = table;
  const who = state.seats[seat];
  if (who?.kind === 'open') return 'open';
  if (state.asked.includes(seat) && !state.over) return 'asked';
  return who?.kind === 'person' && !state.mine.includes(seat) && !presence.seats.includes(seat) ? 'away' : 'waits';
}
