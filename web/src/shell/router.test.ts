import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { go, type Place, watchPlace } from './router';

let places: Place[];
let leave: () => void;

beforeEach(() => {
  history.replaceState(null, '', '/');
  vi.stubGlobal('scrollTo', vi.fn());
  places = [];
  leave = watchPlace((place) => places.push(place));
});
afterEach(() => {
  leave();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const now = (): Place => places.at(-1)!;

/** Presses a link as a reader would; says whether the browser is left to follow it by itself. */
function press(html: string, how: MouseEventInit = {}): boolean {
  document.body.innerHTML = html;
  // Whatever the router leaves to the browser, the test must not follow.
  let left = false;
  const stop = (event: Event) => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop);
  (document.querySelector('b') ?? document.querySelector('a')!).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ...how }),
  );
  removeEventListener('click', stop);
  return left;
}

test('the first call tells where one is', () => {
  expect(now()).toMatchObject({ page: '', rest: [] });
});

test('an address is a page, what follows it, and its questions', () => {
  go('/table/b7c1/log?seat=2&token=a%20b#top');
  expect(now()).toMatchObject({ page: 'table', rest: ['b7c1', 'log'] });
  expect(now().query.get('seat')).toBe('2');
  expect(now().query.get('token')).toBe('a b');
});

test('signs in an address are read', () => {
  go('/rules/%C5%BEe%2Fna//');
  expect(now()).toMatchObject({ page: 'rules', rest: ['že/na'] });
});

test('a new place begins at its top, and is remembered unless it replaces the old one', () => {
  const before = history.length;
  go('/rules');
  expect(history.length).toBe(before + 1);
  go('/about', { replace: true });
  expect(history.length).toBe(before + 1);
  expect(location.pathname).toBe('/about');
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('going back is told', () => {
  history.replaceState(null, '', '/games');
  dispatchEvent(new Event('popstate'));
  expect(now().page).toBe('games');
});

test('a plain link inside the client is a change of place', () => {
  expect(press('<a href="/rules/chess?x=1"><b>Rules</b></a>')).toBe(false);
  expect(location.pathname + location.search).toBe('/rules/chess?x=1');
  expect(now()).toMatchObject({ page: 'rules', rest: ['chess'] });
});

test.each([
  ['leads elsewhere', '<a href="https://example.org/x"><b>x</b></a>', {}],
  ['opens a window', '<a href="/x" target="_blank"><b>x</b></a>', {}],
  ['loads something down', '<a href="/x" download><b>x</b></a>', {}],
  ['jumps within the page', '<a href="#part"><b>x</b></a>', {}],
  ['is pressed with Ctrl', '<a href="/x"><b>x</b></a>', { ctrlKey: true }],
  ['is pressed with Shift', '<a href="/x"><b>x</b></a>', { shiftKey: true }],
  ['is pressed with another button', '<a href="/x"><b>x</b></a>', { button: 1 }],
  ['is none', '<p><b>x</b></p>', {}],
])('a link that %s is left to the browser', (_, html, how) => {
  expect(press(html, how)).toBe(true);
  expect(places).toHaveLength(1);
});

test('whoever has left is not told any more', () => {
  leave();
  go('/about');
  expect(places).toHaveLength(1);
  expect(press('<a href="/x"><b>x</b></a>')).toBe(true);
});

test('several can watch at once', () => {
  const others: Place[] = [];
  const leaveOther = watchPlace((place) => others.push(place));
  go('/one');
  leaveOther();
  go('/two');
  expect(others.map(({ page }) => page)).toEqual(['', 'one']);
  expect(places.map(({ page }) => page)).toEqual(['', 'one', 'two']);
});
