import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tableWith } from '../../testing/tables';
import type { TableView } from '../table.svelte';
import { watchObjects } from './presence';

let board: HTMLElement;
let table: TableView;
let leave: () => void;

const nextFrame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const settled = async () => {
  await new Promise((done) => setTimeout(done));
  await nextFrame();
};

beforeEach(() => {
  document.body.innerHTML = '<main><b data-object="market:1"></b><i data-object="gold@0"></i></main>';
  board = document.querySelector('main')!;
  HTMLElement.prototype.checkVisibility = function () {
    return !this.closest('[hidden]');
  };
  table = tableWith();
  leave = watchObjects(table)(board);
});
afterEach(() => {
  leave();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('what the board shows is known at once', () => {
  expect([...table.present]).toEqual(['market:1', 'gold@0']);
});

test('what comes and goes is noticed', async () => {
  board.append(Object.assign(document.createElement('u'), { innerHTML: '<s data-object="die:1"></s>' }));
  board.querySelector('b')!.remove();
  await settled();
  expect([...table.present]).toEqual(['gold@0', 'die:1']);
});

test('what is hidden is not there', async () => {
  board.querySelector('i')!.hidden = true;
  await settled();
  expect([...table.present]).toEqual(['market:1']);
});

test('where nothing has changed, nothing is told', async () => {
  const { present } = table;
  board.append(document.createElement('p'));
  await settled();
  expect(table.present).toBe(present);
});

test('after leaving no board shows anything', async () => {
  leave();
  expect(table.present.size).toBe(0);
  board.append(document.createElement('p'));
  await settled();
  expect(table.present.size).toBe(0);
});
