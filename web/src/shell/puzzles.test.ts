import { beforeEach, expect, test } from 'vitest';
import { following, isSolved } from './puzzles';
import { solver } from './solver.svelte';
import { said } from './words';

const puzzles = ['001', '002', '003'].map((id) => ({ id, name: said('puzzle-name'), grade: 1, themes: [], length: 1 }));

beforeEach(() => {
  solver.went = { 'chess/001': 'first', 'chess/003': 'missed' };
});

test('a puzzle is solved at the first try or later, not when it was only missed', () => {
  expect(puzzles.map(({ id }) => isSolved('chess', id))).toEqual([true, false, false]);
  expect(isSolved('go', '001')).toBe(false);
});

test('one goes on with the next puzzle that is not solved, and round again', () => {
  expect(following(puzzles, 'chess')?.id).toBe('002');
  expect(following(puzzles, 'chess', '002')?.id).toBe('003');
  expect(following(puzzles, 'chess', '003')?.id).toBe('002');
  solver.went = { 'chess/001': 'first', 'chess/002': 'later', 'chess/003': 'first' };
  expect(following(puzzles, 'chess', '003')?.id).toBe('001');
  expect(following([], 'chess')).toBeUndefined();
});
