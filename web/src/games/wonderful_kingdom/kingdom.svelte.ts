import type { CardFace, Sign } from '../../pieces/kinds';
import type { Option, Said, Stack } from '../../protocol';
import type { TableView } from '../../shell/table.svelte';
import { face, signs } from './faces';

/** The four resources in the order of production, then what else a slot may ask for. */
export const kinds = ['materials', 'population', 'gold', 'exploration', 'krystallium', 'soldiers'];
export const resources = kinds.slice(0, 4);
export const families = ['structure', 'company', 'monument', 'discovery'];

/** What the table shows beside cards. */
export interface Shown {
  beside_danger: number;
  outcome: string;
  phase: string;
  quests: string[];
  round: number;
  scenario: string;
  step: number;
  unbuilt: string[];
  undefeated: string[];
  vermin_left: number;
  volumes: number[][];
}

/** What a player's board shows beside cards and numbers. */
export interface Board {
  cubes: number[];
  duchy: string;
  frozen: string[];
  lab: number[];
  lacking: Record<string, number[]>;
  spies_used: number;
  staged_at: number;
  steps: string[];
  thefts: string[];
  used: string[];
}

/** A card as it lies somewhere; without a name it lies face down. */
export interface Piece {
  card?: string;
  object: string;
  /** Laid down by this player, and seen by nobody else yet. */
  staged?: boolean;
}

/** A card as one line of a realm, with its pictures in columns. */
export interface Line {
  card: string;
  object: string;
  columns: Sign[][];
  title?: string;
  count?: number;
  /** Offered beside what is asked for: does not glow. */
  quiet?: boolean;
  spent?: boolean;
}

/** Tokens that can be laid down at any time, with the acts that lay them. */
const laying: Record<string, string> = { krystallium: 'krystallium:', soldiers: 'soldier:', spies: 'spy:' };
const anyTime = /^(throw-away|transmute|krystallium|soldier|spy)\b/;

/** The table with what the reader has taken up to lay it somewhere: a card to offer, some of the cubes, or a token.
 *
 * What can be done at any time does not glow until its token is taken up, so that it is never in the way. */
export class Kingdom {
  /** The place of a card in the hand. */
  card = $state(-1);
  token = $state('');
  /** How many cubes one press lays down. */
  cubes = $state(1);

  constructor(readonly table: TableView) {}

  /** Lays everything back, for a new question. */
  drop(): void {
    this.card = -1;
    this.token = '';
    this.cubes = 1;
  }

  /** Takes a token up, or lays it back. */
  take(token: string): void {
    this.token = this.token === token ? '' : token;
  }

  // What lies there

  get shown(): Shown {
    return this.table.state.shown as unknown as Shown;
  }
  board(seat: number): Board {
    return this.table.state.players.find((player) => player.seat === seat)!.shown as unknown as Board;
  }
  cards(zone: string, owner = -1, stack = 0): Stack {
    return this.table.zone(zone, owner)?.stacks[stack] ?? { hidden: 0, cards: [] };
  }
  /** The cards of a selection area: the open ones, then those that lie face down. */
  chosen(seat: number): Piece[] {
    const open = this.cards('chosen', seat).cards.map((card) => ({ card, object: `chosen@${seat}:${card}` }));
    return [
      ...open,
      ...Array.from({ length: this.cards('chosen_down', seat).hidden }, (_, place) => ({ object: `chosen_down@${seat}:${place}` })),
    ];
  }
  value<Value>(card: string, name: string): Value {
    return this.table.cards[card]!.values[name] as Value;
  }
  front(card: string): CardFace {
    return face(this.table.cards[card]!, this.table);
  }
  signs(card: string, part: string): Sign[] {
    return signs(this.table.cards[card]!, part, this.table.words);
  }
  say(id: string, args: Said['args'] = {}): string {
    return this.table.say(`wonderful_kingdom-${id}`, args);
  }

  // What can be done

  /** An option or what is barred, by its key. */
  act(key: string): { label: Said; reason?: Said } | undefined {
    const { options = [], barred = [] } = this.table.decision ?? {};
    return options.find((option) => option.key === key) ?? barred.find((one) => one.key === key);
  }

  /** Whether the question is about something whose id begins like this. */
  asks(object: string): boolean {
    return !!this.table.decision?.options.some((option) => option.targets[0]?.startsWith(object));
  }

  /** Whether a token could be laid anywhere now. */
  canTake(token: string): boolean {
    const prefix = laying[token];
    return !!prefix && !!this.table.decision?.options.some((option) => option.key.startsWith(prefix));
  }

  /** What a press on an object would do: what the question asks for, or what the token in hand can do there. */
  at(object: string): Option[] {
    const prefix = laying[this.token];
    return this.table.optionsAt(object).filter(({ key }) => (prefix ? key.startsWith(prefix) : !anyTime.test(key)));
  }

  mood(object: string): 'glowing' | 'selected' | 'barred' | 'plain' {
    const options = this.at(object);
    if (options.some((option) => option.key === this.table.pending)) return 'selected';
    return options.length ? 'glowing' : this.table.mood(object) === 'barred' ? 'barred' : 'plain';
  }

  /** What a press on an object does, if anything. */
  press(object: string): (() => void) | undefined {
    const options = this.at(object);
    if (options.length > 1) return () => (this.table.chooser = { object, options });
    return options[0] && (() => this.table.choose(options[0]!.key));
  }

  /** The key that presses an object, where a press does something. */
  shortcut(object: string): string | undefined {
    return this.at(object).length && !this.token ? this.table.shortcut(object) : undefined;
  }

  /** Chooses the same thing several times. */
  repeat(key: string, times: number): void {
    if (times > 1) this.table.chooseMany(Array<string>(times).fill(key));
    else this.table.choose(key);
  }
}

/** Each card once, with how many of it there are. */
export function grouped(cards: readonly string[]): { card: string; count: number }[] {
  return [...new Set(cards)].map((card) => ({ card, count: cards.filter((other) => other === card).length }));
}
