import type { Decision } from '../protocol';

/** The keys that choose, in their order; those with a meaning of their own are left out (h, i, l, p, z). */
const keys = [...'1234567890qwertyuoasdfgjkxcvbnm'];

/** What a key points at: a place on the table with one or several options, or one option without a place. */
export interface Spot {
  key: string;
  object?: string;
  options: string[];
}

/** One key for each place that can be pointed at, and one for each option that has no place. */
export function spotsOf(decision: Decision | null): Spot[] {
  const spots: Omit<Spot, 'key'>[] = [];
  for (const option of decision?.options ?? []) {
    const object = option.targets[0];
    const known = object === undefined ? undefined : spots.find((spot) => spot.object === object);
    if (known) known.options.push(option.key);
    else spots.push({ object, options: [option.key] });
  }
  return spots.slice(0, keys.length).map((spot, place) => ({ ...spot, key: keys[place]! }));
}
