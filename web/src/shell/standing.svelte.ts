import type { Decision, Option, Said } from '../protocol';
import { keep, kept } from './storage';
import type { TableView } from './table.svelte';

/** What a reader always answers to a question, as long as it can be chosen. */
export interface Answer {
  seat: number;
  question: string;
  key: string;
  prompt: Said;
  label: Said;
}

interface Kept {
  answers: Answer[];
  /** The choices that were answered so, by their number. */
  given: number[];
  held: boolean;
}

/** The same question asked again: what is asked, and by which cards; numbers in it do not count. */
export function questionOf({ prompt }: Pick<Decision, 'prompt'>): string {
  const cards = Object.values(prompt.args).flatMap((value) =>
    typeof value === 'object' && !Array.isArray(value) && value.card !== undefined ? [value.card] : [],
  );
  return [prompt.id, ...cards].join(' ');
}

/** The answers that a reader has set at one table, kept by this browser and sent as any choice is.
 *
 * Whoever takes something back wants to look: nothing is answered then until they have chosen themselves. */
export class Standing {
  private kept = $state.raw<Kept>({ answers: [], given: [], held: false });
  private choices = -1;
  private answeredAt = -1;

  constructor(private readonly table: TableView) {
    this.kept = kept(this.name, this.kept);
  }

  get answers(): readonly Answer[] {
    return this.kept.answers;
  }
  get given(): readonly number[] {
    return this.kept.given;
  }
  get held(): boolean {
    return this.kept.held;
  }

  /** Sets an answer for the question that is asked now; the only one for it. */
  set(decision: Decision, { key, label }: Option): void {
    const answer = { seat: decision.seat, question: questionOf(decision), key, prompt: decision.prompt, label };
    this.put({ answers: [...this.kept.answers.filter((other) => !same(other, answer)), answer], held: false });
  }

  drop(answer: Answer): void {
    this.put({ answers: this.kept.answers.filter((other) => other !== answer) });
  }

  /** The answer to what is asked now, if one is set and it can be chosen. */
  answerTo(decision: Decision): Answer | undefined {
    const asked = { seat: decision.seat, question: questionOf(decision) };
    const answer = this.kept.answers.find((one) => same(one, asked));
    return answer && decision.options.some(({ key }) => key === answer.key) ? answer : undefined;
  }

  /** Looks at the table after each change, and answers what is to be answered. */
  look(): void {
    const { shown, decision, sending, status, past } = this.table;
    if (!shown) return;
    this.notice(shown.choices);
    if (!decision || sending || past || shown.curtain || shown.vote || status !== 'open') return;
    const answer = this.kept.held || this.answeredAt === shown.seen ? undefined : this.answerTo(decision);
    if (!answer) return;
    this.answeredAt = shown.seen;
    this.put({ given: [...this.kept.given, shown.choices + 1] });
    this.table.send({ type: 'choose', seen: shown.seen, key: answer.key, seat: decision.seat });
  }

  /** Whether something was taken back since, or the reader has chosen anew. */
  private notice(choices: number): void {
    const before = this.choices;
    this.choices = choices;
    const { mine } = this.table.state;
    if (before >= 0 && choices < before)
      this.put({ given: this.kept.given.filter((at) => at <= choices), held: this.kept.answers.length > 0 });
    else if (this.kept.held && before >= 0 && this.table.log.some(({ at, seat }) => at > before && mine.includes(seat)))
      this.put({ held: false });
  }

  private put(changed: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changed };
    keep(this.name, this.kept);
  }

  private get name(): string {
    return `answers-${this.table.id}`;
  }
}

const same = (a: Pick<Answer, 'seat' | 'question'>, b: Pick<Answer, 'seat' | 'question'>): boolean =>
  a.seat === b.seat && a.question === b.question;
