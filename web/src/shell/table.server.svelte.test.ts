import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Presence } from '../protocol';
import { changes, hears, opened, question, socket, told } from '../testing/opened';
import { serverSays } from '../testing/server';
import { entry, event, said, state } from '../testing/tables';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the line to the server', () => {
  test('has the table and the secret in its address', () => {
    opened();
    expect(socket().address).toBe('ws://localhost:3000/ws/b7c1?token=secret');
  });

  test('a change adds to what is known, part by part', () => {
    const table = opened({
      zones: { grid: { name: 'grid', owner: -1, stacked: true, stacks: [] } },
      shown: { round: 1, active: 0 },
      asked: [0],
    });
    const deck = { name: 'deck', owner: -1, stacked: false, stacks: [] };
    changes(table, { zones: { deck }, shown: { active: 1 }, asked: [1] });
    expect(Object.keys(table.shown!.zones)).toEqual(['grid', 'deck']);
    expect(table.shown).toMatchObject({ shown: { round: 1, active: 1 }, asked: [1], seen: 8 });
  });

  test('the log keeps what is in force and goes on from there', () => {
    const table = opened();
    table.log = [entry(1, 0), entry(2, 1), entry(3, 0)];
    changes(table, {}, 3);
    expect(table.log.map(({ at, seat }) => [at, seat])).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
    ]);
  });

  test('a new question drops what was begun on the old one; another change does not', () => {
    const table = opened({ decision: question() });
    table.pending = 'hire';
    table.chooser = { object: 'market:2', options: [] };
    changes(table, { asked: [0] });
    expect(table.pending).toBe('hire');
    changes(table, { decision: question() });
    expect([table.pending, table.chooser]).toEqual([null, null]);
  });

  test('what is taken back does not happen again on the board, and is told', () => {
    const table = opened({ decision: question() });
    table.pending = 'hire';
    changes(table, {}, 2, 1);
    expect(vi.mocked(table.stage.show).mock.calls.at(-1)).toEqual([[], expect.any(Function), true]);
    expect(table.pending).toBeNull();
    expect(told()).toEqual(['web-taken-back']);
    changes(table, { asked: [1] }, 3);
    expect(vi.mocked(table.stage.show).mock.calls.at(-1)).toEqual([[event('gains', 1)], expect.any(Function), false]);
  });

  test('a welcome begins anew', () => {
    const table = opened({ decision: question() });
    table.choose('hire');
    table.pending = 'pass';
    const links = { invites: [{ seat: 1, token: 't' }], spectator: 's', host: true };
    hears({ type: 'welcome', state: state({ seen: 30 }), log_from: 1, log: [entry(1, 0)], phrases: [], links });
    expect(table).toMatchObject({ sending: false, pending: null, links });
    expect(table.shown!.seen).toBe(30);
    expect(table.log).toHaveLength(1);
    expect(table.learn).toHaveBeenCalledWith('chess');
  });

  test('a refusal is told, with how things really stand', () => {
    const table = opened({ decision: question() });
    table.choose('hire');
    hears({ type: 'refused', message: said('server-stale'), seen: 8, state: state({ seen: 8 }) });
    expect(table.sending).toBe(false);
    expect(table.shown!.seen).toBe(8);
    expect(told()).toEqual(['server-stale']);
    expect(table.ended).toBeNull();
  });

  test('a refusal before the table was there ends it', () => {
    const table = opened();
    table.shown = null;
    hears({ type: 'refused', message: said('server-no-table'), seen: 0, state: null });
    expect(table.ended).toEqual(said('server-no-table'));
    expect(told()).toEqual([]);
  });

  test('presence and status are shown', () => {
    const table = opened();
    const presence: Presence = { type: 'presence', seats: [0, 1], spectators: 2, away: [] };
    hears({ ...presence, seats: [...presence.seats] });
    socket().opens();
    expect(table.presence).toEqual(presence);
    expect(table.status).toBe('open');
  });

  test('what is said is heard, also what was said before', () => {
    const table = opened();
    const line = { number: 7, seat: 1, id: '', text: 'Well, well.', at: 0 };
    hears({ type: 'phrase', phrase: line });
    expect(table.spoken.heard).toEqual([line]);
  });
});

describe('looking', () => {
  test('a card that is known can be looked at', () => {
    const table = opened();
    table.look('monk');
    expect(table.asked).toBeNull();
    table.cards = { monk: { id: 'monk' } as never };
    table.look('monk');
    expect(table.asked).toEqual({ card: 'monk' });
  });

  test('objects are lit, and the others go dark', () => {
    document.body.innerHTML = '<b data-object="market:1"></b><b data-object="market:2"></b>';
    const table = opened();
    table.light(['market:1', 'nowhere']);
    table.light(['market:2']);
    expect([...document.querySelectorAll<HTMLElement>('[data-lit]')].map((one) => one.dataset['object'])).toEqual(['market:2']);
  });

  test('the past is asked for, and what cannot be had is explained', async () => {
    const table = opened();
    const past = { state: state({ choices: 3 }), entry: null, chosen: null };
    const questions = serverSays({ '/api/tables/b7c1/at/3': past });
    await table.lookBack(3);
    expect(table.past).toEqual(past);
    expect(questions[0]!.headers).toEqual({ authorization: 'Bearer secret' });
    await table.lookBack(99);
    expect(told()).toEqual(['web-no-server']);
    expect(table.past).toEqual(past);
  });
});
