import type { Puzzle, Puzzles, TableMade } from '../protocol';
import { ask } from './api';
import { notices } from './notices.svelte';
import { go } from './router';
import { codeKnown, ownName } from './setting';
import { solver } from './solver.svelte';

/** The puzzles of a game, the easiest first. */
export const puzzlesOf = async (game: string): Promise<Puzzle[]> =>
  (await ask<Puzzles>(`games/${encodeURIComponent(game)}/puzzles`)).puzzles;

/** Whether a puzzle is solved in this browser. */
export const isSolved = (game: string, id: string): boolean => ['first', 'later'].includes(solver.went[`${game}/${id}`] ?? '');

/** The puzzle to go on with: the next that is not solved, from another one on, and round again. */
export function following(puzzles: readonly Puzzle[], game: string, after?: string): Puzzle | undefined {
  const place = puzzles.findIndex(({ id }) => id === after) + 1;
  const inTurn = [...puzzles.slice(place), ...puzzles.slice(0, place)];
  return inTurn.find(({ id }) => !isSolved(game, id) && id !== after) ?? inTurn.find(({ id }) => id !== after);
}

/** Sets the table of a puzzle and goes to it; says why if it cannot be. */
export async function setPuzzle(game: string, id: string): Promise<void> {
  try {
    const wish = { game, lesson: `puzzle/${id}`, undo: 'free', seats: [{ kind: 'person', name: ownName() }], ...codeKnown() };
    const made = await ask<TableMade>('tables', { body: wish });
    go(`/table/${made.table}#${made.token}`);
  } catch (problem) {
    notices.refuse(problem);
  }
}

/** Goes on with the puzzle after one. */
export async function goOn(game: string, after: string): Promise<void> {
  try {
    const next = following(await puzzlesOf(game), game, after);
    if (next) await setPuzzle(game, next.id);
  } catch (problem) {
    notices.refuse(problem);
  }
}
