import { say } from '../language.svelte';
import type { TableView } from '../table.svelte';
import { seatSaid } from '../words';

/** Why nothing can be chosen now, in one sentence. */
export function waitingFor(table: TableView): string {
  const { state } = table;
  if (state.waiting) return say('web-waiting-seats', { n: state.seats.filter((seat) => seat.kind === 'open').length });
  if (state.vote) return say('web-waiting-vote');
  const asked = state.asked.filter((seat) => !state.mine.includes(seat));
  if (!asked.length) return say('web-waiting-server');
  const names = asked.map(seatSaid);
  const bots = asked.every((n) => state.seats[n]?.kind === 'bot');
  const away = asked.length === 1 && state.seats[asked[0]!]?.kind === 'person' && !table.presence.seats.includes(asked[0]!);
  const id = bots ? 'web-bots-think' : away ? 'web-waiting-away' : 'web-waiting-for';
  return table.say(id, { n: asked.length, names });
}
