import type { Option } from '../../protocol';

/** Ways to share one sum between two kinds, from most of the first to most of the second. */
export interface Split {
  first: string;
  second: string;
  ways: { first: number; second: number; option: Option }[];
}

const pattern = /^\w+:((?:\d+[a-z_]+)(?:\+\d+[a-z_]+)*)$/;

/** The options as a split, if they are one: keys like `pay:3gold+1magic`, four ways or more, one always for another. */
export function splitOf(options: readonly Option[]): Split | undefined {
  if (options.length < 4) return undefined;
  const parsed = options.map((option) => {
    const amounts = new Map<string, number>();
    for (const part of pattern.exec(option.key)?.[1]?.split('+') ?? []) amounts.set(part.replace(/^\d+/, ''), parseInt(part, 10));
    return { option, amounts };
  });
  const kinds = [...new Set(parsed.flatMap(({ amounts }) => [...amounts.keys()]))];
  const [first, second] = kinds;
  if (kinds.length !== 2 || !first || !second || parsed.some(({ amounts }) => !amounts.size)) return undefined;
  const ways = parsed
    .map(({ option, amounts }) => ({ option, first: amounts.get(first) ?? 0, second: amounts.get(second) ?? 0 }))
    .sort((a, b) => a.second - b.second);
  const sum = ways[0]!.first + ways[0]!.second;
  const steady = ways.every((way, place) => way.first + way.second === sum && way.second === ways[0]!.second + place);
  return steady ? { first, second, ways } : undefined;
}
