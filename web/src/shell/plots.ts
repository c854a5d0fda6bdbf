/** The points of lines in a box of this size, all on one scale with zero in it; a line may be empty. */
export function drawn(
  lines: readonly (readonly number[])[],
  width: number,
  height: number,
): { lines: string[]; zero: number; top: number } {
  const all = [0, ...lines.flat()];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const span = most - least || 1;
  const up = (value: number) => +(height - (height * (value - least)) / span).toFixed(1);
  const across = (at: number, of: number) => +((width * at) / Math.max(1, of - 1)).toFixed(1);
  return {
    lines: lines.map((line) => line.map((value, at) => `${across(at, line.length)},${up(value)}`).join(' ')),
    zero: up(0),
    top: most,
  };
}

/** So many of a hundred. */
export const share = (won: number, games: number): number => (games ? Math.round((100 * won) / games) : 0);
