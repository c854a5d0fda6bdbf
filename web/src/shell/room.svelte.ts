import { getContext, setContext } from 'svelte';
import { settings } from './settings.svelte';

/** How the room for a board is cut: beside each other, below each other, or a phone on its side. */
export type Shape = 'wide' | 'tall' | 'flat';

/** How much larger or smaller than usual the reader wants the cards. */
export const cardSizes = { small: 0.8, usual: 1, large: 1.25 } as const;
export type CardScale = keyof typeof cardSizes;

/** The room in which every board is whole at its own size, in pixels. */
const whole = { width: 1040, height: 700 };

/** Letters across that no board can do without. */
const least = 22;

/** How much larger than drawn a board is shown. Of what a large screen offers more, a part goes to larger cards and the
 * rest to more of them; larger letters have taken their part already, and on a phone no more than it has. */
export function zoomFor(width: number, height: number, letters: number, cards: CardScale): number {
  const fits = Math.min(width / whole.width, height / whole.height) / Math.max(1, letters);
  const narrow = Math.min(1, width / (least * 16 * letters));
  const zoom = Math.max(narrow, Math.min(2.5, fits ** 0.8)) * cardSizes[cards];
  return Math.max(0.4, Math.floor(zoom * 20) / 20);
}

/** How a room is cut, by its size in letters. */
export function shapeOf(width: number, height: number): Shape {
  if (height < 20 && width > 1.6 * height) return 'flat';
  return width >= 44 && width >= 0.95 * height ? 'wide' : 'tall';
}

/** The room that a board has on this screen (its stage), in the board's own pixels. */
export class Room {
  /** What is measured on the screen. */
  outerWidth = $state(360);
  outerHeight = $state(640);

  readonly zoom = $derived(zoomFor(this.outerWidth, this.outerHeight, settings.textSize, settings.cardSize));
  readonly width = $derived(this.outerWidth / this.zoom);
  readonly height = $derived(this.outerHeight / this.zoom);
  /** The height of a letter; larger ones make a room smaller. */
  readonly letter = $derived.by(() => {
    void settings.textSize;
    return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  });
  readonly shape: Shape = $derived(shapeOf(this.width / this.letter, this.height / this.letter));
  /** Whether there is room for more than a phone shows. */
  readonly roomy = $derived(this.width / this.letter >= 44);
  readonly style = $derived(`zoom: ${this.zoom}; --stage-width: ${this.width}px; --stage-height: ${this.height}px`);
}

const key = 'room';

/** Makes a room known to all that lies in it. */
export function openRoom(): Room {
  return setContext(key, new Room());
}

/** The room that this board lies in. */
export function roomHere(): Room {
  return getContext<Room | undefined>(key) ?? new Room();
}
