import { expect, test, vi } from 'vitest';
import { isInView, openTable } from './pushed';

const told = { title: 'Chess', body: 'Your turn', tag: 'turn-b7', url: '/table/b7' };
const focus = vi.fn(async () => undefined);
const window = (path: string, visibilityState: DocumentVisibilityState) =>
  ({ url: `https://regalia.example.org${path}`, visibilityState, focus }) as unknown as WindowClient;

test('who looks at the table is not told; who looks at another is', () => {
  expect(isInView([window('/table/b7', 'visible')], told)).toBe(true);
  expect(isInView([window('/hand/b7', 'visible')], told)).toBe(true);
  expect(isInView([window('/table/b7', 'hidden'), window('/table/c1', 'visible')], told)).toBe(false);
  expect(isInView([], told)).toBe(false);
});

test('a press opens the table, or the window that shows it', async () => {
  const open = vi.fn(async () => undefined);
  await openTable([window('/', 'hidden'), window('/table/b7', 'hidden')], told.url, open);
  expect([focus.mock.calls.length, open.mock.calls]).toEqual([1, []]);
  await openTable([window('/', 'visible')], told.url, open);
  expect(open.mock.calls).toEqual([['/table/b7']]);
});
