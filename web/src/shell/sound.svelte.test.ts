import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { event } from '../testing/tables';
import { soundsOf } from './sound.svelte';

/** The pitches that were played, with when each began. */
let played: { pitch: number; at: number }[];

class Room {
  state = 'suspended';
  currentTime = 10;
  destination = {};
  resume = vi.fn(() => Promise.resolve());
  createOscillator() {
    const tone = { pitch: 0, at: 0 };
    const source = {
      type: '',
      frequency: { setValueAtTime: (pitch: number) => (tone.pitch = pitch), exponentialRampToValueAtTime: vi.fn() },
      connect: (next: unknown) => next,
      start: (at: number) => played.push({ ...tone, at }),
      stop: vi.fn(),
    };
    return source;
  }
  createGain() {
    return { gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }, connect: (next: unknown) => next };
  }
}

beforeEach(() => {
  localStorage.clear();
  played = [];
  vi.stubGlobal('AudioContext', Room);
});
afterEach(() => vi.unstubAllGlobals());

const opened = async () => {
  vi.resetModules();
  return (await import('./sound.svelte')).sounds;
};

test('a table is silent until somebody wants to hear it', async () => {
  const sounds = await opened();
  expect(sounds).toMatchObject({ on: false, settled: false });
  sounds.play('turn');
  sounds.hear([event('rolls', 0, {}, 'roll')]);
  expect(played).toEqual([]);
});

test('whoever turns the sound on hears it at once, and again the next time', async () => {
  (await opened()).turn(true);
  expect(played.length).toBeGreaterThan(0);
  expect(await opened()).toMatchObject({ on: true, settled: true });
});

test('whoever says no is not offered sound again', async () => {
  (await opened()).turn(false);
  expect(await opened()).toMatchObject({ on: false, settled: true });
  expect(played).toEqual([]);
});

test('dice, cards, gains and losses each have a sound, heard once for many events', () => {
  const card = event('hires', 0, { source: 'market:1', target: 'hand@0' });
  const gain = event('gains', 0, { gold: 2 }, 'gain');
  const loss = event('pays', 0, { gold: 2 }, 'loss');
  expect(soundsOf([event('rolls', 0, {}, 'roll'), gain, gain, loss, card, card])).toEqual(['dice', 'gain', 'loss', 'card']);
  expect(soundsOf([event('says', 0)])).toEqual([]);
});

test('two sounds come one after the other', async () => {
  const sounds = await opened();
  sounds.turn(true);
  played = [];
  sounds.hear([event('pays', 0, { gold: 2 }, 'loss'), event('hires', 0, { source: 'market:1' })]);
  const begins = played.map(({ at }) => at);
  expect(begins).toHaveLength(2);
  expect(begins[1]).toBeGreaterThan(begins[0]!);
});

test('a browser without sound plays on in silence', async () => {
  vi.stubGlobal('AudioContext', undefined);
  const sounds = await opened();
  sounds.turn(true);
  expect(played).toEqual([]);
  expect(sounds.on).toBe(true);
});
