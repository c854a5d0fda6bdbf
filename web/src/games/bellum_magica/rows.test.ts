import { expect, test } from 'vitest';
import type { CardInfo } from '../../shell/table.svelte';
import { tableWith } from '../../testing/tables';
import { hordeOf, rowsOf, together } from './rows';
import type { Shown, ShownOfPlayer } from './shown';

test('the icons of a castle lie kind by kind, and are read row by row', () => {
  const none = [0, 0, 0, 0, 0, 0];
  const table = tableWith<Shown, ShownOfPlayer>({
    players: [
      {
        seat: 1,
        counters: {},
        shown: {
          work_icons: { food: [1, 2, 3, 4, 5, 6], runes: [0, 0, 1, 0, 0, 0], maps: none },
          war_icons: { swords: [0, 0, 0, 0, 0, 2], magic_swords: none, thieves: none },
        },
      },
    ],
  });
  const horde = hordeOf(table, 1);
  expect(horde.work).toHaveLength(6);
  expect(horde.work[0]).toEqual({ food: 1, runes: 0, maps: 0 });
  expect(horde.work[2]).toEqual({ food: 3, runes: 1, maps: 0 });
  expect(horde.war[5]).toEqual({ swords: 2, magic_swords: 0, thieves: 0 });
});

test('a card has the rows it has', () => {
  const goblin = { values: { work: [{ food: 1 }] } } as unknown as CardInfo;
  expect(rowsOf(goblin, 'work')).toEqual([{ food: 1 }]);
  expect(rowsOf(goblin, 'war')).toEqual([]);
  expect(rowsOf(undefined, 'work')).toEqual([]);
});

test('the icons of several cards add up', () => {
  expect(together([[{ food: 1 }, { runes: 1 }], [{ food: 2, maps: 1 }], []])).toEqual([{ food: 3, maps: 1 }, { runes: 1 }, {}, {}, {}, {}]);
  expect(together([])).toEqual([{}, {}, {}, {}, {}, {}]);
});
