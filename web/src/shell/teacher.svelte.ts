import type { LessonSaying, LessonStep, Said } from '../protocol';
import { placesOf } from './arrows';
import { notices } from './notices.svelte';
import { keep, kept } from './storage';

/** The friend who gives a lesson: what has been said so far, where the reader is in it, and the answer to what was done instead. */
class Teacher {
  /** All that was said until now, the latest step's included. */
  sayings = $state.raw<LessonSaying[]>([]);
  place = $state(0);
  /** What the friend says to something that was not asked for. */
  answer = $state.raw<Said | null>(null);
  private step: LessonStep | null = null;
  /** Lessons that were brought to their end in this browser: «game/lesson». */
  done = $state.raw<string[]>(kept<string[]>('lessons', []));

  /** The lesson has come to a step; what it says is read from its first line on. */
  follow(step: LessonStep): void {
    const { step: last } = this;
    this.step = step;
    // The same step again, as it comes when the line was cut: whatever was said is still true.
    if (last?.id === step.id && last.part === step.part && JSON.stringify(last.sayings) === JSON.stringify(step.sayings)) return;
    this.answer = null;
    if (last?.id !== step.id || step.part < last.part) this.sayings = [];
    this.place = this.sayings.length;
    this.sayings = [...this.sayings, ...step.sayings];
    if (this.place === this.sayings.length) this.place = Math.max(0, this.place - 1);
  }

  /** The learner is gone; whoever comes next hears everything from the beginning. */
  leave(): void {
    this.step = this.answer = null;
  }

  get saying(): LessonSaying | undefined {
    return this.sayings[this.place];
  }

  /** Whether all that was said has been read. */
  get read(): boolean {
    return this.place >= this.sayings.length - 1;
  }

  go(steps: 1 | -1): void {
    this.answer = null;
    this.place = Math.min(Math.max(0, this.place + steps), this.sayings.length - 1);
  }

  /** Answers what was done instead of what was asked for; takes the place of a notice. */
  tell(said: Said, tone: 'bad' | 'plain' = 'bad', seats: readonly string[] = []): void {
    if (said.id.includes('lesson')) this.answer = said;
    else notices.tell(said, tone, seats);
  }

  /** The lesson is at its end. */
  finish(game: string, lesson: string): void {
    const name = `${game}/${lesson}`;
    if (this.done.includes(name)) return;
    this.done = [...kept<string[]>('lessons', this.done), name];
    keep('lessons', this.done);
  }
}

export const teacher = new Teacher();

/** Where an object lies on the table, or a sign of this name. */
export function placeOf(object: string, within: ParentNode = document): HTMLElement | null {
  const name = CSS.escape(object);
  return within.querySelector(`main [data-object="${name}"]`) ?? within.querySelector(`main [data-term="${name}"]`);
}

/** Puts a ring around things of the table, and takes away all others: objects, or signs by their names. */
export function ring(objects: readonly string[], within: ParentNode = document): HTMLElement[] {
  for (const element of within.querySelectorAll('[data-told]')) element.removeAttribute('data-told');
  const found = placesOf(objects).flatMap((object) => placeOf(object, within) ?? []);
  for (const element of found) element.setAttribute('data-told', '');
  return found;
}
