import { language } from './language.svelte';

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A time in the largest unit that it fills, in the reader's language: «5 minutes». */
export function duration(seconds: number): string {
  const [unit, size] = units.find(([, size]) => seconds >= size) ?? units[3];
  const written = new Intl.NumberFormat(language.words.language, { style: 'unit', unit, unitDisplay: 'long' });
  return written.format(Math.floor(seconds / size));
}

/** How long a table may wait for somebody who is away, in seconds. */
export const patiences = [60, 120, 300, 900, 3_600, 86_400, 259_200] as const;
