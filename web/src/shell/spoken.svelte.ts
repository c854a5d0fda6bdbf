import type { Line, Talked } from '../protocol';
import { ask } from './api';
import { notices } from './notices.svelte';
import { keep, kept } from './storage';

/** So many lines come with the table. */
const atOnce = 50;
/** So long what somebody says is shown beside the seats. */
const shownFor = 7000;

/** What is said at a table, as far as this reader wants to hear it. */
export class Spoken {
  /** All lines that are known, in their order. */
  lines = $state.raw<Line[]>([]);
  /** What each seat said last, for as long as it is shown. */
  fresh = $state.raw<Record<number, Line>>({});
  /** Whether more was said before. */
  more = $state(false);
  /** Seats whom this reader does not want to hear. */
  muted = $state.raw<readonly number[]>([]);
  /** Lines that were said since the reader last looked. */
  unread = $state(0);

  constructor(private readonly table: string) {
    this.muted = kept<number[]>(`muted-${table}`, []);
  }

  get heard(): Line[] {
    return this.lines.filter((line) => !this.muted.includes(line.seat));
  }

  begin(lines: Line[]): void {
    this.lines = lines;
    this.more = lines.length >= atOnce;
  }

  hear(line: Line): void {
    this.lines = [...this.lines, line];
    if (this.muted.includes(line.seat)) return;
    this.unread += 1;
    this.fresh = { ...this.fresh, [line.seat]: line };
    setTimeout(() => {
      if (this.fresh[line.seat] !== line) return;
      const { [line.seat]: _, ...rest } = this.fresh;
      this.fresh = rest;
    }, shownFor);
  }

  /** Hears a seat no more, or again; remembered in this browser alone. */
  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    keep(`muted-${this.table}`, this.muted);
  }

  /** Fetches what was said before. */
  async lookBack(token: string): Promise<void> {
    try {
      const before = this.lines[0]?.number ?? 0;
      const { lines, more } = await ask<Talked>(`tables/${this.table}/talk?before=${before}`, { token });
      this.lines = [...lines, ...this.lines];
      this.more = more;
    } catch (problem) {
      notices.refuse(problem);
    }
  }
}
