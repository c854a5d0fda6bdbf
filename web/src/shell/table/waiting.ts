import { say } from '../language.svelte';
import type { TableView } from '../table.svelte';
import { seatSaid } from '../words';
import { isAway } from './status';

/** Why nothing can be chosen now, in one sentence. */
export function waitingFor(table: TableView): string {
  const { state } = table;
  if (state.waiting) return say('web-waiting-seats', { n: state.seats.filter((seat) => seat.kind === 'open').length });
  if (state.vote) return say('web-waiting-vote');
  const asked = state.asked.filter((seat) => !state.mine.includes(seat));
  if (!asked.length) return say('web-waiting-server');
  const names = asked.map(seatSaid);
  const bots = asked.every((n) => state.seats[n]?.kind === 'bot' || state.seats[n]?.stand_in);
  const away = asked.length === 1 && isAway(table, asked[0]!);
  const id = bots ? 'web-bots-think' : away ? 'web-waiting-away' : 'web-waiting-for';
  return table.say(id, { n: asked.length, names });
}
