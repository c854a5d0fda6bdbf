import { expect, test } from 'vitest';
import { bytesOf, drawnKey, written } from './base64';

test('bytes are written as they fit into a link, and read again', () => {
  expect(written(new Uint8Array([251, 255]))).toBe('-_8');
  expect([...bytesOf('-_8')]).toEqual([251, 255]);
});

test('a drawn key is another each time, and needs no sign that a link would change', () => {
  expect(drawnKey()).toMatch(/^[\w-]{22}$/);
  expect(drawnKey()).not.toBe(drawnKey());
});
