/** Keeps the end of a growing list in view, unless the reader has gone up to read.
 *
 * Only a reader scrolls upwards in a list that has kept its size: when the list gets lower because something else
 * needs room, or longer because something was added, it goes on following. */
export class Following {
  private scroller: HTMLElement | undefined;
  private seen = { top: 0, room: 0, length: 0 };

  /** `reads` is told whether the reader has gone up, whenever that changes. */
  constructor(private readonly reads: (up: boolean) => void) {}

  private up = false;

  /** Watches what scrolls: its size, and where the reader goes in it. */
  watch(scroller: HTMLElement): () => void {
    this.scroller = scroller;
    const grown = new ResizeObserver(() => this.keepUp());
    grown.observe(scroller);
    for (const child of scroller.children) grown.observe(child);
    const moved = () => this.look();
    scroller.addEventListener('scroll', moved);
    this.remember();
    return () => {
      grown.disconnect();
      scroller.removeEventListener('scroll', moved);
      this.scroller = undefined;
    };
  }

  /** Something was added or has changed its size: the end comes into view again, if the reader follows. */
  keepUp(): void {
    if (!this.up) this.showEnd();
  }

  /** The reader wants to see the end, and to follow again. */
  showEnd(): void {
    const { scroller } = this;
    if (!scroller) return;
    scroller.scrollTo({ top: scroller.scrollHeight, behavior: 'instant' });
    this.remember();
    this.tell(false);
  }

  /** Another place than the end is to be read: a line, or the beginning. */
  showLine(line: HTMLElement | null | undefined): void {
    const { scroller } = this;
    if (!scroller) return;
    const [inside, around] = [line?.getBoundingClientRect(), scroller.getBoundingClientRect()];
    const middle = inside ? scroller.scrollTop + inside.top - around.top - (scroller.clientHeight - inside.height) / 2 : 0;
    scroller.scrollTo({ top: Math.max(0, middle), behavior: 'instant' });
    this.remember();
    this.tell(!this.atEnd);
  }

  private look(): void {
    const { top, room, length } = this.seen;
    this.remember();
    if (this.atEnd) this.tell(false);
    else if (this.seen.room === room && this.seen.length === length && this.seen.top < top) this.tell(true);
  }

  private get atEnd(): boolean {
    return this.seen.top + this.seen.room > this.seen.length - 40;
  }

  private remember(): void {
    const { scrollTop, clientHeight, scrollHeight } = this.scroller!;
    this.seen = { top: scrollTop, room: clientHeight, length: scrollHeight };
  }

  private tell(up: boolean): void {
    if (up === this.up) return;
    this.up = up;
    this.reads(up);
  }
}
