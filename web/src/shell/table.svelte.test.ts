import { afterEach, describe, expect, test, vi } from 'vitest';
import { changes, hears, opened, question, sent, socket, told } from '../testing/opened';
import { asked, english, option, said, seat, state } from '../testing/tables';
import { settings } from './settings.svelte';
import type { CardInfo } from './table.svelte';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('what lies on the table', () => {
  test('zones and counters are found by their owners', () => {
    const table = opened({
      zones: {
        grid: { name: 'grid', owner: -1, stacked: true, stacks: [] },
        'hand@1': { name: 'hand', owner: 1, stacked: false, stacks: [] },
      },
      players: [{ seat: 1, counters: { gold: 4 }, shown: {} }],
    });
    expect(table.zone('grid')!.name).toBe('grid');
    expect(table.zone('hand', 1)!.owner).toBe(1);
    expect(table.zone('hand')).toBeUndefined();
    expect([table.counter(1, 'gold'), table.counter(1, 'magic'), table.counter(0, 'gold')]).toEqual([4, 0, 0]);
  });

  test('people go by their names, bots without one by their level, automas come last', () => {
    const table = opened({
      seats: [seat(0, 'person', 'Anna'), seat(1, 'bot', '', 'random'), seat(2, 'bot', '', 'unheard'), seat(3, 'open')],
      automas: [said('nothing')],
    });
    expect(table.seatNames).toEqual(['Anna', english.say('web-level-random'), 'unheard', 'Seat 4', 'Nothing']);
  });

  test('everybody has a colour of their own, and an automa is black', () => {
    const table = opened({ seats: [0, 1, 2, 3, 4].map((n) => seat(n, 'person', `P${n}`)), automas: [said('nothing')] });
    const tinctures = table.looks.map(({ tincture }) => tincture);
    expect(new Set(tinctures.slice(0, 5)).size).toBe(5);
    expect(table.looks[1]).toMatchObject({ name: 'P1', seed: 'P1 1' });
    expect(table.looks[5]).toMatchObject({ seed: 'automa', tincture: 'sable' });
  });

  test('the past is shown in place of the present, and asks nothing', () => {
    const table = opened({ decision: question(), choices: 5 });
    table.past = { state: state({ choices: 2, decision: question() }), entry: null, chosen: null };
    expect(table.state.choices).toBe(2);
    expect(table.decision).toBeNull();
    expect(table.mood('market:1')).toBe('plain');
    table.past = null;
    expect(table.state.choices).toBe(5);
    expect(table.mood('market:1')).toBe('glowing');
  });
});

describe('an answer', () => {
  test('to what the reader has chosen is pressing, even where it ends the turn; what others do is not', () => {
    const table = opened({ decision: question() });
    const pressing = () => vi.mocked(table.stage.show).mock.lastCall![2];
    table.choose('rob');
    changes(table, { decision: null });
    expect(pressing()).toBe(true);
    changes(table, {});
    expect(pressing()).toBe(false);
    changes(table, { decision: question() });
    expect(pressing()).toBe(true);
  });

  test('lets go of what a mouse has pressed, and of nothing where keys are used', () => {
    const table = opened({ decision: question() });
    document.body.innerHTML = '<main><button></button></main>';
    const button = document.querySelector('button')!;
    const byKeys = vi.spyOn(button, 'matches').mockReturnValue(true);
    button.focus();
    table.choose('rob');
    expect(document.activeElement).toBe(button);
    byKeys.mockReturnValue(false);
    hears({ type: 'refused', message: said('server-stale'), seen: 8, state: state({ seen: 8, decision: question() }) });
    table.choose('rob');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('what can be pointed at', () => {
  test('glows, is barred with its reason, or is plain', () => {
    const table = opened({ decision: question() });
    expect(['market:1', 'gold@0', 'market:2', 'domain:1', 'deck'].map((object) => table.mood(object))).toEqual([
      'glowing',
      'glowing',
      'glowing',
      'barred',
      'plain',
    ]);
    expect(table.reason('domain:1')).toBe('You are 2 pawns short.');
    expect(table.reason('market:1')).toBeUndefined();
    expect(table.optionsAt('market:2').map(({ key }) => key)).toEqual(['slay', 'rob']);
    expect(table.barredAt('domain:1')).toHaveLength(1);
    expect([table.optionsAt('deck'), table.barredAt('deck')]).toEqual([[], []]);
  });

  test('is selected while it waits to be confirmed', () => {
    const table = opened({ decision: question() });
    table.pending = 'rob';
    expect([table.mood('market:1'), table.mood('market:2')]).toEqual(['glowing', 'selected']);
  });

  test('has the key of its place', () => {
    const table = opened({ decision: question() });
    expect(['market:1', 'gold@0', 'market:2', 'deck'].map((object) => table.shortcut(object))).toEqual(['1', '1', '2', undefined]);
  });
});

describe('what an object is', () => {
  const price = { now: { gold: 3 }, printed: { gold: 4 }, because: [] };

  test('is the card that lies there, or that is meant by pointing at it', () => {
    const hire = { ...option('hire', ['market:1']), card: 'monk' };
    const build = { ...option('build', ['domain:1']), card: 'palisade', reason: said('nothing') };
    const hand = { name: 'hand', owner: 0, stacked: false, stacks: [{ hidden: 1, cards: ['thief'] }] };
    const table = opened({ decision: asked([hire], [build]), zones: { 'hand@0': hand } });
    const card = (id: string) => ({ id }) as CardInfo;
    table.cards = { monk: card('monk'), palisade: card('palisade'), thief: card('thief') };
    const ids = ['market:1', 'domain:1', 'hand@0:thief', 'hand@0:monk', 'deck'].map((object) => table.cardAt(object)?.id);
    expect(ids).toEqual(['monk', 'palisade', 'thief', undefined, undefined]);
  });

  test('costs what the first thing to be done with it costs, open or barred', () => {
    const table = opened({
      decision: asked(
        [{ ...option('hire', ['market:1']), price }, option('rob', ['market:1', 'market:2'])],
        [{ ...option('build', ['domain:1']), price, reason: said('nothing') }],
      ),
    });
    expect(['market:1', 'market:2', 'domain:1', 'deck'].map((object) => table.priceAt(object))).toEqual([
      price,
      undefined,
      price,
      undefined,
    ]);
  });

  test('of the game is what the game shows of the table and of each player', () => {
    const table = opened({ shown: { round: 2 }, players: [{ seat: 1, counters: {}, shown: { cubes: 4 } }] });
    expect(table.board).toEqual({ round: 2 });
    expect(table.boardOf(1)).toEqual({ cubes: 4 });
  });
});

describe('choosing', () => {
  test('sends the key with what was seen', () => {
    const table = opened({ decision: question(), seen: 12 });
    table.choose('hire');
    expect(sent()).toEqual([{ type: 'choose', seen: 12, key: 'hire', seat: 0 }]);
    expect(table.sending).toBe(true);
  });

  test('once only, until the server has answered', () => {
    const table = opened({ decision: question() });
    table.choose('hire');
    table.choose('pass');
    table.chooseMany(['pass', 'pass']);
    expect(sent()).toHaveLength(1);
    changes(table, { decision: question() });
    table.chooseMany(['pass', 'pass']);
    expect(sent()[1]).toEqual({ type: 'choose_many', seen: 8, keys: ['pass', 'pass'], seat: 0 });
  });

  test('does nothing when nothing is asked', () => {
    const table = opened();
    table.choose('hire');
    table.chooseMany(['hire']);
    expect(sent()).toEqual([]);
  });

  test('a place with one option chooses it; one with several lets the reader choose among them', () => {
    const table = opened({ decision: question() });
    table.pick('market:2');
    expect(table.chooser).toMatchObject({ object: 'market:2', options: [{ key: 'slay' }, { key: 'rob' }] });
    table.choose('rob');
    expect(table.chooser).toBeNull();
    expect(sent()).toMatchObject([{ key: 'rob' }]);
    changes(table, { decision: question() });
    table.pick('market:1');
    table.pick('deck');
    expect(sent()).toMatchObject([{ key: 'rob' }, { key: 'hire' }]);
  });

  test.each([
    ['always', 'free', true],
    ['always', 'never', true],
    ['final', 'never', true],
    ['final', 'free', false],
    ['final', 'vote', false],
    ['never', 'never', false],
  ] as const)('whoever wants to be asked back %s is, where undo is %s: %s', (confirm, undo_policy, waits) => {
    const table = opened({ decision: question(), undo_policy });
    settings.set('confirm', confirm);
    table.choose('hire');
    expect(table.pending).toBe(waits ? 'hire' : null);
    expect(sent()).toHaveLength(waits ? 0 : 1);
    if (waits) table.choose('pass');
    expect(table.pending).toBe(waits ? 'pass' : null);
    table.choose('pass');
    expect(sent()).toHaveLength(1);
    expect(table.pending).toBeNull();
  });

  test('a line that is down says so, and nothing is waited for', () => {
    const table = opened({ decision: question() });
    socket().readyState = 3;
    table.choose('hire');
    expect(table.sending).toBe(false);
    expect(told()).toEqual(['web-line-broken']);
  });

  test('a press that began on another question chooses nothing', () => {
    const table = opened({ decision: question() });
    table.press();
    changes(table, { decision: question() });
    table.choose('hire');
    table.pick('market:2');
    table.chooseMany(['hire']);
    expect(sent()).toEqual([]);
    expect(table.chooser).toBeNull();
    expect(told()).toEqual(['server-stale']);
    table.lift();
    table.choose('hire');
    expect(sent()).toHaveLength(1);
  });

  test('a press ends what moves', () => {
    const table = opened({ decision: question() });
    const skip = vi.spyOn(table.stage, 'skip');
    table.press();
    expect(skip).not.toHaveBeenCalled();
    table.stage.moving = true;
    table.press();
    expect(skip).toHaveBeenCalledOnce();
  });
});

describe('taking back', () => {
  test('sends what was seen, and drops what waited', () => {
    const table = opened({ decision: question(), seen: 9 });
    table.pending = 'hire';
    table.takeBack(true);
    expect(sent()).toEqual([{ type: 'undo', seen: 9, to_turn_start: true }]);
    expect(table.pending).toBeNull();
  });

  test('waits for the answer to what was chosen, and then takes that back', () => {
    const table = opened({ decision: question(), seen: 9 });
    table.choose('hire');
    table.takeBack();
    expect(sent()).toHaveLength(1);
    changes(table, { decision: question() });
    expect(sent()[1]).toEqual({ type: 'undo', seen: 10, to_turn_start: false });
  });

  test('is forgotten when the line breaks', () => {
    const table = opened({ decision: question() });
    table.choose('hire');
    table.takeBack();
    socket().breaks();
    expect(table.sending).toBe(false);
    changes(table, { decision: question() });
    expect(sent()).toHaveLength(1);
  });
});

describe('two clicks within a moment', () => {
  test('answer one question', () => {
    const table = opened({ decision: question() });
    const now = performance.now();
    table.press(now);
    table.choose('hire');
    table.lift();
    changes(table, { decision: question() });
    table.press(now + 120);
    table.choose('pass');
    table.lift();
    expect(sent()).toHaveLength(1);
    table.press(performance.now() + 1000);
    table.choose('pass');
    table.lift();
    changes(table, { decision: question() });
    table.press(); // a program that presses may be as quick as it likes
    table.choose('slay');
    expect(sent()).toHaveLength(3);
  });
});
