import { expect, it } from 'vitest';
import { english } from '../testing/tables';
import { named } from './names';

it('is what the game calls a thing, in words if it has them', () => {
  expect(named(english, 'chess', 'counter', 'pawns')).toBe('Pawns');
  expect(named(english, 'chess', 'counter', 'far_reach')).toBe('far reach');
});
