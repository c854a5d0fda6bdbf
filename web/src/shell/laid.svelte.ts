import type { SeatLook } from '../pieces/kinds';
import type { Barred, Card, Option, Past, Price, Said, State, Zone } from '../protocol';
import type { Faces } from './faces';
import { language } from './language.svelte';
import { looksOf } from './looks';
import { byObject, lyingIn } from './pointing';
import { spotsOf } from './shortcuts';
import type { Words } from './words';

export type CardInfo = Card;

/** What lies on a table, now or once, with its words: all that a board draws, and what can be pointed at there. */
export class Laid<Shown = unknown, ShownOfPlayer = unknown> {
  /** The latest state, as far as it has been shown; null until the server has answered. */
  shown = $state.raw<State | null>(null);
  /** A state of the past that the reader looks at. */
  past = $state.raw<Past | null>(null);
  cards = $state.raw<Record<string, CardInfo>>({});
  faces = $state.raw<Faces | null>(null);
  /** The key of an option that waits to be confirmed. */
  pending = $state<string | null>(null);

  get state(): State {
    return (this.past?.state ?? this.shown)!;
  }
  get words(): Words {
    return language.words;
  }

  /** Players, then automas. As one text: it stays the same when the table changes, and whatever is said with names need
   * not be said anew. */
  private readonly named = $derived.by(() => {
    const state = this.past?.state ?? this.shown;
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
  private readonly open_ = $derived(byObject(this.decision?.options ?? []));
  private readonly shut = $derived(byObject(this.decision?.barred ?? []));
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

  mood(object: string): 'glowing' | 'barred' | 'selected' | 'plain' {
    const options = this.open_.get(object);
    if (options) return options.some((option) => option.key === this.pending) ? 'selected' : 'glowing';
    return this.shut.has(object) ? 'barred' : 'plain';
  }

  reason(object: string): string | undefined {
    if (this.open_.has(object)) return undefined;
    const barred = this.shut.get(object)?.[0];
    return barred && this.sentence(barred.reason);
  }

  optionsAt(object: string): Option[] {
    return this.open_.get(object) ?? [];
  }

  barredAt(object: string): Barred[] {
    return this.shut.get(object) ?? [];
  }

  shortcut(object: string): string | undefined {
    const key = this.optionsAt(object)[0]?.key;
    return key === undefined ? undefined : this.spots.find((spot) => spot.options.includes(key))?.key;
  }

  /** What the first thing that one would do with an object costs. */
  priceAt(object: string): Price | undefined {
    return (this.open_.get(object)?.[0] ?? this.shut.get(object)?.[0])?.price ?? undefined;
  }

  /** The card that an object is, or that is meant when one points at it. */
  cardAt(object: string): CardInfo | undefined {
    const lying = this.lying.get(object);
    return this.cards[lying || this.optionsAt(object)[0]?.card || this.barredAt(object)[0]?.card || ''];
  }
}
