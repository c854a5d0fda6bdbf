import { expect, test } from 'vitest';
import { finds } from './searching';

test('accents, capitals and blanks around do not matter', () => {
  expect(finds(' uroda ', 'Úroda a poklady')).toBe(true);
  expect(finds('ÚRODA', 'žádná uroda')).toBe(true);
  expect(finds('urody', 'Úroda')).toBe(false);
});

test('nothing is found everywhere', () => {
  expect(finds('  ', 'Anything')).toBe(true);
});
