import type { Happening } from '../protocol';
import { keep, kept } from './storage';

/** What can be heard at a table. */
export type Sound = 'card' | 'dice' | 'gain' | 'loss' | 'turn' | 'end';

/** A tone: when it begins and how long it rings, in seconds; its pitch at the beginning and at the end; how loud. */
interface Tone {
  at: number;
  lasts: number;
  from: number;
  to: number;
  loud: number;
  wave: OscillatorType;
}

const tone = (at: number, lasts: number, from: number, to = from, loud = 0.12, wave: OscillatorType = 'sine'): Tone => ({
  at,
  lasts,
  from,
  to,
  loud,
  wave,
});

/** Wood on wood, as a die falls: short, low, and softer each time. */
const knock = (at: number, pitch: number, loud: number): Tone => tone(at, 0.05, pitch, pitch * 0.6, loud, 'triangle');

/** Every sound is a few soft tones, made here: nothing is loaded. */
const scores: Record<Sound, readonly Tone[]> = {
  card: [tone(0, 0.07, 520, 240, 0.05, 'triangle')],
  dice: [knock(0, 320, 0.12), knock(0.11, 290, 0.1), knock(0.2, 340, 0.08), knock(0.27, 300, 0.06), knock(0.32, 310, 0.04)],
  gain: [tone(0, 0.16, 988), tone(0.06, 0.22, 1319, 1319, 0.09)],
  loss: [tone(0, 0.2, 392, 330, 0.1)],
  turn: [tone(0, 0.28, 659), tone(0.14, 0.4, 880)],
  end: [tone(0, 0.5, 523), tone(0.16, 0.5, 659), tone(0.32, 0.9, 784)],
};

/** What some events sound like: each kind of sound once, in the order in which it is first heard. */
export function soundsOf(events: readonly Happening[]): Sound[] {
  const heard = new Set<Sound>();
  for (const event of events) {
    if (event.kind === 'roll') heard.add('dice');
    else if (typeof event.details['source'] === 'string') heard.add('card');
    else if (event.kind === 'gain' || event.kind === 'loss') heard.add(event.kind);
  }
  return [...heard];
}

/** The sounds of the table: off until somebody wants them. */
class Sounds {
  on = $state<boolean>(kept('sound', false));
  /** Whether somebody has said yes or no; until then sound is offered. */
  settled = $state<boolean>(kept<boolean | null>('sound', null) !== null);
  private room: AudioContext | undefined;

  turn(on: boolean): void {
    this.on = on;
    this.settled = true;
    keep('sound', on);
    if (on) this.play('turn');
  }

  /** Lets what happened be heard, one sound shortly after the other. */
  hear(events: readonly Happening[]): void {
    for (const [place, sound] of soundsOf(events).entries()) this.play(sound, place * 0.12);
  }

  /** Plays a sound, now or so many seconds later. A browser that plays nothing before the first press stays silent. */
  play(sound: Sound, later = 0): void {
    if (!this.on || typeof AudioContext === 'undefined') return;
    this.room ??= new AudioContext();
    if (this.room.state === 'suspended') void this.room.resume();
    for (const each of scores[sound]) ring(this.room, each, this.room.currentTime + later);
  }
}

/** One tone: it swells at once and fades away. */
function ring(room: AudioContext, { at, lasts, from, to, loud, wave }: Tone, start: number): void {
  const source = room.createOscillator();
  const fading = room.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(from, start + at);
  source.frequency.exponentialRampToValueAtTime(to, start + at + lasts);
  fading.gain.setValueAtTime(0.0001, start + at);
  fading.gain.exponentialRampToValueAtTime(loud, start + at + 0.012);
  fading.gain.exponentialRampToValueAtTime(0.0001, start + at + lasts);
  source.connect(fading).connect(room.destination);
  source.start(start + at);
  source.stop(start + at + lasts + 0.02);
}

export const sounds = new Sounds();
