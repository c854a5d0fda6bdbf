import type { IconName, SeatLook, Sign, TokenKind } from '../../pieces/kinds';
import type { Option } from '../../protocol';
import type { TableView } from '../../shell/table.svelte';
import { amount, badge, picture } from './faces';
import { badges, deeds, plots } from './pictures';
import { courts, opponentAt, shownOn } from './shown';

/** Something on a board that can be pointed at or read: what it is, and what is drawn on it. */
export interface Thing {
  object: string;
  label: string;
  /** Classes that say what it looks like. */
  look: string;
  signs?: Sign[];
  /** Whose arms lie on it. */
  arms?: SeatLook[];
  token?: TokenKind;
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

/** The builders that each type takes. */
const costs: Record<string, number> = { workshop: 3, trading_post: 5, guildhall: 7 };
const line: Sign = { mark: 'break' };
const pictureOf = (name: string, table: TableView): Sign => (badges[name] ? { badge: badge(name, table.words) } : { icon: deeds[name]! });

/** Goods, workers, debts and deeds, those that were turned over beside the others. */
export function goodsOf(table: TableView, seat: number): Thing[] {
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
export function iconsOf(table: TableView, seat: number): Thing[] {
  return ['merchant', 'builder', 'noble', 'cleric', 'criminal'].map((icon, place) => {
    const n = shownOn(table).means[seat]?.[place] ?? 0;
    const sign = badge(icon, table.words, n);
    return { object: '', label: sign.label!, look: n ? 'good' : 'good none', signs: [{ badge: sign }, { word: String(n) }] };
  });
}

/** The nine buildings by type, or what they have uncovered. */
export function plotsOf(table: TableView, seat: number): Thing[] {
  const { built } = courts(table)[seat]!.stands;
  const opponent = opponentAt(table, seat);
  return Object.entries(plots).map(([plot, [person, automa]]): Thing => {
    const type = plot.slice(0, -2);
    const first = plot.endsWith('1');
    const hall = opponent?.halls[Number(plot.slice(-1)) - 1];
    const what = opponent
      ? table.say('viscounts-board-opponent-plot', { plot, icon: { id: `viscounts-text-icons-${hall}`, args: { n: 1 } } })
      : table.say(`viscounts-card-${plot}`);
    const open = built.includes(plot);
    const ability = pictureOf(opponent ? automa || hall! : person, table);
    return {
      object: `plot@${seat}:${plot}`,
      label: open ? table.say('viscounts-board-open', { what }) : what,
      look: `plot${open ? ' open' : ''}${first ? ' first' : ''}`,
      signs: open ? [ability] : [{ icon: badges[type]!.icon }, line, ability],
      ...(first && { note: costs[type], noteIcon: badges['builder']!.icon }),
    };
  });
}

/** What each action costs here, while somebody is asked for one: what is needed and there, and how to pay the rest. */
export function pricesOf(table: TableView, seat: number): Thing[] {
  const { decision } = table;
  if (decision?.seat !== seat) return [];
  return shownOn(table).prices.flatMap(({ key, icon, cost, has, ways }): Thing[] => {
    const options = decision.options.filter((option) => option.key.startsWith(key));
    const barred = decision.barred.find((one) => one.key.startsWith(key));
    if (!options.length && !barred) return [];
    const [act = '', what = ''] = key.split(':');
    const subject: Sign[] =
      act === 'workers'
        ? [{ word: what }, { icon: 'meeple' }]
        : [pictureOf(act === 'build' ? what : act === 'trade' ? 'merchant' : act, table)];
    const pay = ways.flatMap((way, place): Sign[] => {
      const parts = Object.entries(way).map(([kind, n]): Sign => ({ amount: amount(kind, n, table.words) }));
      return [...(place ? [{ mark: 'or' } as Sign] : []), ...(parts.length ? parts : [{ icon: 'check-mark' } as Sign])];
    });
    return [
      {
        object: '',
        label: [
          badge(icon, table.words, cost).label,
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
          ...subject,
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
export function trackOf(table: TableView, seat: number, whole: boolean): Thing[] {
  const { printed } = shownOn(table);
  const { virtue = 7, corruption = 1 } = courts(table)[seat]!.counters;
  return (opponentAt(table, seat) ? printed.automa_collision : printed.collision).map(({ signs, text }, place): Thing => {
    const step = place + 1;
    const others = printed.others_at_collision[place]!;
    const markers = [...(step === corruption ? ['corruption'] : []), ...(step === virtue ? ['virtue'] : [])];
    const whom: Sign[] =
      others.whom === 'all' ? [{ icon: 'minions' }] : [{ word: others.whom === 'honest' ? '≠' : '' }, { icon: badges['criminal']!.icon }];
    const middle: Sign[] = markers.length ? markers.map((name) => ({ badge: badge(name, table.words) })) : [{ word: String(step) }];
    return {
      object: markers.length ? `${markers.at(-1)}@${seat}` : '',
      label: table.say('viscounts-board-step', {
        n: step,
        mine: text,
        whom: { id: `viscounts-board-whom-${others.whom}`, args: {} },
        theirs: others.text,
      }),
      look: step < corruption || step > virtue ? 'step none' : markers.length > 1 ? 'step met' : 'step',
      signs: whole ? [...picture(signs, table.words), line, ...middle, line, ...whom, ...picture(others.signs, table.words)] : middle,
    };
  });
}
