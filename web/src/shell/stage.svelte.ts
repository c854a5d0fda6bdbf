import { tick } from 'svelte';
import { behindFrame } from '../pieces/behindframe';
import { look } from '../pieces/theme.svelte';
import type { Happening } from '../protocol';
import { flown, rising } from './flight';
import { sounds } from './sound.svelte';

const throwing = 1100;
const flying = 420;
const between = 130;
const reading = 380;
const longest = 4000;
/** So long nobody notices that something has changed. */
const unnoticed = 100;

/** The element on the board that stands for an object. */
export function elementOf(object: string, within: ParentNode = document): HTMLElement | null {
  return within.querySelector<HTMLElement>(`[data-object="${CSS.escape(object)}"]`);
}

/** Whether the reader wants nothing to move. */
export const still = (): boolean => look.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;

const wait = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
/** Waits as long as a movement of so many milliseconds takes at the settled pace. */
const moving = (milliseconds: number) => wait(milliseconds * look.pace);

/** Shows changes of the table one after another: what moved flies, dice are thrown, numbers rise. */
export class Stage {
  moving = $state(false);
  rolling = $state(false);
  private readonly waiting: { events: Happening[]; apply: () => void; pressing: boolean }[] = [];
  private hurry: (() => void) | undefined;
  private skipped: (() => void) | undefined;
  /** Until what was pressing is painted, whatever comes behind it waits: written before, it would hold that frame up. */
  private painted: Promise<void> = Promise.resolve();

  constructor(private readonly counters: () => readonly string[]) {}

  /** A change of the table with what led to it; it is applied in its turn. Pressing is what the reader waits for. */
  show(events: Happening[], apply: () => void, pressing = true): void {
    this.waiting.push({ events, apply, pressing });
    if (pressing) this.hurry?.();
    if (!this.moving) void this.play();
  }

  /** Ends whatever moves, and applies what still waits. */
  skip(): void {
    for (const { apply } of this.waiting.splice(0)) apply();
    this.skipped?.();
  }

  private async play(): Promise<void> {
    this.moving = true;
    while (this.waiting.length) {
      if (still() || document.hidden || this.waiting.length > 6) {
        // Whoever was away, or is far behind, wants to see how things stand, not how they came about: what came since
        // the last picture is drawn in one go.
        if (!document.hidden) await this.gathered();
        const missed = this.waiting.splice(0);
        for (const { apply } of missed) apply();
        if (!document.hidden) sounds.hear(missed.flatMap((change) => change.events));
        if (missed.some((change) => change.pressing)) this.painted = Promise.race([new Promise<void>(behindFrame), wait(unnoticed)]);
      } else {
        const { events, apply } = this.waiting.shift()!;
        await this.perform(events, apply);
      }
    }
    this.moving = false;
  }

  /** The next moment to draw: when something pressing has come, or somebody might notice that something else has.
   *
   * What is pressing is written at once: by the time the next frame begins, it need only be painted. */
  private async gathered(): Promise<void> {
    const pressing = () => this.waiting.some((change) => change.pressing);
    await this.painted;
    if (pressing() || !this.waiting.length) return;
    await Promise.race([wait(unnoticed), new Promise<void>((done) => (this.hurry = done))]);
    this.hurry = undefined;
    if (!pressing()) await new Promise(requestAnimationFrame);
  }

  private async perform(events: Happening[], apply: () => void): Promise<void> {
    const flights = events.filter((event) => typeof event.details['source'] === 'string');
    const starts = new Map(flights.map((event) => [event, elementOf(event.details['source'] as string)?.cloneNode(true)] as const));
    const places = new Map(flights.map((event) => [event, elementOf(event.details['source'] as string)?.getBoundingClientRect()] as const));
    apply();
    sounds.hear(events);
    await tick();
    const layer = this.layer();
    const end = new Promise<void>((done) => (this.skipped = done));
    await Promise.race([this.run(events, starts, places, layer), end.then(() => layer.replaceChildren()), moving(longest)]);
    this.skipped = undefined;
    this.rolling = false;
  }

  /** Where things fly: above everything, and nothing to a screen reader. */
  private layer(): HTMLElement {
    let layer = document.querySelector<HTMLElement>('body > .flights');
    if (!layer) {
      layer = document.createElement('div');
      layer.className = 'flights';
      layer.setAttribute('aria-hidden', 'true');
      document.body.append(layer);
    }
    return layer;
  }

  private async run(
    events: Happening[],
    starts: Map<Happening, Node | undefined>,
    places: Map<Happening, DOMRect | undefined>,
    layer: HTMLElement,
  ): Promise<void> {
    let last: Promise<unknown> = Promise.resolve();
    const risen = new Map<string, number>();
    for (const event of events) {
      if (event.kind === 'roll') {
        await last;
        this.rolling = true;
        await moving(throwing);
        this.rolling = false;
      }
      const target = typeof event.details['target'] === 'string' ? elementOf(event.details['target']) : null;
      const start = starts.get(event);
      const from = places.get(event);
      if (start instanceof HTMLElement && from && target) {
        last = flown(layer, start, from, target, flying * look.pace);
        await moving(between);
      }
      for (const counter of event.kind === 'plain' ? [] : this.counters()) {
        const n = event.details[counter];
        if (typeof n !== 'number' || n === 0) continue;
        const object = `${counter}@${event.seat}`;
        const place = elementOf(object);
        if (!place) continue;
        void rising(layer, place, event.kind === 'loss' ? -n : n, risen.get(object) ?? 0);
        last = Promise.all([last, moving(reading)]);
        risen.set(object, (risen.get(object) ?? 0) + 1);
      }
    }
    await last;
  }
}
