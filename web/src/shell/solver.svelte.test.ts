import { beforeEach, expect, test, vi } from 'vitest';
import type { PuzzleStep } from '../protocol';
import { said } from './words';

const step = (changed: Partial<PuzzleStep> = {}): PuzzleStep => ({
  id: '001',
  name: said('puzzle-name'),
  grade: 2,
  themes: ['end'],
  made: 0,
  solved: false,
  said: said('puzzle-question'),
  hints: [
    { said: said('puzzle-hint-theme-end'), keys: [] },
    { said: said('puzzle-hint-this'), keys: ['a'] },
  ],
  reasons: [],
  ...changed,
});

let solver: typeof import('./solver.svelte').solver;
beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  ({ solver } = await import('./solver.svelte'));
});

test('a puzzle solved without a slip counts for the streak, once', () => {
  for (const id of ['001', '002', '002']) {
    solver.follow('chess', step({ id }));
    solver.follow('chess', step({ id, made: 1, solved: true }));
  }
  expect([solver.streak, solver.best]).toEqual([2, 2]);
  expect(solver.went).toEqual({ 'chess/001': 'first', 'chess/002': 'first' });
});

test('a slip ends the streak and is answered; solved later it is solved all the same', () => {
  solver.follow('chess', step());
  solver.follow('chess', step({ made: 1, solved: true }));
  solver.follow('chess', step({ id: '002' }));
  solver.tell(said('puzzle-not-this'));
  expect(solver.answer?.id).toBe('puzzle-not-this');
  expect([solver.streak, solver.best]).toEqual([0, 1]);
  solver.follow('chess', step({ id: '002', made: 1, solved: true }));
  expect([solver.streak, solver.went['chess/002']]).toEqual([0, 'later']);
});

test('the first hints are free, the last one gives it away', () => {
  solver.follow('chess', step());
  solver.hint();
  expect(solver.went).toEqual({});
  solver.hint();
  expect(solver.went).toEqual({ 'chess/001': 'missed' });
});

test('what was solved is known again', async () => {
  solver.follow('chess', step());
  solver.follow('chess', step({ made: 1, solved: true }));
  vi.resetModules();
  const again = await import('./solver.svelte');
  expect([again.solver.streak, again.solver.went['chess/001']]).toEqual([1, 'first']);
});

test('a slip is answered until the puzzle is left, also when the table comes anew; begun again it is as new', () => {
  solver.follow('chess', step());
  solver.hint();
  solver.tell(said('puzzle-not-this'));
  solver.follow('chess', step());
  expect([solver.answer?.id, solver.hints]).toEqual(['puzzle-not-this', 1]);
  solver.leave();
  solver.follow('chess', step());
  expect([solver.answer, solver.hints]).toEqual([null, 0]);
});
