import type { Happening, LogEntry } from '../../protocol';

/** What of an entry is worth reading: that somebody had no choice is seen from what follows. */
export const told = (entry: LogEntry): Happening[] => entry.events.filter((event) => event.what !== 'forced');

const foreign = (mine: readonly number[]) => (event: Happening) => !mine.includes(event.seat);

/** What was done to somebody: taken from them, given to them, or brought upon all. */
export const concerns = (event: Happening, mine: readonly number[]): boolean =>
  mine.includes(event.seat) || (typeof event.details['other'] === 'number' && mine.includes(event.details['other']));

/** What has happened since a seat last chose, what was done to it first; nothing if nobody else has chosen since. */
export function recapOf(log: readonly LogEntry[], mine: readonly number[]): Happening[] {
  const last = log.findLastIndex((entry) => mine.includes(entry.seat));
  const since = log.slice(last + 1);
  if (last < 0 || since.length === 0) return [];
  const own = told(log[last]!);
  const handedOver = own.findIndex(foreign(mine));
  const events = [...(handedOver < 0 ? [] : own.slice(handedOver)), ...since.flatMap(told)];
  return [...events.filter((event) => concerns(event, mine)), ...events.filter((event) => !concerns(event, mine))];
}
