import { expect, test } from 'vitest';
import { drawn, share } from './plots';

test('lines share one scale, from the least to the most, with zero in it', () => {
  expect(drawn([[0, 5, 10], [2]], 100, 50)).toEqual({ lines: ['0,50 50,25 100,0', '0,40'], zero: 50, top: 10 });
  expect(drawn([[-10, 10]], 100, 50)).toEqual({ lines: ['0,50 100,0'], zero: 25, top: 10 });
});

test('where there is nothing there is no line', () => {
  expect(drawn([[], [0]], 100, 50)).toEqual({ lines: ['', '0,50'], zero: 50, top: 0 });
});

test('a share is of a hundred', () => {
  expect([share(1, 3), share(0, 0), share(2, 2)]).toEqual([33, 0, 100]);
});
