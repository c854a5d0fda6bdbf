import { sheets } from './generated/icons';
import type { IconName } from './kinds';

/** The pictures of one sheet by name: outlines on a square of 512, known once the sheet has come. */
export class Sheet {
  private drawn = $state.raw<ReadonlyMap<string, string>>();
  private asked = false;

  constructor(private readonly address: string) {}

  outline(name: string): string | undefined {
    if (!this.asked) void this.fetch();
    return this.drawn?.get(name);
  }

  private async fetch(): Promise<void> {
    this.asked = true;
    try {
      const answer = await fetch(this.address);
      if (!answer.ok) throw new Error(`${this.address}: ${answer.status}`);
      const text = await answer.text();
      this.drawn = new Map([...text.matchAll(/id="([^"]+)".*? d="([^"]+)"/g)].map(([, name, outline]) => [name!, outline!]));
    } catch {
      // Out of reach: the next picture that is drawn asks again.
      this.asked = false;
    }
  }
}

const sheetOf = new Map<string, Sheet>();
for (const [address, names] of sheets) {
  const sheet = new Sheet(address);
  for (const name of names.split(' ')) sheetOf.set(name, sheet);
}

/** All pictures there are. */
export const iconNames = [...sheetOf.keys()].sort() as IconName[];

/** The outline of a picture on a square of 512; nothing until its sheet has come.
 *
 * Pictures are drawn by their outlines rather than by reference (`use`): what is referred to is laid out, clipped and moved
 * apart for each place that shows it, and a board of a thousand pictures pays that in every frame. */
export const outlineOf = (name: IconName): string | undefined => sheetOf.get(name)?.outline(name);
