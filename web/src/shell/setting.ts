import type { Game, GameOption, NewSeat, NewTable, TableMade } from '../protocol';
import { ask } from './api';
import { guide } from './guide.svelte';
import { language } from './language.svelte';
import { myGames } from './mygames.svelte';
import { notices } from './notices.svelte';
import { me } from './person.svelte';
import { go } from './router';
import { settings } from './settings.svelte';

/** How people come together at a table. */
export type Mode = 'bots' | 'solo' | 'shared' | 'friends' | 'phones';

/** Names that are the same in all our languages, for the bots. */
const botNames = ['Otto', 'Agnes', 'Bruno', 'Judita', 'Konrad', 'Sofia', 'Viktor', 'Klara', 'Martin', 'Helena', 'Albert', 'Emilia'];

/** The reader's name at the table. */
export const ownName = (): string => settings.nickname.trim() || language.words.say('web-player');

/** A name for a bot that nobody at the table has yet. */
export function botName(taken: readonly string[]): string {
  const free = botNames.filter((name) => !taken.includes(name));
  return free[Math.floor(Math.random() * free.length)] ?? 'Otto';
}

/** Whether this browser has never been at a table. */
export const newcomer = (): boolean => myGames.list.length === 0;

/** The bot that one begins with: the first that does more than pick at random, and the gentle one for newcomers alone. */
export const firstLevel = (game: Game): string => {
  const able = game.levels.filter((level) => level !== 'random');
  return (newcomer() ? able[0] : able.find((level) => level !== 'page')) ?? able[0] ?? game.levels[0] ?? '';
};

/** A guided first game: against the gentlest bot that does more than pick at random. */
export async function setGuided(game: Game): Promise<boolean> {
  const level = game.levels.find((one) => one !== 'random') ?? game.levels[0] ?? '';
  const seats = seatsFor(game, 'bots').map((seat) => (seat.kind === 'bot' ? { ...seat, level } : seat));
  return setTable({ game: game.id, seats, undo: undoFor('bots') }, game.id, true);
}

/** Who sits down in each mode, before anybody changes anything. */
export function seatsFor(game: Game, mode: Mode): NewSeat[] {
  const me: NewSeat = { kind: 'person', name: ownName() };
  const fewest = Math.max(2, game.players.find((count) => count > 1) ?? 2);
  if (mode === 'solo') return [me];
  if (mode === 'phones') return Array.from({ length: fewest }, () => ({ kind: 'open' }));
  const others = Array.from({ length: fewest - 1 }, (_, place): NewSeat => {
    if (mode === 'shared') return { kind: 'person', name: language.words.say('web-player-n', { n: place + 2 }) };
    if (mode === 'friends') return { kind: 'open' };
    return { kind: 'bot', level: firstLevel(game), name: botNames[place]! };
  });
  return [me, ...others];
}

/** Alone or on one screen one may go back freely; friends ask each other. */
export const undoFor = (mode: Mode): NonNullable<NewTable['undo']> => (mode === 'friends' || mode === 'phones' ? 'vote' : 'free');

/** The code that some servers want from whoever sets a table, if the reader has one. */
export const codeKnown = (): { code?: string } => (settings.tableCode ? { code: settings.tableCode } : {});

/** What the options of a game are set to. */
export type Values = Record<string, boolean | string | string[]>;

/** What they are set to before anybody changes anything. */
export const usual = (game: Game): Values => Object.fromEntries(game.options.map((option) => [option.id, option.default]));

/** The options that change something with so many players and the others set so; one that does not has its default. */
export function applying(game: Game, players: number, values: Values): GameOption[] {
  const applies = (option: GameOption): boolean =>
    option.players.includes(players) &&
    Object.entries(option.needs).every(([other, fit]) => {
      const needed = game.options.find(({ id }) => id === other)!;
      const value = applies(needed) ? values[other] : needed.default;
      return fit.some((one) => JSON.stringify(one) === JSON.stringify(value));
    });
  return game.options.filter(applies);
}

/** What is to be sent of the options: those that apply and are not as they would be anyway. */
export const changed = (game: Game, players: number, values: Values): Values =>
  Object.fromEntries(
    applying(game, players, values)
      .filter(({ id, default: usual }) => JSON.stringify(values[id]) !== JSON.stringify(usual))
      .map(({ id }) => [id, values[id]!]),
  );

/** Sets a table, with a guide for a first game if that is wished, and goes to it; says why if it cannot be. */
export async function setTable(wish: NewTable, game: string, guided = false): Promise<boolean> {
  try {
    const body = { ...wish, ...codeKnown() };
    const set = (token: string) => ask<TableMade>('tables', { token, body });
    const made = wish.lesson ? await set('') : await me.as(set);
    if (guided) guide.begin(made.table);
    const stored = myGames.keep({ table: made.table, token: made.token, game, role: 'player', since: Date.now() });
    go(`/table/${made.table}${stored ? '' : `#${made.token}`}`);
    return true;
  } catch (problem) {
    notices.refuse(problem);
    return false;
  }
}
