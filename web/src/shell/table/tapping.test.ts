import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { asked, option, said, tableWith } from '../../testing/tables';
import { settings } from '../settings.svelte';
import { lookFirst } from './tapping';

const decision = asked([option('hire', ['market:1'])], [{ ...option('build', ['domain:1']), reason: said('chess-short-pawns', { n: 2 }) }]);
const table = tableWith({ decision });
const chosen = vi.fn();
let leave: () => void;

beforeEach(() => {
  table.asked = null;
  chosen.mockClear();
  document.body.innerHTML = `
    <button data-object="market:1" data-card="monk" aria-label="Monk"><i id="on"></i></button>
    <button data-object="domain:1" id="barred"></button>
    <span data-term="gold" id="sign"></span>
    <section data-object="hand@0"><button id="own"></button></section>
    <button data-object="traps@0" id="mere"></button>`;
  for (const button of document.querySelectorAll('button')) button.addEventListener('click', chosen);
  leave = lookFirst(table)(document.body);
});
afterEach(() => {
  leave();
  settings.set('oneTap', false);
});

function touch(id: string, pointerType = 'touch') {
  const thing = document.getElementById(id)!;
  thing.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
  thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

describe('a finger', () => {
  it('opens what can be chosen, and chooses nothing', () => {
    touch('on');
    expect(table.asked).toEqual({ object: 'market:1', card: 'monk', term: undefined, label: 'Monk' });
    expect(chosen).not.toHaveBeenCalled();
  });
  it('chooses at once if the reader wants that', () => {
    settings.set('oneTap', true);
    touch('on');
    expect(table.asked).toBeNull();
    expect(chosen).toHaveBeenCalledOnce();
  });
  it('opens what is barred and what is only to be read', () => {
    touch('barred');
    expect(table.asked).toMatchObject({ object: 'domain:1' });
    touch('sign');
    expect(table.asked).toMatchObject({ term: 'gold' });
  });
  it('presses buttons that have nothing to do with the question', () => {
    touch('own');
    touch('mere');
    expect(table.asked).toBeNull();
    expect(chosen).toHaveBeenCalledTimes(2);
  });
});

it('a mouse chooses at once', () => {
  touch('on', 'mouse');
  expect(table.asked).toBeNull();
  expect(chosen).toHaveBeenCalledOnce();
});
