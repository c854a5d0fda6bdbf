import { afterEach, describe, expect, it, vi } from 'vitest';
import { asked, entry, option, said, tableWith } from '../testing/tables';
import { questionOf } from './standing.svelte';

afterEach(() => localStorage.clear());

const offer = (card: string, n = 1) => ({
  ...asked([option('take'), option('decline')]),
  prompt: said('offer', { n, card: { ...said('x'), card } }),
});

function sat(choices = 5, decision = offer('monk')) {
  const table = tableWith({ choices, decision });
  table.status = 'open';
  const send = vi.spyOn(table, 'send').mockImplementation(() => undefined);
  return { table, send };
}

describe('a question', () => {
  it('is the same one if the same card asks it, whatever the numbers', () => {
    expect(questionOf(offer('monk', 1))).toBe(questionOf(offer('monk', 3)));
    expect(questionOf(offer('monk'))).not.toBe(questionOf(offer('thief')));
  });
});

describe('an answer that is always given', () => {
  it('is sent once, as a choice, and kept for the next visit', () => {
    const { table, send } = sat();
    table.standing.look();
    expect(send).not.toHaveBeenCalled();
    table.standing.set(table.decision!, option('decline'));
    table.standing.look();
    table.standing.look();
    expect(send).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledWith({ type: 'choose', seen: 7, key: 'decline', seat: 0 });
    expect(table.standing.given).toEqual([6]);
    expect(tableWith().standing.answers).toHaveLength(1);
  });
  it('is not given to another card, nor where it cannot be chosen', () => {
    const { table } = sat();
    table.standing.set(table.decision!, option('decline'));
    expect(table.standing.answerTo(offer('thief'))).toBeUndefined();
    expect(table.standing.answerTo({ ...offer('monk'), options: [option('take')] })).toBeUndefined();
    expect(table.standing.answerTo({ ...offer('monk'), seat: 1 })).toBeUndefined();
  });
  it('waits after something was taken back until the reader has chosen', () => {
    const { table, send } = sat();
    table.standing.set(table.decision!, option('decline'));
    table.standing.look();
    table.shown = { ...table.shown!, choices: 6, seen: 8, decision: null };
    table.standing.look();
    table.shown = { ...table.shown!, choices: 5, seen: 9, decision: offer('monk') };
    table.standing.look();
    expect(send).toHaveBeenCalledOnce();
    expect(table.standing.held).toBe(true);
    expect(table.standing.given).toEqual([]);
    table.log = [entry(6, 0)];
    table.shown = { ...table.shown!, choices: 6, seen: 10 };
    table.standing.look();
    expect(send).toHaveBeenCalledTimes(2);
  });
  it('is asked again when it is given up', () => {
    const { table } = sat();
    table.standing.set(table.decision!, option('decline'));
    table.standing.set(table.decision!, option('take'));
    expect(table.standing.answers).toHaveLength(1);
    table.standing.drop(table.standing.answers[0]!);
    expect(table.standing.answerTo(table.decision!)).toBeUndefined();
  });
});
