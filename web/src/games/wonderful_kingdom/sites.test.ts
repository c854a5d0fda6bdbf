import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import type { Option, State } from '../../protocol';
import { card } from '../../testing/cards';
import { asked, option, said, tableWith } from '../../testing/tables';
import { Kingdom } from './kingdom.svelte';
import Site from './Site.svelte';
import type { Shown, ShownOfPlayer, ShownSite } from './shown';

const farm: ShownSite = { name: 'farm', card: 'farm', missing: [0, 0, 1, 0, 0, 0], frozen: false };
const board = (seat: number): State['players'][number] => ({
  seat,
  counters: {},
  shown: { cubes: [0, 0, 0, 0], under_construction: [farm] },
});
const away = (seat: number): Option => ({
  ...option('throw-away:farm', [`construction@${seat}:farm`]),
  verb: 'throw',
  label: said('nothing'),
});
let shown: Record<string, unknown> | undefined;

/** The farm of a seat, while a seat is asked that may throw its own farm away. */
function siteOf(seat: number, askedSeat: number): HTMLElement {
  const table = tableWith<Shown, ShownOfPlayer>({
    game: 'wonderful_kingdom',
    shown: { unbuilt: [] },
    players: [board(0), board(1)],
    decision: { ...asked([away(askedSeat)]), seat: askedSeat },
  });
  const values = { cost: { gold: 1 }, points: { flat: 0 }, production: {}, family: 'trade' };
  table.cards = { farm: card('wonderful_kingdom', 'farm', 'development', { values }) };
  shown = mount(Site, { target: document.body, props: { k: new Kingdom(table), seat, site: farm } });
  flushSync();
  return document.body;
}

afterEach(() => void (shown && unmount(shown)));

test('whoever is asked has a bin on their own card in construction', () => {
  expect(siteOf(0, 0).querySelectorAll('.away button')).toHaveLength(1);
});

test("a rival's copy of the same card has none, whoever is asked", () => {
  expect(siteOf(1, 0).querySelector('.away')).toBeNull();
});

test('on a shared screen the bin goes over to the seat that is asked', () => {
  expect(siteOf(0, 1).querySelector('.away')).toBeNull();
});
