import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asked, option, state, tableWith } from '../../testing/tables';
import type { TableView } from '../table.svelte';
import { playByKeys } from './keys';

const doings = { explain: vi.fn(), legend: vi.fn(), log: vi.fn(), plain: vi.fn() };
let table: TableView;
let leave: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  table = tableWith({
    decision: asked([option('hire', ['market:1']), option('slay', ['market:2']), option('rob', ['market:2']), option('pass')]),
    undo: { step: 4, turn_start: 3, reason: null, vote: false },
  });
  for (const name of ['choose', 'pick', 'takeBack'] as const) vi.spyOn(table, name).mockReturnValue();
  vi.spyOn(table, 'lookBack').mockResolvedValue();
  vi.spyOn(table.coach, 'ask').mockResolvedValue();
  leave = playByKeys(table, doings);
});
afterEach(() => {
  leave();
  document.body.replaceChildren();
});

/** Presses a key; says whether it did something. */
function press(key: string, how: KeyboardEventInit = {}, on: EventTarget = document.body): boolean {
  return !on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }));
}

test('digits choose what stands alone, and open what has several options', () => {
  expect([press('1'), press('2'), press('3'), press('4')]).toEqual([true, true, true, false]);
  expect(table.choose).toHaveBeenNthCalledWith(1, 'hire');
  expect(table.pick).toHaveBeenCalledWith('market:2');
  expect(table.choose).toHaveBeenNthCalledWith(2, 'pass');
});

test('beside an object, digits choose among its options only', () => {
  table.chooser = { object: 'market:2', options: [option('slay'), option('rob')] };
  expect([press('2'), press('3')]).toEqual([true, false]);
  expect(table.choose).toHaveBeenCalledExactlyOnceWith('rob');
});

test('Enter confirms what waits, unless it presses something else', () => {
  expect(press('Enter')).toBe(false);
  table.pending = 'hire';
  expect(press('Enter')).toBe(true);
  expect(table.choose).toHaveBeenCalledExactlyOnceWith('hire');
  document.body.innerHTML = '<button>x</button>';
  document.querySelector('button')!.focus();
  expect(press('Enter', {}, document.querySelector('button')!)).toBe(false);
});

test('z takes a step back, Z the turn, as far as the server allows', () => {
  press('z');
  press('Z');
  expect(vi.mocked(table.takeBack).mock.calls).toEqual([[], [true]]);
  table.shown = state({ undo: { step: null, turn_start: null, reason: null, vote: false } });
  expect([press('z'), press('Z')]).toEqual([false, false]);
});

test('the past can be leafed through, and ends in the present', () => {
  expect(press(']')).toBe(false);
  press('[');
  expect(table.lookBack).toHaveBeenLastCalledWith(4);
  table.past = { state: state({ choices: 3 }), entry: null, chosen: null };
  press('[');
  expect(table.lookBack).toHaveBeenLastCalledWith(2);
  press(']');
  expect(table.lookBack).toHaveBeenLastCalledWith(4);
  expect([press('z'), press('Z')]).toEqual([false, false]);
  table.past = { state: state({ choices: 4 }), entry: null, chosen: null };
  press(']');
  expect(table.past).toBeNull();
  table.past = { state: state({ choices: 0 }), entry: null, chosen: null };
  expect(press('[')).toBe(false);
});

test('letters explain, ask, and show other things', () => {
  document.body.innerHTML = '<div data-object="market:1"><button>x</button></div>';
  press('?', {}, document.querySelector('button')!);
  press('?');
  expect(doings.explain.mock.calls).toEqual([[expect.objectContaining({ object: 'market:1' })], [undefined]]);
  press('i');
  press('l');
  press('p');
  expect([doings.legend, doings.log, doings.plain].map((doing) => doing.mock.calls.length)).toEqual([1, 1, 1]);
});

test('the coach is asked only where that is fair', () => {
  expect(press('h')).toBe(false);
  table.shown = state({ decision: asked([option('a')]), mine: [0, 1] });
  expect(press('h')).toBe(true);
  expect(table.coach.ask).toHaveBeenCalledOnce();
});

test('Escape ends what moves, then what waits, then the past', () => {
  table.stage.moving = true;
  const skip = vi.spyOn(table.stage, 'skip').mockImplementation(() => {
    table.stage.moving = false;
  });
  table.pending = 'hire';
  table.past = { state: state(), entry: null, chosen: null };
  press('Escape');
  expect(skip).toHaveBeenCalledOnce();
  press('Escape');
  expect([table.pending, table.past === null]).toEqual([null, false]);
  press('Escape');
  expect(table.past).toBeNull();
});

test('keys that mean something else elsewhere do nothing here', () => {
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) expect(press('1', how)).toBe(false);
  document.body.innerHTML = '<input><textarea></textarea><input type="range">';
  const [text, area, slider] = document.body.children as unknown as HTMLElement[];
  expect([press('1', {}, text), press('1', {}, area), press('1', {}, slider)]).toEqual([false, false, true]);
});

test('while a window is open, and before the table is there, nothing is played', () => {
  document.body.innerHTML = '<dialog open></dialog>';
  table.pending = 'hire';
  expect([press('1'), press('Escape')]).toEqual([false, false]);
  expect(table.pending).toBe('hire');
  document.body.replaceChildren();
  table.shown = null;
  expect(press('l')).toBe(false);
});

test('after leaving no key plays', () => {
  leave();
  expect(press('1')).toBe(false);
});
