import type { CardFace, Sign } from '../../pieces/kinds';
import type { Barred, Option, Said, Stack } from '../../protocol';
import type { TableView } from '../../shell/table.svelte';
import { face, signs } from './faces';
import type { Shown, ShownOfPlayer } from './shown';

/** The four resources in the order of production, then what else a slot may ask for. */
export const kinds = ['materials', 'population', 'gold', 'exploration', 'krystallium', 'soldiers'];
export const resources = kinds.slice(0, 4);
export const families = ['structure', 'company', 'monument', 'discovery'];

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

/** What can be done at any time, beside what is asked for. */
const anyTime = new Set(['lay', 'spy', 'throw', 'transmute']);

/** Whether an act lays a token down: then the token is its price. */
function lays({ verb, price }: Option, token: string): boolean {
  return (verb === 'lay' || verb === 'spy') && token in (price?.now ?? {});
}

/** An act that can be pointed at, and what its button says. */
export interface Labelled {
  act: Option | Barred;
  text: string;
}

/** The table with what the reader has taken up to lay it somewhere: a card to offer, some of the cubes, or a token.
 *
 * What can be done at any time does not glow until its token is taken up, so that it is never in the way. */
export class Kingdom {
  /** The place of a card in the hand. */
  card = $state(-1);
  token = $state('');
  /** How many cubes one press lays down. */
  cubes = $state(1);

  constructor(readonly table: TableView<Shown, ShownOfPlayer>) {}

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
    return this.table.board;
  }
  board(seat: number): ShownOfPlayer {
    return this.table.boardOf(seat);
  }
  cards(zone: string, owner = -1, stack = 0): Stack {
    return this.table.zone(zone, owner)?.stacks[stack] ?? { hidden: 0, cards: [] };
  }
  /** The cards that lie open on a pile; where all its cards are open, as in the replay of a finished game, the topmost. */
  onTop(zone: string): string[] {
    const { hidden, cards } = this.cards(zone);
    return hidden ? cards : cards.slice(-1);
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

  /** What could be done with an object in one way, possible or not. */
  acts(object: string, verb: string): (Option | Barred)[] {
    return [...this.table.optionsAt(object), ...this.table.barredAt(object)].filter((act) => act.verb === verb);
  }

  /** What can be done with an object in one way. */
  option(object: string, verb: string): Option | undefined {
    return this.table.optionsAt(object).find((option) => option.verb === verb);
  }

  /** Whether the question lets one do something of this kind. */
  offers(verb: string): boolean {
    return !!this.table.decision?.options.some((option) => option.verb === verb);
  }

  /** Whether the question is about one of these objects. */
  asks(objects: readonly string[]): boolean {
    return objects.some((object) => this.table.optionsAt(object).length);
  }

  /** Whether a token could be laid anywhere now. */
  canTake(token: string): boolean {
    return !!this.table.decision?.options.some((option) => lays(option, token));
  }

  /** What a press on an object would do: what the question asks for, or what the token in hand can do there. */
  at(object: string): Option[] {
    return this.table.optionsAt(object).filter((option) => (this.token ? lays(option, this.token) : !anyTime.has(option.verb)));
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
