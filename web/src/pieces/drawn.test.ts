import { expect, test } from 'vitest';
import { drawnBadges, drawnTokens } from './drawn';

test('rows become tokens by name', () => {
  expect(drawnTokens({ gold: ['coins', 'or', 'coin'], ink: ['quill-ink', 'sable', 'drop'] })).toEqual({
    gold: { term: 'gold', icon: 'coins', tincture: 'or', shape: 'coin' },
    ink: { term: 'ink', icon: 'quill-ink', tincture: 'sable', shape: 'drop' },
  });
});

test('rows become badges by name', () => {
  expect(drawnBadges({ worker: ['anvil', 'tenne'] })).toEqual({ worker: { term: 'worker', icon: 'anvil', tincture: 'tenne' } });
});
