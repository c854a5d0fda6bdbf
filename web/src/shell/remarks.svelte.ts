import type { Remarks as Found, Remark, WriteRemark } from '../protocol';
import { ask } from './api';

/** What was said about a game: by whom, to which moment, and what is pointed at. */
export class Remarks {
  all = $state.raw<Remark[]>([]);

  constructor(
    private readonly table: string,
    private readonly token: string,
  ) {}

  /** What was said about the game after so many choices. */
  at(choices: number): Remark[] {
    return this.all.filter((remark) => remark.at === choices);
  }

  /** The next moment about which something was said; after the last comes the first. */
  after(choices: number): number | undefined {
    return (this.all.find((remark) => remark.at > choices) ?? this.all[0])?.at;
  }

  async open(): Promise<void> {
    this.all = (await ask<Found>(`tables/${this.table}/remarks`, { token: this.token })).remarks;
  }

  /** Says something, or in place of an earlier remark; without text that one is taken away. */
  async write(remark: WriteRemark): Promise<void> {
    this.all = (await ask<Found>(`tables/${this.table}/remarks`, { token: this.token, body: remark })).remarks;
  }
}
