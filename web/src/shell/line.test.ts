import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Socket } from '../testing/sockets';
import { Line, type LineStatus } from './line';

const last = (): Socket => Socket.all.at(-1)!;
let line: Line;
let heard: unknown[];
let statuses: LineStatus[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('WebSocket', Socket);
  Socket.all = [];
  heard = [];
  statuses = [];
  line = new Line(
    'ws://house/ws/1',
    (message) => heard.push(message),
    (status) => statuses.push(status),
  );
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Breaks the line and says how long it takes until it tries again. */
function waits(): number {
  const before = Socket.all.length;
  last().breaks();
  for (let waited = 0; waited < 20_000; waited += 50) {
    vi.advanceTimersByTime(50);
    if (Socket.all.length > before) return waited + 50;
  }
  return Infinity;
}

test('it connects, opens and hears', () => {
  expect(last().address).toBe('ws://house/ws/1');
  last().opens();
  last().says({ type: 'pong', seen: 3 });
  expect(statuses).toEqual(['connecting', 'open']);
  expect(heard).toEqual([{ type: 'pong', seen: 3 }]);
});

test('nothing is sent before the line is open', () => {
  expect(line.send({ type: 'ping' })).toBe(false);
  last().opens();
  expect(line.send({ type: 'look', seat: 1 })).toBe(true);
  expect(last().sent).toEqual([{ type: 'look', seat: 1 }]);
});

test('a broken line is tried again, first soon, then later and later, but at least every eight seconds', () => {
  expect([waits(), waits(), waits(), waits(), waits(), waits(), waits()]).toEqual([800, 1600, 3200, 6400, 8000, 8000, 8000]);
  expect(statuses.slice(0, 3)).toEqual(['connecting', 'broken', 'broken']);
  last().opens();
  expect(statuses.at(-1)).toBe('open');
  expect(waits()).toBe(800);
});

test('many clients do not come back at the same moment', () => {
  vi.mocked(Math.random).mockReturnValue(0);
  expect(waits()).toBe(600);
  vi.mocked(Math.random).mockReturnValue(1);
  expect(waits()).toBe(2000);
});

test.each([4003, 4004])('after the end %d it is of no use to try again', (code) => {
  last().opens();
  last().breaks(code);
  expect(statuses.at(-1)).toBe('ended');
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

test('when the network is back there is no need to wait', () => {
  last().breaks();
  dispatchEvent(new Event('online'));
  expect(Socket.all).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  expect(Socket.all).toHaveLength(2);
});

test('when the reader looks again, a line that seems open is asked whether it is', () => {
  last().opens();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(last().sent).toEqual([{ type: 'ping' }]);
});

test('while nobody looks, nothing is tried out of turn', () => {
  last().breaks();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(Socket.all).toHaveLength(1);
});

test('a line that does not answer is dead', () => {
  const first = last();
  first.opens();
  vi.advanceTimersByTime(20_000);
  expect(first.sent).toEqual([{ type: 'ping' }]);
  vi.advanceTimersByTime(8_000);
  expect(first.closed).toBe(true);
  expect(statuses.at(-1)).toBe('broken');
  vi.advanceTimersByTime(800);
  expect(Socket.all).toHaveLength(2);
});

test('a line that answers lives on', () => {
  last().opens();
  for (let n = 0; n < 5; n++) {
    vi.advanceTimersByTime(20_000);
    last().says({ type: 'pong', seen: n });
  }
  vi.advanceTimersByTime(8_000);
  expect(Socket.all).toHaveLength(1);
  expect(last().sent).toHaveLength(5);
});

test('what an old socket says late is not heard', () => {
  const old = last();
  old.breaks();
  vi.advanceTimersByTime(1000);
  old.says({ type: 'pong', seen: 1 });
  old.opens();
  old.breaks(4003);
  expect(heard).toEqual([]);
  expect(statuses).not.toContain('open');
  expect(statuses).not.toContain('ended');
});

test('a closed line stays closed', () => {
  last().opens();
  line.close();
  expect(last().closed).toBe(true);
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
  expect(line.send({ type: 'ping' })).toBe(false);
});
