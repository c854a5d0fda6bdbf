import type { Barred, Changed, Option, State } from '../protocol';

/** Acts by the ids of the objects that one would point at. */
export function byObject<Act extends Option | Barred>(acts: readonly Act[]): Map<string, Act[]> {
  const map = new Map<string, Act[]>();
  for (const act of acts) for (const target of act.targets) map.set(target, [...(map.get(target) ?? []), act]);
  return map;
}

/** The cards that can be seen, by the ids of the objects that they are. */
export function lyingIn(zones: State['zones']): Map<string, string> {
  return new Map(
    Object.entries(zones).flatMap(([zone, { stacks }]) =>
      stacks.flatMap(({ cards }) => cards.map((card) => [`${zone}:${card}`, card] as const)),
    ),
  );
}

/** The table after a change; zones, what the board shows and facts come in parts; a fact that is gone is null. */
export function changedBy(state: State, { seen, parts: { zones, shown, facts, ...parts } }: Changed): State {
  return {
    ...state,
    ...parts,
    seen,
    zones: zones ? { ...state.zones, ...zones } : state.zones,
    shown: shown ? { ...state.shown, ...shown } : state.shown,
    facts: facts ? Object.fromEntries(Object.entries({ ...state.facts, ...facts }).filter(([, fact]) => fact)) : state.facts,
  };
}
