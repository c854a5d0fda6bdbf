import { expect, test } from 'vitest';
import { tableWith } from '../testing/tables';
import { duration } from './durations';

test('a time is told in the largest unit that it fills', () => {
  tableWith();
  expect([7, 60, 119, 7_200, 86_400, 200_000].map(duration)).toEqual(['7 seconds', '1 minute', '1 minute', '2 hours', '1 day', '2 days']);
});
