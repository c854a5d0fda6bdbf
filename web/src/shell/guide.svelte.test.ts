import { beforeEach, expect, it } from 'vitest';
import type { LogEntry, Tip } from '../protocol';
import { state } from '../testing/tables';
import { guide } from './guide.svelte';
import { said } from './words';

const tip = (id: string, when: Partial<Tip>): Tip => ({ id, said: said(id), asked: '', told: '', near: 0, objects: [], ...when });
const tips = [tip('check', { told: 'chess-checks' }), tip('move', { asked: 'chess-ask-move' }), tip('end', { near: 0.7 })];
const asked = (id: string) => state({ decision: { seat: 0, prompt: said(id), options: [], barred: [] } });
const checks: LogEntry = {
  at: 1,
  seat: 1,
  events: [{ what: 'chess-checks', seat: 1, kind: 'plain', details: {}, said: said('chess-checks') }],
};

beforeEach(() => guide.again());

it('explains a thing when it first matters, and only once', () => {
  expect(guide.next(tips, asked('chess-ask-castle'), [])).toBeUndefined();
  expect(guide.next(tips, asked('chess-ask-move'), [])?.id).toBe('move');
  expect(guide.next(tips, asked('chess-ask-castle'), [checks])?.id).toBe('check');
  guide.note(state({}).game, 'check');
  expect(guide.next(tips, asked('chess-ask-castle'), [checks])).toBeUndefined();
  expect(guide.next(tips, state({ nearness: { part: 0.8, said: said('near') } }), [])?.id).toBe('end');
});

it('tells all again when asked to', () => {
  guide.note(state({}).game, 'move');
  expect(guide.next(tips, asked('chess-ask-move'), [])).toBeUndefined();
  guide.again();
  expect(guide.next(tips, asked('chess-ask-move'), [])?.id).toBe('move');
});

it('guides the tables that were begun so, until it is told to stop', () => {
  guide.begin('first');
  expect([guide.guides('first'), guide.guides('second')]).toEqual([true, false]);
  guide.leave('first');
  expect(guide.guides('first')).toBe(false);
});
