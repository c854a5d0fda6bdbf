import { expect, test } from 'vitest';
import { seat, tableWith } from '../../testing/tables';
import { awayFor, awayTooLong, seatStatus } from './status';

const seats = [seat(0, 'person', 'Anna'), seat(1, 'person', 'Bruno'), seat(2, 'bot', 'Otto', 'greedy'), seat(3, 'open')];

function statuses(changed: Parameters<typeof tableWith>[0], connected: number[]) {
  const table = tableWith({ seats, ...changed });
  table.presence = { type: 'presence', seats: connected, spectators: 0, away: [] };
  return seats.map((_, n) => seatStatus(table, n));
}

test('whoever is asked is asked, unless they are away or a bot plays for them', () => {
  expect(statuses({ asked: [1, 2] }, [0])).toEqual(['waits', 'away', 'asked', 'open']);
  expect(statuses({ asked: [1, 2] }, [0, 1])).toEqual(['waits', 'asked', 'asked', 'open']);
  const stoodIn = [seats[0]!, { ...seats[1]!, stand_in: 'knight' }, ...seats.slice(2)];
  expect(statuses({ asked: [1], seats: stoodIn }, [0])).toEqual(['waits', 'stood-in', 'waits', 'open']);
});

test('patience runs from when the server said how long somebody was away', () => {
  const table = tableWith({ seats, patience: 120 });
  table.presence = { type: 'presence', seats: [0], spectators: 0, away: [{ seat: 1, seconds: 100 }] };
  table.presenceHeard = 1_000_000;
  expect(awayFor(table, 1, 1_010_000)).toBe(110);
  expect([1_010_000, 1_020_000].map((now) => awayTooLong(table, 1, now))).toEqual([false, true]);
  expect(awayTooLong(table, 0, 1_020_000)).toBe(false);
});

test('other people who are not connected are away; bots and own seats never are', () => {
  expect(statuses({ asked: [] }, [])).toEqual(['waits', 'away', 'waits', 'open']);
  expect(statuses({ asked: [] }, [1])).toEqual(['waits', 'waits', 'waits', 'open']);
  expect(statuses({ asked: [], mine: [] }, [])).toEqual(['away', 'away', 'waits', 'open']);
});

test('nobody is asked when the game is over', () => {
  expect(statuses({ asked: [0, 1], over: true }, [1])).toEqual(['waits', 'waits', 'waits', 'open']);
});
