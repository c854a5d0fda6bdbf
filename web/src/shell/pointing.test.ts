import { expect, it } from 'vitest';
import { option, state } from '../testing/tables';
import { byObject, changedBy, lyingIn } from './pointing';

it('finds all that can be done with an object', () => {
  const acts = byObject([option('hire', ['market:1', 'gold@0']), option('rob', ['market:1'])]);
  expect(acts.get('market:1')?.map(({ key }) => key)).toEqual(['hire', 'rob']);
  expect(acts.get('gold@0')?.map(({ key }) => key)).toEqual(['hire']);
});

it('knows which cards lie where', () => {
  const hand = { name: 'hand', owner: 0, stacked: false, stacks: [{ hidden: 1, cards: ['monk'] }] };
  expect([...lyingIn({ 'hand@0': hand })]).toEqual([['hand@0:monk', 'monk']]);
});

it('lets what has not changed lie', () => {
  const before = state({ shown: { die: 1, day: 2 } });
  const after = changedBy(before, {
    type: 'changed',
    seen: 9,
    parts: { shown: { die: 5 }, choices: 6 },
    log_kept: 0,
    log: [],
    taken_back_by: null,
  });
  expect(after).toMatchObject({ seen: 9, choices: 6, shown: { die: 5, day: 2 } });
  expect(after.zones).toBe(before.zones);
});
