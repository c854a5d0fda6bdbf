import type { Sign } from '../../pieces/kinds';
import type { Sign as RawSign, Said } from '../../protocol';
import { cardsIn, courts, type ViscountsView } from './courts';
import { picture, ribbonOf } from './faces';
import { badges, lands } from './pictures';
import { at, type Point, placesOf, radii, siteTurn } from './ring';
import type { Thing } from './things';

export type Placed = Thing & { place: Point };

/** Left and right of the keep the rings of the castle run up and down. */
const sideways = (section: number): boolean => section === 1 || section === 4;

const named = (card: string): Said => ({ id: `viscounts-card-${card}`, args: {} });

/** All that lies on the round board except the piles: sites and links, spaces and viscounts, and the castle. */
export function placedOn(table: ViscountsView): Placed[] {
  const { printed, segments, owners, buildings, round } = table.board;
  const everybody = courts(table);
  const sites = printed.sites.length;
  const places = placesOf(sites);
  const signs = (raw: RawSign[]): Sign[] => picture(raw, table.words);
  const still = (place: Point, look: string, term: string, label: string, shown: Sign[]): Placed => ({
    place,
    object: '',
    look,
    term,
    label,
    signs: shown,
  });

  const links = printed.links.flatMap((link, n) =>
    link
      ? still(
          at(siteTurn(n + 0.5, sites), radii.sites),
          'link',
          'link',
          table.say('viscounts-board-link', { a: n + 1, b: ((n + 1) % sites) + 1, what: link.text }),
          signs(link.signs),
        )
      : [],
  );
  const built = printed.sites.map((site, n): Placed => {
    const object = `site:${n}`;
    const owner = everybody[owners[n]!];
    const free = {
      object,
      place: places.get(object)!,
      look: 'site',
      label: table.say('viscounts-board-site', { n: n + 1, what: site.text }),
      signs: signs(site.signs),
    };
    if (!owner) return free;
    const { arms } = owner;
    const label = table.say('viscounts-board-built', { n: n + 1, what: named(buildings[n]!), name: arms.name });
    return {
      ...free,
      look: 'site built',
      label,
      arms: [arms],
      signs: [{ badge: { icon: badges[buildings[n]!]!.icon, tincture: arms.tincture } }],
    };
  });
  const spaces = printed.trades.map((trade, n): Placed => {
    const object = `space:${n}`;
    const segment = segments[Math.floor(n / 3)]!;
    const arms = everybody.filter(({ stands }) => stands.space === n).map((court) => court.arms);
    const where = table.say(`viscounts-space-${n % 3}`, { segment: named(segment) });
    const toll = table.optionsAt(object).length ? table.priceAt(object)?.now['silver'] : undefined;
    const start = trade && !round ? trade.start : undefined;
    const label = [
      where,
      ...(trade ? [table.say('viscounts-board-trade', { n: trade.merchants, what: trade.offer.text })] : []),
      ...arms.map(({ name }) => name),
      ...(start === undefined ? [] : [table.say('viscounts-board-start', { n: start })]),
      ...(toll ? [table.say('viscounts-board-toll', { price: { id: 'viscounts-amount-silver', args: { n: toll } } })] : []),
    ].join('. ');
    const shown: Sign[] = trade
      ? signs([
          ...(trade.merchants > 1 ? [{ what: 'word', name: String(trade.merchants), n: 0 } as const] : []),
          { what: 'badge', name: 'merchant', n: 1 },
          { what: 'mark', name: 'to', n: 0 },
          ...trade.offer.signs,
        ])
      : [{ icon: lands[segment]!.icon }];
    const note = start ?? toll;
    return { object, place: places.get(object)!, look: trade ? 'space' : 'space inner', label, signs: shown, arms, note };
  });

  const inside = (tier: 'yard' | 'hall' | 'keep', section: number) => {
    const there = everybody
      .map(({ arms, stands }) => ({ arms, n: tier === 'keep' ? stands.keep : stands[tier][section]! }))
      .filter(({ n }) => n);
    const who = there.map(({ arms, n }) => `${arms.name} ${n}`).join(', ') || table.say('viscounts-board-nobody');
    return { who, arms: there.flatMap(({ arms, n }) => Array<typeof arms>(n).fill(arms)) };
  };
  const castle = printed.castle.flatMap(({ name: place, reward }, n): Placed[] => [
    still(at(n * 72, 111), sideways(n) ? 'reward upright' : 'reward', 'reward', table.text(reward.text), signs(reward.signs)),
    ...(['yard', 'hall'] as const).map((tier): Placed => {
      const object = `${tier}:${n}`;
      const { who, arms } = inside(tier, n);
      const label = table.say(`viscounts-board-${tier}`, { place, what: reward.text, who });
      return { object, place: places.get(object)!, look: sideways(n) ? 'tier upright' : 'tier', label, arms };
    }),
  ]);
  const keep = inside('keep', 0);
  return [
    ...segments.map((segment, n) =>
      still(at(n * 72 + 21, 292), 'name', 'land', table.text(named(segment)), [{ word: table.text(named(segment)) }]),
    ),
    ...links,
    ...built,
    ...spaces,
    ...castle,
    { object: 'keep', place: [500, 500], look: 'tier keep', label: table.say('viscounts-board-keep', { who: keep.who }), arms: keep.arms },
    ...cardsIn(table, 'cleric_bonuses').cards.map(
      (card, n): Placed =>
        still([25 + (n % 2) * 50, 925 + Math.floor(n / 2) * 50], 'bonus', 'cleric_bonuses', table.text(named(card)), [
          { badge: { icon: 'pope-crown', tincture: ribbonOf(table.cards[card])! } },
        ]),
    ),
  ];
}
