import { type TimeLeft, timeLeft } from '../clock';
import type { TableView } from '../table.svelte';
import { now as ticking } from '../ticking.svelte';

export type SeatStatus = 'asked' | 'waits' | 'away' | 'open' | 'stood-in';

/** Whether the person who plays a seat does not have the table open. */
export function isAway(table: TableView, seat: number): boolean {
  const { state, presence } = table;
  return state.seats[seat]?.kind === 'person' && !state.mine.includes(seat) && !presence.seats.includes(seat);
}

/** What a seat is doing: it is asked, waits, is away, a bot plays for it, or nobody has sat down yet. */
export function seatStatus(table: TableView, seat: number): SeatStatus {
  const { state } = table;
  if (state.seats[seat]?.kind === 'open') return 'open';
  if (state.seats[seat]?.stand_in) return 'stood-in';
  if (isAway(table, seat)) return 'away';
  return state.asked.includes(seat) && !state.over ? 'asked' : 'waits';
}

/** How much time the person at a seat has left, ticking; nothing where none is counted, or a bot plays. */
export function leftFor(table: TableView, seat: number): TimeLeft | undefined {
  const who = table.state.seats[seat];
  if (!table.state.clock || table.past || table.state.over || who?.kind !== 'person' || who.stand_in) return undefined;
  return timeLeft(table.state.clock, seat, ticking() / 1000 + table.serverAhead);
}

/** For how many seconds somebody has been away. */
export function awayFor(table: TableView, seat: number, now = Date.now()): number {
  const away = table.presence.away.find((one) => one.seat === seat);
  return away ? away.seconds + (now - table.presenceHeard) / 1000 : 0;
}

/** Whether the others may ask a bot to play for somebody by now. */
export const awayTooLong = (table: TableView, seat: number, now = Date.now()): boolean =>
  isAway(table, seat) && awayFor(table, seat, now) >= table.state.patience;
