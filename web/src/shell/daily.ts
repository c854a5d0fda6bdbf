import type { State } from '../protocol';
import { say } from './language.svelte';
import { keep, kept } from './storage';

/** How a daily kingdom went in this browser, the first time. */
export interface Played {
  points: number;
  rival: number | null;
  won: boolean;
  level: string;
}

/** A day as the server writes it, «2026-11-17», by the reader's own clock. */
export const written = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** All daily kingdoms played in this browser, by «game/day». */
export const playedDays = (): Record<string, Played> => kept('daily', {});

/** Notes how a daily kingdom went, unless it was played before; says what counts. */
export function notePlayed(game: string, day: string, how: Played): Played {
  const all = playedDays();
  const name = `${game}/${day}`;
  if (!all[name]) keep('daily', { ...all, [name]: how });
  return all[name] ?? how;
}

/** How the reader's own table of a day came out; nothing as long as it goes on. */
export function outcome(state: State): Played | undefined {
  const mine = state.sheets.find(({ seat }) => state.mine.includes(seat));
  if (!state.over || !mine) return undefined;
  const others = state.sheets.filter((sheet) => sheet !== mine).map(({ total }) => total);
  return {
    points: mine.total,
    rival: others.length ? Math.max(...others) : null,
    won: state.winners.includes(mine.seat),
    level: state.seats.find(({ kind }) => kind === 'bot')?.level ?? '',
  };
}

export const score = ({ points, rival }: Played): string => (rival === null ? String(points) : `${points} : ${rival}`);

/** The line of text that tells friends. */
export const line = (game: string, day: string, how: Played): string =>
  say('web-daily-line', {
    game: say(game),
    day,
    won: how.won ? 'yes' : 'no',
    score: score(how),
    against: how.level ? say(`web-level-${how.level}`) : say('web-daily-line-alone'),
  });

/** The days of a month in weeks that begin on Monday; what belongs to other months is empty. */
export function weeks(year: number, month: number): (Date | null)[][] {
  const first = new Date(year, month, 1);
  const days = new Date(year, month + 1, 0).getDate();
  const cells: (Date | null)[] = Array.from({ length: (first.getDay() + 6) % 7 }, () => null);
  for (let day = 1; day <= days; day += 1) cells.push(new Date(year, month, day));
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => {
    const row = cells.slice(week * 7, week * 7 + 7);
    return [...row, ...Array.from({ length: 7 - row.length }, () => null)];
  });
}
