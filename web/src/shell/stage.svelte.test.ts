import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { look } from '../pieces/theme.svelte';
import { event } from '../testing/tables';
import { flown, rising } from './flight';
import { elementOf, Stage, still } from './stage.svelte';

vi.mock('./flight', () => ({ flown: vi.fn(() => Promise.resolve()), rising: vi.fn(() => Promise.resolve()) }));

let stage: Stage;
let applied: string[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  look.setMotion('system');
  document.body.innerHTML = `<b data-object="market:1"></b><b data-object="hand@0"></b><b data-object="gold@0"></b><b data-object="magic@0"></b>`;
  stage = new Stage(() => ['gold', 'magic']);
  applied = [];
});
afterEach(() => {
  stage.skip();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const shows = (name: string, events: Parameters<Stage['show']>[0] = [], pressing = true) =>
  stage.show(events, () => applied.push(name), pressing);
const flight = event('hires', 0, { source: 'market:1', target: 'hand@0' });

test('an object is found by its id, on the board or in a part of it', () => {
  document.body.innerHTML = '<main></main><b data-object="plot@0:workshop_1"></b>';
  expect(elementOf('plot@0:workshop_1')).toBe(document.querySelector('b'));
  expect(elementOf('plot@0')).toBeNull();
  expect(elementOf('plot@0:workshop_1', document.querySelector('main')!)).toBeNull();
});

test('nothing moves for whoever wants it still', () => {
  expect(still()).toBe(false);
  look.setMotion('none');
  expect(still()).toBe(true);
  look.setMotion('system');
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  expect(still()).toBe(true);
});

test('changes are shown one after another', async () => {
  shows('first', [flight]);
  shows('second', [flight]);
  expect(applied).toEqual(['first']);
  expect(stage.moving).toBe(true);
  await vi.advanceTimersByTimeAsync(150);
  expect(applied).toEqual(['first', 'second']);
  await vi.runAllTimersAsync();
  expect(stage.moving).toBe(false);
});

test('what moved flies from where it lay to where it lies now', async () => {
  const market = document.querySelector('b')!;
  market.textContent = 'Monk';
  stage.show([flight], () => market.replaceChildren());
  await vi.runAllTimersAsync();
  expect(flown).toHaveBeenCalledOnce();
  const [layer, likeness, , target] = vi.mocked(flown).mock.calls[0]!;
  expect(likeness.textContent).toBe('Monk');
  expect(target).toBe(elementOf('hand@0'));
  expect(layer.getAttribute('aria-hidden')).toBe('true');
  expect(document.querySelectorAll('body > .flights')).toHaveLength(1);
});

test('what has no place on the board does not fly', async () => {
  shows('change', [
    event('hires', 0, { source: 'nowhere', target: 'hand@0' }),
    event('hires', 0, { source: 'market:1', target: 'nowhere' }),
  ]);
  shows('other', [event('hires', 0, { target: 'hand@0' })]);
  await vi.runAllTimersAsync();
  expect(flown).not.toHaveBeenCalled();
  expect(applied).toEqual(['change', 'other']);
});

test('numbers that have changed rise, those of one place above each other', async () => {
  shows('change', [
    event('gains', 0, { gold: 2, magic: 0 }),
    event('gains', 0, { gold: 3, magic: 1, other: 9 }),
    event('gains', 1, { gold: 5 }),
  ]);
  await vi.runAllTimersAsync();
  expect(vi.mocked(rising).mock.calls.map(([, place, n, above]) => [place.dataset['object'], n, above])).toEqual([
    ['gold@0', 2, 0],
    ['gold@0', 3, 1],
    ['magic@0', 1, 0],
  ]);
});

test('skipping ends what moves and applies what waits', async () => {
  vi.mocked(flown).mockReturnValueOnce(new Promise(() => {}));
  shows('first', [flight]);
  shows('second', [flight]);
  shows('third');
  await vi.advanceTimersByTimeAsync(10);
  expect(applied).toEqual(['first']);
  document.querySelector('.flights')!.append(document.createElement('i'));
  stage.skip();
  expect(applied).toEqual(['first', 'second', 'third']);
  await vi.advanceTimersByTimeAsync(10);
  expect(document.querySelector('.flights')!.children).toHaveLength(0);
  expect(stage.moving).toBe(false);
});

test('a flight that never ends holds nothing up for longer than four seconds', async () => {
  vi.mocked(flown).mockReturnValueOnce(new Promise(() => {}));
  shows('first', [flight]);
  shows('second');
  await vi.advanceTimersByTimeAsync(3900);
  expect(applied).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(200);
  expect(applied).toEqual(['first', 'second']);
});

test('whoever is far behind sees how things stand', async () => {
  for (let n = 0; n < 9; n++) shows(String(n), [flight]);
  await vi.advanceTimersByTimeAsync(300);
  expect(applied).toHaveLength(9);
  expect(vi.mocked(flown).mock.calls.length).toBeLessThan(4);
});

test('without motion, changes are drawn together: at once when pressing, else before anybody notices', async () => {
  look.setMotion('none');
  shows('quiet', [flight], false);
  shows('quieter', [], false);
  await vi.advanceTimersByTimeAsync(50);
  expect(applied).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(applied).toEqual(['quiet', 'quieter']);
  shows('quiet again', [], false);
  shows('pressing', []);
  await vi.advanceTimersByTimeAsync(40);
  expect(applied.slice(2)).toEqual(['quiet again', 'pressing']);
  expect(flown).not.toHaveBeenCalled();
});

test('behind another tab everything is applied at once', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  shows('first', [flight]);
  shows('second', [flight]);
  await vi.advanceTimersByTimeAsync(1);
  expect(applied).toEqual(['first', 'second']);
  expect(flown).not.toHaveBeenCalled();
});
