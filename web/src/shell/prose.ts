/** A block of a plain text with headings, paragraphs and lists, each made of runs of words; or a row of cards. */
export interface Block {
  kind: 'h2' | 'h3' | 'p' | 'ul' | 'ol' | 'cards';
  items: Run[][];
}
/** Words, plain or bold, or the name of one of the game's own signs. */
export interface Run {
  text: string;
  bold: boolean;
  sign?: boolean;
}
/** A heading with all that stands below it; what stands before the first one has no title. */
export interface Chapter {
  title: string;
  blocks: Block[];
}

const runs = (line: string): Run[] =>
  line
    .split('**')
    .flatMap((words, place) =>
      words.split(/\{(\w+)\}/).map((text, at) => ({ text, bold: place % 2 === 1, ...(at % 2 ? { sign: true } : {}) })),
    )
    .filter((run) => run.text);

/** Reads the few signs of Markdown that rules are written with: #, -, 1., **bold**; and two of our own: a line «@cards
 * merchant, monk» is a row of cards, {gold} in the text is the game's sign for it. The rest is words. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of text.split(/\n\s*\n/)) {
    const lines = chunk.split('\n').filter((line) => line.trim());
    while (lines.length) {
      const head = /^(#+)\s+(.*)/.exec(lines[0]!);
      const cards = /^@cards\s+(.*)/.exec(lines[0]!);
      const bullet = /^\s*(?:[-*]|(\d+)\.)\s+/.exec(lines[0]!);
      if (head) {
        blocks.push({ kind: head[1]!.length > 2 ? 'h3' : 'h2', items: [runs(head[2]!)] });
        lines.shift();
      } else if (cards) {
        blocks.push({ kind: 'cards', items: cards[1]!.split(',').map((name) => [{ text: name.trim(), bold: false }]) });
        lines.shift();
      } else if (bullet) {
        const items: string[] = [];
        for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
          const point = /^\s*(?:[-*]|\d+\.)\s+(.*)/.exec(line);
          if (point) items.push(point[1]!);
          else items[items.length - 1] += ` ${line.trim()}`;
        }
        blocks.push({ kind: bullet[1] ? 'ol' : 'ul', items: items.map(runs) });
      } else {
        const end = lines.findIndex((line, place) => place > 0 && /^(#+\s|@cards\s|\s*(?:[-*]|\d+\.)\s)/.test(line));
        blocks.push({ kind: 'p', items: [runs(lines.splice(0, end < 0 ? lines.length : end).join(' '))] });
      }
    }
  }
  return blocks;
}

/** What is written in a block, without its pictures. */
export const written = (block: Block): string =>
  block.kind === 'cards' ? '' : block.items.map((item) => item.map((run) => (run.sign ? '' : run.text)).join('')).join(' ');

/** The chapters of a text, one for each heading of the first order. */
export function chaptersOf(text: string): Chapter[] {
  const chapters: Chapter[] = [{ title: '', blocks: [] }];
  for (const block of blocksOf(text)) {
    if (block.kind === 'h2') chapters.push({ title: written(block), blocks: [] });
    else chapters.at(-1)!.blocks.push(block);
  }
  return chapters.filter((chapter) => chapter.title || chapter.blocks.length);
}
