import type { SeatLook, Tincture } from '../pieces/kinds';
import type { Seat } from '../protocol';

export const tinctures: Tincture[] = ['azure', 'gules', 'vert', 'purpure', 'tenne', 'sable', 'or', 'cendree'];

/** How all look at a table: players, then automas. Who wished for a colour first has it; no two have the same as long as there
 * are enough. */
export function looksOf(names: readonly string[], seats: readonly Pick<Seat, 'crest' | 'tincture'>[]): SeatLook[] {
  const taken = new Set<string>(names.length > seats.length ? ['sable'] : []);
  const wished = seats.map(({ tincture }) => {
    const own = tinctures.find((one) => one === tincture && !taken.has(one));
    if (own) taken.add(own);
    return own;
  });
  return names.map((name, seat) => {
    const one = seats[seat];
    if (!one) return { name, seed: 'automa', tincture: 'sable' };
    const usual = tinctures[seat % tinctures.length]!;
    const tincture = wished[seat] ?? (taken.has(usual) ? (tinctures.find((free) => !taken.has(free)) ?? usual) : usual);
    taken.add(tincture);
    return { name, seed: `${name} ${seat}`, tincture, ...(one.crest ? { charge: one.crest } : {}) };
  });
}
