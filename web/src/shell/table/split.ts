import type { Option } from '../../protocol';

/** Ways to share one sum between two kinds, from most of the first to most of the second. */
export interface Split {
  first: string;
  second: string;
  ways: { first: number; second: number; option: Option }[];
}

/** The options as a split, if they are one: payments of two kinds, four ways or more, one always for another. */
export function splitOf(options: readonly Option[]): Split | undefined {
  if (options.length < 4) return undefined;
  const paid = options.flatMap((option) => (option.verb === 'pay' && option.price ? [{ option, price: option.price.now }] : []));
  const kinds = [...new Set(paid.flatMap(({ price }) => Object.keys(price)))];
  const [first, second] = kinds;
  if (kinds.length !== 2 || !first || !second || paid.length < options.length) return undefined;
  const ways = paid
    .map(({ option, price }) => ({ option, first: price[first] ?? 0, second: price[second] ?? 0 }))
    .sort((a, b) => a.second - b.second);
  const sum = ways[0]!.first + ways[0]!.second;
  const steady = ways.every((way, place) => way.first + way.second === sum && way.second === ways[0]!.second + place);
  return steady ? { first, second, ways } : undefined;
}
