import { describe, expect, test } from 'vitest';
import type { State } from '../../protocol';
import type { CardInfo } from '../../shell/table.svelte';
import { card } from '../../testing/cards';
import { asked, english, option, said, tableWith } from '../../testing/tables';
import { type Placed, placedOn } from './placed';
import { placesOf } from './ring';
import type { Shown, ShownOfPlayer } from './shown';

const pictured = (text: string) => ({ signs: [{ what: 'word', name: text, n: 0 }], text: said('not-a-number', { text }) });
const sites = Array.from({ length: 15 }, (_, n) => pictured(`site${n}`));
const printed = {
  sites,
  links: sites.map((_, n) => (n === 14 ? pictured('link') : null)),
  trades: sites.map((_, n) => (n % 3 === 1 ? null : { offer: pictured(`trade${n}`), start: n + 1, merchants: n ? 2 : 1 })),
  castle: [4, 5, 1, 2, 3].map((part, n) => ({ name: said(`viscounts-card-castle_${part}`), reward: pictured(`castle${n}`) })),
};
const stands = (space: number, keep: number) => ({ space, yard: [0, 2, 0, 0, 0], hall: [0, 0, 0, 0, 1], keep, built: [] });

/** What lies on the board of Anna, who stands on space 0, and Bruno, who stands on space 5. */
function placed(changed: Partial<State> = {}, shown: Record<string, unknown> = {}, cards: CardInfo[] = []): Placed[] {
  const table = tableWith<Shown, ShownOfPlayer>({
    game: 'viscounts',
    players: [
      { seat: 0, counters: {}, shown: stands(0, 0) },
      { seat: 1, counters: {}, shown: { ...stands(5, 2), yard: [0, 0, 0, 0, 0] } },
    ],
    ...changed,
    shown: {
      opponent: null,
      printed,
      segments: ['s1', 's2', 's3', 's4', 's5'],
      owners: sites.map((_, n) => (n === 2 ? 1 : -1)),
      buildings: sites.map((_, n) => (n === 2 ? 'guildhall' : '')),
      round: 2,
      ...shown,
    },
  });
  table.cards = Object.fromEntries(cards.map((card) => [card.id, card]));
  return placedOn(table);
}
const find = (things: Placed[], object: string): Placed => things.find((thing) => thing.object === object)!;
const looking = (things: Placed[], look: string): Placed[] => things.filter((thing) => thing.look === look);
const names = (thing: Placed): string[] => thing.arms!.map(({ name }) => name);

test('everything that can be pointed at lies where the ring has it, once', () => {
  const objects = placed().filter(({ object }) => object);
  expect(new Set(objects.map(({ object }) => object)).size).toBe(15 + 15 + 10 + 1);
  for (const { object, place } of objects) expect(place, object).toEqual(placesOf(15).get(object));
});

test('segments have their names, and links say which sites they join', () => {
  const things = placed();
  expect(looking(things, 'name').map(({ label }) => label)).toEqual([1, 2, 3, 4, 5].map((n) => english.say(`viscounts-card-s${n}`)));
  const links = looking(things, 'link');
  expect(links).toHaveLength(1);
  expect(links[0]!.label).toBe(english.say('viscounts-board-link', { a: 15, b: 1, what: said('not-a-number', { text: 'link' }) }));
});

describe('a site', () => {
  test('shows what it brings while it is free', () => {
    expect(find(placed(), 'site:1')).toMatchObject({ look: 'site', signs: [{ word: 'site1' }] });
    expect(find(placed(), 'site:1').arms).toBeUndefined();
  });

  test('shows whose building stands there', () => {
    const site = find(placed(), 'site:2');
    expect(site).toMatchObject({ look: 'site built', signs: [{ badge: { icon: 'greek-temple' } }] });
    expect(names(site)).toEqual(['Bruno']);
    expect(site.label).toContain('Bruno');
  });
});

describe('a space', () => {
  test('shows its trade with the merchants it takes, or its landscape', () => {
    const things = placed();
    expect(find(things, 'space:0').signs).toMatchObject([{ badge: { icon: 'old-wagon' } }, { mark: 'to' }, { word: 'trade0' }]);
    expect(find(things, 'space:2').signs![0]).toEqual({ word: '2' });
    expect(find(things, 'space:4')).toMatchObject({ look: 'space inner', signs: [{ icon: 'wheat' }] });
  });

  test('says who stands there', () => {
    const things = placed();
    expect(names(find(things, 'space:0'))).toEqual(['Anna']);
    expect(find(things, 'space:5').label).toMatch(/\. Bruno$/);
    expect(names(find(things, 'space:3'))).toEqual([]);
  });

  test('has the number of its start before the first round, and no note later', () => {
    expect(find(placed({}, { round: 0 }), 'space:2')).toMatchObject({ note: 3, label: expect.stringMatching(/\. start number 3$/) });
    expect(find(placed(), 'space:2').note).toBeUndefined();
  });

  test('shows what it costs to go there, where one may', () => {
    const price = { now: { silver: 2 }, printed: { silver: 2 }, because: [] };
    const far = { ...option('move:2', ['space:2']), price };
    const barred = { ...option('move:3', ['space:3']), price, reason: said('nothing') };
    const things = placed({ decision: asked([far, option('move:0', ['space:0'])], [barred]) });
    expect(['space:2', 'space:0', 'space:3'].map((object) => find(things, object).note)).toEqual([2, undefined, undefined]);
    expect(find(things, 'space:2').label).toMatch(/\. for 2 silver$/);
    expect(find(things, 'space:3').label).not.toContain('silver');
  });
});

describe('the castle', () => {
  test('shows every worker as the arms of its owner', () => {
    const things = placed();
    expect(names(find(things, 'yard:1'))).toEqual(['Anna', 'Anna']);
    expect(names(find(things, 'hall:4'))).toEqual(['Anna', 'Bruno']);
    expect(names(find(things, 'keep'))).toEqual(['Bruno', 'Bruno']);
    expect(find(things, 'keep').label).toBe(english.say('viscounts-board-keep', { who: 'Bruno 2' }));
    expect(find(things, 'yard:0').label).toContain(english.say('viscounts-board-nobody'));
  });

  test('has sections with the names that the rules give them', () => {
    const label = (part: number) =>
      english.say('viscounts-board-yard', {
        place: said(`viscounts-card-castle_${part}`),
        what: said('not-a-number', { text: 'castle0' }),
        who: english.say('viscounts-board-nobody'),
      });
    expect(find(placed(), 'yard:0').label).toBe(label(4));
  });

  test('has upright rings left and right of the keep', () => {
    expect([0, 1, 2, 3, 4].map((n) => find(placed(), `hall:${n}`).look)).toEqual(['tier', 'tier upright', 'tier', 'tier', 'tier upright']);
  });
});

test('the clerics’ bonuses lie in the corner, two in a row, with their ribbons', () => {
  const infos = ['grey', 'blue', 'black'].map((ribbon) =>
    card('viscounts', `cleric_bonus_${ribbon}`, 'cleric_bonus', { values: { ribbon } }),
  );
  const cards = infos.map(({ id }) => id);
  const zones = { cleric_bonuses: { name: 'cleric_bonuses', owner: -1, stacked: false, stacks: [{ hidden: 0, cards }] } };
  const bonuses = looking(placed({ zones }, {}, infos), 'bonus');
  expect(bonuses.map(({ place }) => place)).toEqual([
    [25, 925],
    [75, 925],
    [25, 975],
  ]);
  expect(bonuses.map(({ signs }) => signs![0])).toMatchObject([
    { badge: { tincture: 'argent' } },
    { badge: { tincture: 'azure' } },
    { badge: { tincture: 'sable' } },
  ]);
});
