import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { said } from '../testing/tables';
import { Refusal } from './api';
import { notices } from './notices.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const ids = () => notices.list.map((notice) => notice.said.id);

test('bad news stays longest', () => {
  notices.tell(said('plain'));
  notices.tell(said('good'), 'good');
  notices.tell(said('bad'), 'bad', ['Anna']);
  expect(notices.list.at(-1)).toMatchObject({ tone: 'bad', seats: ['Anna'] });
  vi.advanceTimersByTime(4000);
  expect(ids()).toEqual(['plain', 'bad']);
  vi.advanceTimersByTime(1000);
  expect(ids()).toEqual(['bad']);
  vi.advanceTimersByTime(3000);
  expect(ids()).toEqual([]);
});

test('no more than three are read at once, the oldest goes', () => {
  for (const id of ['a', 'b', 'c', 'd']) notices.tell(said(id));
  expect(ids()).toEqual(['b', 'c', 'd']);
});

test('what is said again is not said twice, and stays as long as if it were new', () => {
  notices.tell(said('a', { n: 1 }));
  vi.advanceTimersByTime(3000);
  notices.tell(said('a', { n: 1 }));
  notices.tell(said('a', { n: 2 }));
  expect(ids()).toEqual(['a', 'a']);
  vi.advanceTimersByTime(3000);
  expect(ids()).toEqual(['a', 'a']);
});

test('one can be closed', () => {
  notices.tell(said('a'));
  notices.tell(said('b'));
  notices.close(notices.list[0]!.id);
  expect(ids()).toEqual(['b']);
});

test('a refusal is told, and a fault of ours is thrown on', () => {
  notices.refuse(new Refusal(said('server-full'), 503));
  expect(notices.list).toMatchObject([{ said: said('server-full'), tone: 'bad' }]);
  expect(() => notices.refuse(new TypeError('oops'))).toThrow('oops');
});
