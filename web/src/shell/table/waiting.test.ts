import { expect, test } from 'vitest';
import { seat, tableWith } from '../../testing/tables';
import { waitingFor } from './waiting';

const seats = [seat(0, 'person', 'Anna'), seat(1, 'person', 'Bruno'), seat(2, 'bot', 'Otto', 'greedy'), seat(3, 'bot', 'Agnes', 'greedy')];

function said(changed: Parameters<typeof tableWith>[0], connected: number[] = [0, 1]): string {
  const table = tableWith({ seats, ...changed });
  table.presence = { type: 'presence', seats: connected, spectators: 0, away: [] };
  return waitingFor(table);
}

test('seats that nobody has taken yet come first', () => {
  expect(said({ waiting: true, seats: [seat(0, 'person', 'Anna'), seat(1, 'open'), seat(2, 'open')] })).toContain('2');
  expect(said({ waiting: true, asked: [1] })).not.toContain('Bruno');
});

test('a vote is waited for, whoever is asked', () => {
  const vote = { seat: 0, choices: 3, agreed: [0], missing: [1] };
  expect(said({ vote, asked: [1] })).toBe(said({ vote, asked: [2] }));
});

test('somebody is named, with a word on why it takes long', () => {
  const [thinks, waits, away] = [said({ asked: [2] }), said({ asked: [1] }), said({ asked: [1] }, [0])];
  expect(thinks).toContain('Otto');
  expect(waits).toContain('Bruno');
  expect(away).toContain('Bruno');
  expect(new Set([thinks.replace('Otto', ''), waits.replace('Bruno', ''), away.replace('Bruno', '')]).size).toBe(3);
});

test('several are named in a row; own seats are not waited for', () => {
  expect(said({ asked: [0, 2, 3] })).toContain('Otto and Agnes');
  expect(said({ asked: [1, 2] })).toContain('Bruno and Otto');
  expect(said({ asked: [1, 2] }, [0])).toBe(said({ asked: [1, 2] }));
});

test('when nobody is asked, the server is at work', () => {
  expect(said({ asked: [] })).toBe(said({ asked: [0] }));
  expect(said({ asked: [] })).not.toBe(said({ asked: [1] }));
});
