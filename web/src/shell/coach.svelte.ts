import type { Hint } from '../protocol';
import { ask } from './api';
import { notices } from './notices.svelte';
import { elementOf } from './stage.svelte';
import type { TableView } from './table.svelte';

/** What the coach says about a decision, as deep as the reader asks: what matters, these two, this one. */
export class Coach {
  hint = $state.raw<Hint | null>(null);
  depth = $state<1 | 2 | 3>(1);
  asking = $state(false);

  constructor(private readonly table: TableView) {}

  /** Whether hints are fair: nobody else plays here but bots, the game is not rated, and it is no puzzle,
   * which has hints of its own. */
  get allowed(): boolean {
    const { seats, mine, puzzle, rated } = this.table.state;
    return mine.length > 0 && !puzzle && !rated && seats.every((seat) => seat.kind === 'bot' || mine.includes(seat.seat));
  }

  /** Asks the coach, or for more of what it has to say. */
  async ask(): Promise<void> {
    const { table } = this;
    if (this.asking || !table.decision) return;
    if (this.hint) {
      this.depth = this.depth === 1 && this.hint.these_two.length ? 2 : 3;
    } else {
      this.asking = true;
      try {
        const hint = await ask<Hint>(`tables/${table.id}/hint`, { token: table.token });
        this.depth = 1;
        if (hint.seat === table.decision?.seat && table.decision.options.some((option) => option.key === hint.best)) this.hint = hint;
      } catch (problem) {
        notices.refuse(problem);
      } finally {
        this.asking = false;
      }
    }
    this.light();
  }

  drop(): void {
    if (this.hint) this.table.light([]);
    this.hint = null;
  }

  /** Lights what the coach speaks of. */
  private light(): void {
    if (!this.hint) return;
    const keys = [this.hint.kind, this.hint.pair, [this.hint.best]][this.depth - 1]!;
    const options = this.table.decision?.options ?? [];
    const objects =
      keys.length < options.length ? options.filter((option) => keys.includes(option.key)).flatMap((option) => option.targets) : [];
    this.table.light(objects);
    elementOf(objects[0] ?? '')?.scrollIntoView({ block: 'nearest' });
  }
}
