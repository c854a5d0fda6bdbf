import type { NewSeat, NewTable, NextTable } from '../protocol';
import { ask } from './api';
import { shelf } from './games.svelte';
import { say } from './language.svelte';
import { myGames } from './mygames.svelte';
import { notices } from './notices.svelte';
import { me } from './person.svelte';
import { go } from './router';
import type { TableView } from './table.svelte';

/** What is settled about a table beyond its game: whether it stands in the lobby, its series, whether it is rated. */
export type Visits = Required<Pick<NewTable, 'listed' | 'best_of' | 'rated'>>;

/** Why a table cannot be rated as it is to be set; the server looks again. */
export function unratedBecause(seats: readonly NewSeat[], seed: string): string | undefined {
  if (!shelf.rates) return say('rated-not-here');
  if (seed) return say('rated-deal');
  return seats.length < 2 || seats.filter(({ kind }) => kind === 'person').length > 1 ? say('rated-seats') : undefined;
}

/** How the series stands that a table belongs to; nothing where it is a single game. */
export function seriesStands(table: TableView): string {
  const series = table.state.series;
  if (!series) return '';
  const wins = series.wins.map((n, seat) => `${table.seatNames[seat]} ${n}`).join(' · ');
  return say('lobby-series-stands', { n: series.game, of: series.best_of, wins });
}

/** Goes to the table at which the same company plays on; sets it, if nobody has. */
export async function playAgain(table: TableView, deal: 'same' | 'new'): Promise<void> {
  try {
    const next = (await ask<NextTable>(`tables/${table.id}/again`, { token: table.token, body: { deal } })).table;
    goOn(table, next);
  } catch (problem) {
    notices.refuse(problem);
  }
}

/** Goes to a table that one's own secret of this one opens too. */
export function goOn(table: TableView, next: string): void {
  const token = table.token === me.key ? '' : table.token;
  const stored = myGames.keep({ table: next, token, game: table.state.game, role: 'player', since: Date.now() });
  go(`/table/${next}${stored ? '' : `#${table.token}`}`);
}

/** A change of rating with its sign. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);
