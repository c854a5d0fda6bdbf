import { afterEach, expect, test, vi } from 'vitest';
import type { Note } from '../protocol';
import { Notes } from './notes.svelte';

let kept: Note[] = [];

/** A server that keeps notes: an empty one is taken away. */
const server = vi.fn(async (_path: string | URL | Request, asked?: RequestInit) => {
  if (asked?.body) {
    const note = JSON.parse(String(asked.body)) as Note;
    kept = [...kept.filter((other) => other.at !== note.at), ...(note.text ? [note] : [])];
  }
  return new Response(JSON.stringify({ notes: kept }), { headers: { 'content-type': 'application/json' } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  kept = [];
});

test('what was noted at a moment of the game is found there again', async () => {
  vi.stubGlobal('fetch', server);
  const notes = new Notes('table', 'secret');
  await notes.write(12, 'Too greedy');
  expect([notes.at(12), notes.at(13)]).toEqual(['Too greedy', '']);
  const later = new Notes('table', 'secret');
  await later.open();
  expect(later.at(12)).toBe('Too greedy');
  await later.write(12, '');
  expect(later.all).toEqual([]);
});
