import type { Clock } from '../protocol';
import { duration } from './durations';

const day = 86_400;

/** How long everybody may think in a live game, and what may be in the bank, in seconds. */
export const turns = [15, 30, 60, 120, 300] as const;
export const banks = [0, 120, 300, 600, 1_200, 1_800] as const;
/** The same for a game over days. */
export const days = [day, 2 * day, 3 * day, 7 * day] as const;

export interface TimeLeft {
  seconds: number;
  /** Whether the turn's own time is used up, and the bank is being used. */
  bank: boolean;
}

/** How much time a seat has left, at a time by the server's clock in seconds; nothing while its clock stands. */
export function timeLeft(clock: Clock | null, seat: number, now: number): TimeLeft | undefined {
  const own = clock?.seats[seat];
  if (!clock || !own || own.since === null) return undefined;
  const left = clock.turn - own.spent - Math.max(0, now - own.since);
  return left > 0 ? { seconds: left, bank: false } : { seconds: Math.max(0, left + own.bank), bank: own.bank > 0 };
}

/** A time as it stands on a clock: «1:05», «12:00:00»; days in words. */
export function onClock(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= 2 * day) return duration(whole);
  const two = (n: number) => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}
