import { expect, test } from 'vitest';
import { entry, event } from '../../testing/tables';
import { concerns, inBrief, recapOf, told } from './recap';

const whats = (log: Parameters<typeof recapOf>[0], mine: number[] = [0]) => recapOf(log, mine).map(({ what }) => what);

test('that somebody had no choice is not told', () => {
  expect(told(entry(1, 0, event('forced', 0), event('gains', 0))).map(({ what }) => what)).toEqual(['gains']);
});

test('what was done by or to a seat concerns it', () => {
  expect(concerns(event('takes', 1, { other: 0 }), [0])).toBe(true);
  expect(concerns(event('gains', 0), [0])).toBe(true);
  expect(concerns(event('takes', 1, { other: 2 }), [0])).toBe(false);
  expect(concerns(event('takes', 1, { other: '0' }), [0])).toBe(false);
});

test('there is nothing to tell before the first choice, or when nobody else has chosen since', () => {
  expect(whats([])).toEqual([]);
  expect(whats([entry(1, 1, event('gains', 1))])).toEqual([]);
  expect(whats([entry(1, 1, event('gains', 1)), entry(2, 0, event('slays', 0), event('turn', 1))])).toEqual([]);
});

test('what has happened since the own last choice is told in the order of time', () => {
  const log = [
    entry(1, 0, event('old', 0)),
    entry(2, 1, event('older', 1)),
    entry(3, 0, event('slays', 0), event('forced', 0), event('handed over', 1), event('harvest', 0)),
    entry(4, 1, event('hires', 1), event('robs', 1, { other: 0 })),
    entry(5, 2, event('forced', 2), event('builds', 2)),
  ];
  expect(whats(log)).toEqual(['handed over', 'harvest', 'hires', 'robs', 'builds']);
});

test('on a shared screen all own seats count as one reader', () => {
  const log = [entry(1, 0, event('slays', 0)), entry(2, 2, event('hires', 2)), entry(3, 1, event('builds', 1))];
  expect(whats(log, [0, 2])).toEqual(['builds']);
  expect(whats(log, [0])).toEqual(['hires', 'builds']);
});

test('in brief it is what others did, above all to the reader, and not what fell to the reader', () => {
  const events = [
    event('gains', 0, {}, 'gain'),
    event('rolls', 1, {}, 'roll'),
    event('gets', 0, {}, 'gain'),
    event('hires', 1, { card: 'peasant' }),
    event('gains', 0, {}, 'gain'),
    event('robs', 1, { other: 0 }, 'gain'),
    event('new in the market', -1, { card: 'imp' }),
    event('slays', 1, { card: 'ogre' }),
  ];
  const brief = (most: number) => inBrief(events, [0], most).map(({ what }) => what);
  expect(brief(1)).toEqual(['robs']);
  expect(brief(3)).toEqual(['hires', 'robs', 'slays']);
  expect(brief(5)).toEqual(['rolls', 'hires', 'robs', 'new in the market', 'slays']);
  expect(brief(9)).toEqual(events.map(({ what }) => what));
});
