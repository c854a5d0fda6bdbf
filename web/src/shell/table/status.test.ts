import { expect, test } from 'vitest';
import { seat, tableWith } from '../../testing/tables';
import { seatStatus } from './status';

const seats = [seat(0, 'person', 'Anna'), seat(1, 'person', 'Bruno'), seat(2, 'bot', 'Otto', 'greedy'), seat(3, 'open')];

function statuses(changed: Parameters<typeof tableWith>[0], connected: number[]) {
  const table = tableWith({ seats, ...changed });
  table.presence = { type: 'presence', seats: connected, spectators: 0 };
  return seats.map((_, n) => seatStatus(table, n));
}

test('whoever is asked is asked, even when away', () => {
  expect(statuses({ asked: [1, 2] }, [0])).toEqual(['waits', 'asked', 'asked', 'open']);
});

test('other people who are not connected are away; bots and own seats never are', () => {
  expect(statuses({ asked: [] }, [])).toEqual(['waits', 'away', 'waits', 'open']);
  expect(statuses({ asked: [] }, [1])).toEqual(['waits', 'waits', 'waits', 'open']);
  expect(statuses({ asked: [], mine: [] }, [])).toEqual(['away', 'away', 'waits', 'open']);
});

test('nobody is asked when the game is over', () => {
  expect(statuses({ asked: [0, 1], over: true }, [1])).toEqual(['waits', 'waits', 'waits', 'open']);
});
