import type { Badge, IconName, SeatLook, Sign, TokenKind } from '../../pieces/kinds';
import type { Option } from '../../protocol';
import { courts, opponentAt, type ViscountsView } from './courts';
import { amount, badge, picture } from './faces';
import { badges, deeds, plots } from './pictures';

/** Something on a board that can be pointed at or read: what it is, and what is drawn on it. */
export interface Thing {
  object: string;
  label: string;
  /** What explains it, where it is no object. */
  term?: string;
  /** Classes that say what it looks like. */
  look: string;
  signs?: Sign[];
  /** Whose arms lie on it. */
  arms?: SeatLook[];
  token?: TokenKind;
  /** What stands on it like a pawn. */
  markers?: Badge[];
  /** A short note at its edge. */
  note?: string | number;
  noteIcon?: IconName;
  /** What pressing it chooses from, where that is not what lies at the object. */
  options?: Option[];
}

/** Keeps each thing that has not changed, so that only what has changed is drawn anew. */
export function keeping<T extends Thing>(): (things: T[]) => T[] {
  let known: { thing: T; written: string }[] = [];
  return (things) => {
    known = things.map((thing, n) => {
      const written = JSON.stringify(thing);
      return known[n]?.written === written ? known[n] : { thing, written };
    });
    return known.map(({ thing }) => thing);
  };
}

const line: Sign = { mark: 'break' };
const pictureOf = (name: string, table: ViscountsView): Sign =>
  badges[name] ? { badge: badge(name, table.words) } : { icon: deeds[name]! };

/** Goods, workers, debts and deeds, those that were turned over beside the others. */
export function goodsOf(table: ViscountsView, seat: number): Thing[] {
  const { counters } = courts(table)[seat]!;
  const turned: Record<string, string> = { debts: 'paid', deeds: 'approved' };
  return ['silver', 'ink', 'gold', 'stone', 'workers', 'debts', 'deeds'].flatMap((kind) => {
    const n = counters[kind];
    if (n === undefined) return [];
    const { kind: token, label } = amount(kind, n, table.words);
    const over = turned[kind] ? counters[turned[kind]]! : 0;
    return {
      object: `${kind}@${seat}`,
      label: over ? `${label}, ${amount(turned[kind]!, over, table.words).label}` : label!,
      look: 'good',
      token,
      signs: [{ word: String(n) }],
      ...(over && { note: over, noteIcon: 'check-mark' as const }),
    };
  });
}

/** The icons that would count for an action now. */
export function iconsOf(table: ViscountsView, seat: number): Thing[] {
  return ['merchant', 'builder', 'noble', 'cleric', 'criminal'].map((icon, place) => {
    const n = table.board.means[seat]?.[place] ?? 0;
    const sign = badge(icon, table.words, n);
    return { object: '', term: icon, label: sign.label!, look: n ? 'good' : 'good none', signs: [{ badge: sign }, { word: String(n) }] };
  });
}

/** The nine buildings by type, or what they have uncovered. */
export function plotsOf(table: ViscountsView, seat: number): Thing[] {
  const { built } = courts(table)[seat]!.stands;
  const opponent = opponentAt(table, seat);
  return table.board.printed.plots.map(({ id: plot, type, place, builders }): Thing => {
    const [person, automa] = plots[plot]!;
    const first = place === 1;
    const hall = opponent?.halls[plot];
    const what = opponent
      ? table.say('viscounts-board-opponent-plot', { plot, icon: { id: `viscounts-text-icons-${hall}`, args: { n: 1 } } })
      : table.say(`viscounts-card-${plot}`);
    const open = built.includes(plot);
    const named = open ? table.say('viscounts-board-open', { what }) : what;
    const icons = { id: 'viscounts-text-icons-builder', args: { n: builders } };
    const ability = pictureOf(opponent ? automa || hall! : person, table);
    return {
      object: `plot@${seat}:${plot}`,
      label: first ? table.say('viscounts-board-plots', { what: named, icons }) : named,
      look: `plot${open ? ' open' : ''}${first ? ' first' : ''}`,
      signs: open ? [ability] : [{ icon: badges[type]!.icon }, line, ability],
      ...(first && { note: builders, noteIcon: badges['builder']!.icon }),
    };
  });
}

/** What each action costs here, while somebody is asked for one: what is needed and there, and how to pay the rest. */
export function pricesOf(table: ViscountsView, seat: number): Thing[] {
  const { decision } = table;
  if (decision?.seat !== seat) return [];
  return table.board.prices.flatMap(({ what, keys, icon, cost, has, ways }): Thing[] => {
    const options = decision.options.filter(({ key }) => keys.includes(key));
    const barred = decision.barred.find(({ key }) => keys.includes(key));
    if (!options.length && !barred) return [];
    const pay = ways.flatMap((way, place): Sign[] => {
      const parts = Object.entries(way).map(([kind, n]): Sign => ({ amount: amount(kind, n, table.words) }));
      return [...(place ? [{ mark: 'or' } as Sign] : []), ...(parts.length ? parts : [{ icon: 'check-mark' } as Sign])];
    });
    return [
      {
        object: '',
        term: 'price',
        label: [
          table.say('viscounts-board-needs', { icons: { id: `viscounts-text-icons-${icon}`, args: { n: cost } }, n: has }),
          ways.length
            ? ways
                .map(
                  (way) =>
                    Object.entries(way)
                      .map(([kind, n]) => amount(kind, n, table.words).label)
                      .join(' + ') || table.say('viscounts-board-free'),
                )
                .join(' / ')
            : barred
              ? table.sentence(barred.reason)
              : '',
        ].join(': '),
        look: ways.length ? 'price' : 'price none',
        signs: [
          ...picture(what, table.words),
          line,
          { badge: badge(icon, table.words) },
          { word: `${has}/${cost}` },
          line,
          ...(pay.length ? pay : [{ icon: 'padlock' } as Sign]),
        ],
        options,
      },
    ];
  });
}

/** The seven steps of virtue and corruption: the markers, and what their meeting would bring to whom. */
export function trackOf(table: ViscountsView, seat: number, whole: boolean): Thing[] {
  const { printed } = table.board;
  const { virtue = 7, corruption = 1 } = courts(table)[seat]!.counters;
  return (opponentAt(table, seat) ? printed.automa_collision : printed.collision).map(({ signs, text }, place): Thing => {
    const step = place + 1;
    const others = printed.others_at_collision[place]!;
    const markers = [...(step === corruption ? ['corruption'] : []), ...(step === virtue ? ['virtue'] : [])];
    const whom: Sign[] =
      others.whom === 'all' ? [{ icon: 'minions' }] : [{ word: others.whom === 'honest' ? '≠' : '' }, { icon: badges['criminal']!.icon }];
    const middle: Sign = { word: String(step) };
    return {
      object: markers.length ? `${markers.at(-1)}@${seat}` : '',
      term: 'step',
      label: table.say('viscounts-board-step', {
        n: step,
        mine: text,
        whom: { id: `viscounts-board-whom-${others.whom}`, args: {} },
        theirs: others.effect.text,
      }),
      look: step < corruption || step > virtue ? 'step none' : markers.length > 1 ? 'step met' : 'step',
      signs: whole ? [...picture(signs, table.words), line, middle, line, ...whom, ...picture(others.effect.signs, table.words)] : [middle],
      ...(markers.length && { markers: markers.map((name) => badge(name, table.words)) }),
    };
  });
}
