import type { Decision, Happening, LogEntry, Option, Said, Seat, State } from '../protocol';
import { language } from '../shell/language.svelte';
import { TableView } from '../shell/table.svelte';
import { Words } from '../shell/words';
import { catalogueOf } from './catalogues';
import { chess } from './chess';

/** A message by its id alone, or with arguments. */
export const said = (id: string, args: Said['args'] = {}): Said => ({ id, args });

/** An option with its places on the table. */
export const option = (key: string, targets: string[] = [], label: Said = said(key)): Option => ({
  key,
  verb: 'take',
  card: '',
  label,
  targets,
  price: null,
});

/** What a seat is asked. */
export const asked = (options: Option[], barred: Decision['barred'] = [], seat = 0): Decision => ({
  seat,
  prompt: said('prompt'),
  options,
  barred,
});

/** Somebody who sits at the table. */
export const seat = (n: number, kind: Seat['kind'], name = '', level = ''): Seat => ({
  seat: n,
  kind,
  name,
  level,
  stand_in: '',
  gone: null,
});

/** Something that has happened. */
export const event = (what: string, n: number, details: Happening['details'] = {}, kind: Happening['kind'] = 'plain'): Happening => ({
  what,
  seat: n,
  kind,
  details,
  said: said(what),
});

/** What followed from a choice. */
export const entry = (at: number, n: number, ...events: Happening[]): LogEntry => ({ at, seat: n, events });

/** A table of two people as the server would send it, changed as told. */
export function state(changed: Partial<State> = {}): State {
  return {
    table: 'b7c1',
    game: 'chess',
    options: {},
    seen: 7,
    choices: 5,
    viewpoint: 0,
    mine: [0],
    waiting: false,
    over: false,
    asked: [0],
    seats: [seat(0, 'person', 'Anna'), seat(1, 'person', 'Bruno')],
    automas: [],
    zones: {},
    players: [],
    shown: {},
    facts: {},
    decision: null,
    curtain: false,
    undo: { step: null, turn_start: null, reason: null, vote: false },
    undo_policy: 'free',
    vote: null,
    proposal: null,
    affairs: [],
    host: [0],
    patience: 120,
    clock: null,
    talk: true,
    ended: null,
    misfit: null,
    sheets: [],
    running: [],
    nearness: null,
    lesson: null,
    puzzle: null,
    daily: '',
    winners: [],
    known_deal: false,
    seed: null,
    seal: '',
    salt: null,
    ...changed,
  };
}

/** An open table that shows such a state, read in English. */
export function tableWith<Shown = unknown, ShownOfPlayer = unknown>(changed: Partial<State> = {}): TableView<Shown, ShownOfPlayer> {
  language.words = english;
  const table = new TableView<Shown, ShownOfPlayer>('b7c1', 'secret');
  table.shown = state(changed);
  return table;
}

/** The real English words, and a few of a game that is not on the shelf. */
export const english = new Words('en', `${catalogueOf('en')}\n${chess}`);
