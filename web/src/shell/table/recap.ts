import type { Happening, LogEntry } from '../../protocol';

/** What of an entry is worth reading: that somebody had no choice is seen from what follows. */
export const told = (entry: LogEntry): Happening[] => entry.events.filter((event) => event.what !== 'forced');

const foreign = (mine: readonly number[]) => (event: Happening) => !mine.includes(event.seat);

/** What was done to somebody: taken from them, given to them, or brought upon all. */
export const concerns = (event: Happening, mine: readonly number[]): boolean =>
  mine.includes(event.seat) || (typeof event.details['other'] === 'number' && mine.includes(event.details['other']));

/** What has happened since a seat last chose, in the order of time; nothing if nobody else has chosen since. */
export function recapOf(log: readonly LogEntry[], mine: readonly number[]): Happening[] {
  const last = log.findLastIndex((entry) => mine.includes(entry.seat));
  const since = log.slice(last + 1);
  if (last < 0 || since.length === 0) return [];
  const own = told(log[last]!);
  const handedOver = own.findIndex(foreign(mine));
  return [...(handedOver < 0 ? [] : own.slice(handedOver)), ...since.flatMap(told)];
}

/** How much a reader wants to know it: what was done to them, what others did, what came of that, what they got themselves. */
function rank(event: Happening, mine: readonly number[]): number {
  if (mine.includes(event.seat)) return 3;
  if (concerns(event, mine)) return 0;
  const deed = event.seat >= 0 && event.kind === 'plain' && (event.details['card'] !== undefined || event.details['cards'] !== undefined);
  return deed ? 1 : 2;
}

/** The few things that matter most, in the order of time. */
export function inBrief(events: readonly Happening[], mine: readonly number[], most: number): Happening[] {
  const chosen = [...events].sort((one, other) => rank(one, mine) - rank(other, mine)).slice(0, most);
  return events.filter((event) => chosen.includes(event));
}
