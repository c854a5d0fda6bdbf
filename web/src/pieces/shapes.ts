import type { Shape } from './kinds';

function scalloped(lobes: number, outer: number, inner: number): string {
  const points: string[] = [];
  for (let i = 0; i < lobes; i++) {
    const at = (angle: number, radius: number) =>
      `${(12 + radius * Math.sin(angle)).toFixed(2)} ${(12 - radius * Math.cos(angle)).toFixed(2)}`;
    const from = (2 * Math.PI * i) / lobes;
    const middle = from + Math.PI / lobes;
    const to = from + (2 * Math.PI) / lobes;
    if (i === 0) points.push(`M${at(from, inner)}`);
    points.push(`Q${at(middle, outer)} ${at(to, inner)}`);
  }
  return `${points.join('')}Z`;
}

/** Outlines of tokens on a square of 24. */
export const outlines: Record<Shape, string> = {
  coin: 'M12 .8a11.2 11.2 0 1 1 0 22.4a11.2 11.2 0 1 1 0-22.4Z',
  shield: 'M2 2.8Q12-.6 22 2.8V11.4C22 17.4 17.4 21.4 12 23.6C6.6 21.4 2 17.4 2 11.4Z',
  lozenge: 'M12 .2Q18.6 4.4 23.8 12Q18.6 19.6 12 23.8Q5.4 19.6 .2 12Q5.4 4.4 12 .2Z',
  seal: scalloped(11, 13.7, 10),
  hexagon: 'M6.3 1.5H17.7L23.6 12L17.7 22.5H6.3L.4 12Z',
  cube: 'M3.6 1.6H20.4A2 2 0 0 1 22.4 3.6V20.4A2 2 0 0 1 20.4 22.4H3.6A2 2 0 0 1 1.6 20.4V3.6A2 2 0 0 1 3.6 1.6Z',
  drop: 'M12 .2C15 4.8 21.6 8.8 21.6 14.6A9.6 9.2 0 0 1 2.4 14.6C2.4 8.8 9 4.8 12 .2Z',
  gate: 'M1.8 23V10.4A10.2 10 0 0 1 22.2 10.4V23Z',
  pennon: 'M2 1.2H22V23.2L12 18.6L2 23.2Z',
};

/** The same outline, smaller about the middle of its square. */
function shrunk(outline: string, scale: number): string {
  return outline.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, written: string) => {
    const moved = command === command.toUpperCase();
    const numbers = (written.match(/-?\d*\.?\d+/g) ?? []).map((number, place) => {
      // An arc: two radii, its turn and two flags, then where it ends.
      const part = /a/i.test(command) ? place % 7 : 5;
      if (part > 1 && part < 5) return number;
      return +(part < 2 || !moved ? scale * Number(number) : 12 + scale * (Number(number) - 12)).toFixed(3);
    });
    return command + numbers.join(' ');
  });
}

/** The glint inside each outline. Drawn as it is rather than by a transform: each of these would be a piece of its own, to be
 * put together in every frame. */
export const glints = Object.fromEntries(Object.entries(outlines).map(([shape, outline]) => [shape, shrunk(outline, 0.84)])) as Record<
  Shape,
  string
>;

/** Where the number sits best in each outline. */
export const middles: Partial<Record<Shape, number>> = { shield: 11.2, drop: 14.2, gate: 13, pennon: 10.4 };
