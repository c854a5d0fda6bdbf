import type { SeatLook } from '../pieces/kinds';
import type { Barred, Card, Option, Past, Price, Said, State, Zone } from '../protocol';
import type { Faces } from './faces';
import { language } from './language.svelte';
import { looksOf } from './looks';
import { Parts } from './parts.svelte';
import { byObject, lyingIn } from './pointing';
import { spotsOf } from './shortcuts';
import type { Words } from './words';

export type CardInfo = Card;

/** What can be done with an object, what cannot, and the digit that chooses it. */
interface Pointed {
  options: Option[];
  barred: Barred[];
  shortcut: string | undefined;
}
const nothing: Pointed = { options: [], barred: [], shortcut: undefined };

/** What lies on a table, now or once, with its words: all that a board draws, and what can be pointed at there. */
export class Laid<Shown = unknown, ShownOfPlayer = unknown> {
  private latest = $state.raw<State | null>(null);
  private looked = $state.raw<Past | null>(null);
  private known = $state(false);
  private readonly parts = new Parts<State>(['zones', 'shown'], (name) => name === 'players');
  private readonly pointed = new Parts<Record<string, Pointed | undefined>>([], () => true);
  cards = $state.raw<Record<string, CardInfo>>({});
  faces = $state.raw<Faces | null>(null);
  /** The key of an option that waits to be confirmed. */
  pending = $state<string | null>(null);

  /** The latest state, as far as it has been shown; null until the server has answered. */
  get shown(): State | null {
    return this.latest;
  }
  set shown(state: State | null) {
    this.latest = state;
    if (state) this.parts.write(state);
    this.known = !!state;
    this.point();
  }

  /** A state of the past that the reader looks at. */
  get past(): Past | null {
    return this.looked;
  }
  set past(past: Past | null) {
    this.looked = past;
    this.point();
  }

  /** What is looked at. Whoever reads a part of it is called again when that part changes, not with every change. */
  get state(): State {
    return this.past?.state ?? (this.known ? this.parts.whole : null!);
  }
  get words(): Words {
    return language.words;
  }

  /** Players, then automas. As one text: it stays the same when the table changes, and whatever is said with names need
   * not be said anew. */
  private readonly named = $derived.by(() => {
    const state = this.state as State | null;
    const players =
      state?.seats.map(
        (seat) =>
          seat.name ||
          (seat.level
            ? this.levelName(seat.level)
            : seat.kind === 'person'
              ? language.words.say('seat-somebody')
              : language.words.say('seat-unknown', { n: seat.seat + 1 })),
      ) ?? [];
    return JSON.stringify([...players, ...(state?.automas.map((name) => language.words.sentence(name)) ?? [])]);
  });
  seatNames: string[] = $derived(JSON.parse(this.named) as string[]);
  looks: SeatLook[] = $derived(looksOf(this.seatNames, this.state.seats));
  decision = $derived(this.past ? null : (this.shown?.decision ?? null));
  spots = $derived(spotsOf(this.decision));
  /** The cards that can be seen, by the ids of the objects that they are. */
  private readonly lying = $derived(lyingIn(this.state.zones));

  /** What the game shows of the table beyond zones and counters, typed by the game: made from the very same struct. */
  get board(): Shown {
    return this.state.shown as Shown;
  }

  /** The same for what lies before a player. */
  boardOf(seat: number): ShownOfPlayer {
    return this.state.players.find((player) => player.seat === seat)!.shown as ShownOfPlayer;
  }

  zone(name: string, owner = -1): Zone | undefined {
    return this.state.zones[owner < 0 ? name : `${name}@${owner}`];
  }

  counter(seat: number, name: string): number {
    return this.state.players.find((player) => player.seat === seat)?.counters[name] ?? 0;
  }

  levelName(level: string): string {
    const id = `web-level-${level}`;
    return language.words.has(id) ? language.words.say(id) : level;
  }

  // Words

  text(said: Said): string {
    return this.words.text(said, this.seatNames);
  }
  sentence(said: Said): string {
    return this.words.sentence(said, this.seatNames);
  }
  say(id: string, args: Said['args'] = {}): string {
    return this.words.say(id, args, this.seatNames);
  }

  // What can be pointed at

  /** Tells the objects that are asked about, and those that were until now; no other is looked at again. */
  private point(): void {
    const decision = this.looked ? null : (this.latest?.decision ?? null);
    const open = byObject(decision?.options ?? []);
    const shut = byObject(decision?.barred ?? []);
    const spots = spotsOf(decision);
    const at = (object: string): Pointed => {
      const options = open.get(object) ?? [];
      const spot = options[0] && spots.find((one) => one.options.includes(options[0]!.key));
      return { options, barred: shut.get(object) ?? [], shortcut: spot?.key };
    };
    this.pointed.write(Object.fromEntries([...open.keys(), ...shut.keys()].map((object) => [object, at(object)])));
  }

  private at(object: string): Pointed {
    return this.pointed.whole[object] ?? nothing;
  }

  mood(object: string): 'glowing' | 'barred' | 'selected' | 'plain' {
    const { options, barred } = this.at(object);
    if (options.length) return options.some((option) => option.key === this.pending) ? 'selected' : 'glowing';
    return barred.length ? 'barred' : 'plain';
  }

  reason(object: string): string | undefined {
    const { options, barred } = this.at(object);
    return options.length || !barred[0] ? undefined : this.sentence(barred[0].reason);
  }

  optionsAt(object: string): Option[] {
    return this.at(object).options;
  }

  barredAt(object: string): Barred[] {
    return this.at(object).barred;
  }

  shortcut(object: string): string | undefined {
    return this.at(object).shortcut;
  }

  /** What the first thing that one would do with an object costs. */
  priceAt(object: string): Price | undefined {
    const { options, barred } = this.at(object);
    return (options[0] ?? barred[0])?.price ?? undefined;
  }

  /** The card that an object is, or that is meant when one points at it. */
  cardAt(object: string): CardInfo | undefined {
    const lying = this.lying.get(object);
    return this.cards[lying || this.optionsAt(object)[0]?.card || this.barredAt(object)[0]?.card || ''];
  }
}
