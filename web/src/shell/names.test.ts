import { expect, it } from 'vitest';
import { english } from '../testing/tables';
import { named } from './names';

it('is what the game calls a thing, in words if it has them', () => {
  expect(named(english, 'valeria', 'counter', 'vp')).toBe('Victory points');
  expect(named(english, 'valeria', 'counter', 'far_reach')).toBe('far reach');
});
