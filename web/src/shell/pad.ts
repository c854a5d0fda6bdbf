/** The score pad for the real table: which lines a game has, what they come to, who has won; and the games kept here. */
import type { Game, Pad, PadRow } from '../protocol';
import { applying, type Values } from './setting';
import { keep, kept } from './storage';

/** A sheet as somebody has filled it in. Values stand by the place of the line on the game's pad, then by column. */
export interface Filled {
  game: string;
  at: number;
  names: string[];
  options: Values;
  values: Record<number, number[]>;
  ties: Record<number, number[]>;
  /** Conditions that somebody has not met. */
  failed: Record<number, boolean[]>;
}

/** What counts only with some players and options. */
type Sometimes = Pick<PadRow, 'players' | 'needs'>;

/** Values that decide which lines there are; the others change nothing on the sheet. */
export function optionsThatMatter(game: Game, pad: Pad): Game['options'] {
  const all: Sometimes[] = [...pad.rows, ...pad.ties, ...pad.conditions, ...pad.medals];
  const names = new Set(all.flatMap((one) => Object.keys(one.needs)));
  return game.options.filter(({ id }) => names.has(id));
}

/** All options as they are settled: those that are not offered have their usual value. */
export function settled(game: Game, players: number, wished: Values): Values {
  const offered = new Set(applying(game, players, wished).map(({ id }) => id));
  return Object.fromEntries(game.options.map(({ id, default: usual }) => [id, offered.has(id) ? (wished[id] ?? usual) : usual]));
}

/** Those that count, each with its place on the pad. */
export function counting<Part extends Sometimes>(parts: readonly Part[], players: number, options: Values): [number, Part][] {
  const counts = ({ players: many, needs }: Part) =>
    (!many.length || many.includes(players)) && Object.entries(needs).every(([id, fit]) => fit.includes(options[id] as string | boolean));
  return [...parts.entries()].filter(([, part]) => counts(part));
}

/** Whether somebody has this line: the last column is the automa's. */
export const hasLine = (row: PadRow, automa: boolean): boolean => row.whose === 'all' || (row.whose === 'automa') === automa;

/** What a line counts for what is written there. */
export const pointsOf = (row: PadRow, value: number): number => row.each * Math.trunc(value / row.per);

/** How a sheet comes out: totals by column, and who has won. */
export interface Outcome {
  totals: number[];
  winners: number[];
  /** Alone: gold, silver, bronze or none. Nothing where there are no medals. */
  medal?: 'gold' | 'silver' | 'bronze' | 'none' | undefined;
}

/** Whether nobody has written anything yet: then nobody has won. */
export const untouched = ({ values, ties, failed }: Filled): boolean =>
  ![values, ties, failed].some((lines) => Object.values(lines).some((line) => line?.some(Boolean)));

/** Adds a sheet up; `columns` are the players, and alone the automa after them. */
export function outcome(pad: Pad, filled: Filled, columns: number, options: Values): Outcome {
  const players = filled.names.length;
  const rows = counting(pad.rows, players, options);
  const places = Array.from({ length: columns }, (_, place) => place);
  const totals = places.map((column) =>
    rows
      .filter(([, row]) => hasLine(row, column >= players))
      .reduce((sum, [at, row]) => sum + pointsOf(row, filled.values[at]?.[column] ?? row.start), 0),
  );
  if (untouched(filled)) return { totals, winners: [] };
  const conditions = counting(pad.conditions, players, options);
  const able = places.filter((column) => conditions.every(([at]) => !filled.failed[at]?.[column]));
  const medals = counting(pad.medals, players, options)[0]?.[1].points;
  if (medals) {
    const won = able.length ? medals.filter((points) => totals[0]! >= points).length : 0;
    return { totals, winners: won ? [0] : [], medal: (['none', 'bronze', 'silver', 'gold'] as const)[won]! };
  }
  if (columns > players) {
    const ahead = totals[0]! > totals[1]! || (totals[0] === totals[1] && !pad.automa_wins_ties);
    return { totals, winners: [ahead ? 0 : 1] };
  }
  let best = able;
  const most = (value: (column: number) => number) => {
    const top = Math.max(...best.map(value));
    best = best.filter((column) => value(column) === top);
  };
  most((column) => totals[column]!);
  for (const [at, tie] of counting(pad.ties, players, options)) {
    if (best.length > 1) most((column) => (tie.fewer ? -1 : 1) * (filled.ties[at]?.[column] ?? 0));
  }
  return { totals, winners: best };
}

const place = 'pads';

/** The games at real tables that this browser keeps, the newest first. */
export const keptPads = (): Filled[] => kept<Filled[]>(place, []);

/** Keeps a game, or what was changed about it. */
export function keepPad(filled: Filled): Filled[] {
  const all = [filled, ...keptPads().filter(({ at }) => at !== filled.at)].sort((one, other) => other.at - one.at).slice(0, 300);
  keep(place, all);
  return all;
}

export function removePad(at: number): Filled[] {
  const all = keptPads().filter((one) => one.at !== at);
  keep(place, all);
  return all;
}
