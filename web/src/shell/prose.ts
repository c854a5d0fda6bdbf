/** A block of a plain text with headings, paragraphs and lists, each made of runs of words. */
export interface Block {
  kind: 'h2' | 'h3' | 'p' | 'ul' | 'ol';
  items: Run[][];
}
export interface Run {
  text: string;
  bold: boolean;
}

const runs = (line: string): Run[] =>
  line
    .split('**')
    .map((text, place) => ({ text, bold: place % 2 === 1 }))
    .filter((run) => run.text);

/** Reads the few signs of Markdown that rules are written with: #, -, 1., **bold**; the rest is words. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const chunk of text.split(/\n\s*\n/)) {
    const lines = chunk.split('\n').filter((line) => line.trim());
    while (lines.length) {
      const head = /^(#+)\s+(.*)/.exec(lines[0]!);
      const bullet = /^\s*(?:[-*]|(\d+)\.)\s+/.exec(lines[0]!);
      if (head) {
        blocks.push({ kind: head[1]!.length > 2 ? 'h3' : 'h2', items: [runs(head[2]!)] });
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
        const end = lines.findIndex((line, place) => place > 0 && /^(#+\s|\s*(?:[-*]|\d+\.)\s)/.test(line));
        blocks.push({ kind: 'p', items: [runs(lines.splice(0, end < 0 ? lines.length : end).join(' '))] });
      }
    }
  }
  return blocks;
}
