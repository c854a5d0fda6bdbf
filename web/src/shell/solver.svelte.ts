import type { PuzzleStep, Said } from '../protocol';
import { notices } from './notices.svelte';
import { keep, kept } from './storage';

/** How a puzzle went in this browser: solved without a slip, solved after one, or not yet after one. */
export type Went = 'first' | 'later' | 'missed';

/** Whoever solves puzzles: which are done and how, how many in a row without a slip, and the answer to the last slip. */
class Solver {
  /** By «game/puzzle». */
  went = $state.raw<Record<string, Went>>(kept('puzzles', {}));
  streak = $state(kept('puzzle-streak', 0));
  best = $state(kept('puzzle-best', 0));
  answer = $state.raw<Said | null>(null);
  /** How many hints are open now. */
  hints = $state(0);
  private name = '';
  private step: PuzzleStep | null = null;

  /** The puzzle at the table has come to a step. */
  follow(game: string, step: PuzzleStep): void {
    const last = this.step;
    this.step = step;
    this.name = `${game}/${step.id}`;
    if (last?.id === step.id && last.made === step.made && last.solved === step.solved) return;
    this.answer = null;
    this.hints = 0;
    if (step.solved && this.went[this.name] !== 'first' && this.went[this.name] !== 'later') this.finish();
  }

  /** Whoever solved is gone; who comes next finds neither the answer to an old slip nor open hints. */
  leave(): void {
    this.step = this.answer = null;
    this.hints = 0;
  }

  private finish(): void {
    const clean = this.went[this.name] === undefined;
    this.note(clean ? 'first' : 'later');
    if (clean) this.count(this.streak + 1);
  }

  /** Opens the next hint; the last one gives the answer away, so that it is a slip. */
  hint(): void {
    this.hints += 1;
    if (this.step && this.hints >= this.step.hints.length) this.slip();
  }

  /** Answers a choice that is not the one; takes the place of a notice. */
  tell(said: Said, tone: 'bad' | 'plain' = 'bad', seats: readonly string[] = []): void {
    if (!said.id.startsWith('puzzle-')) {
      notices.tell(said, tone, seats);
      return;
    }
    this.answer = said;
    if (!this.step?.solved) this.slip();
  }

  private slip(): void {
    if (this.went[this.name] !== undefined) return;
    this.note('missed');
    this.count(0);
  }

  private note(how: Went): void {
    this.went = { ...kept('puzzles', this.went), [this.name]: how };
    keep('puzzles', this.went);
  }

  private count(streak: number): void {
    this.streak = streak;
    this.best = Math.max(this.best, streak);
    keep('puzzle-streak', this.streak);
    keep('puzzle-best', this.best);
  }
}

export const solver = new Solver();
