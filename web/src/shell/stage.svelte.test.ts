import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { look } from '../pieces/theme.svelte';
import { event } from '../testing/tables';
import { sounds } from './sound.svelte';
import { elementOf, Stage, still } from './stage.svelte';

let stage: Stage;
let applied: string[];
/** What was moved over the board, and when that ends. */
let moved: HTMLElement[];
let ends: Promise<void>;

beforeEach(() => {
  vi.useFakeTimers();
  look.setMotion('system');
  document.body.innerHTML = ['market:1', 'hand@0', 'gold@0', 'magic@0'].map((object) => `<b data-object="${object}"></b>`).join('');
  for (const [n, element] of document.querySelectorAll('b').entries()) {
    element.getBoundingClientRect = () => new DOMRect(n * 100, 50, 20, 20);
  }
  moved = [];
  ends = Promise.resolve();
  HTMLElement.prototype.animate = function () {
    moved.push(this);
    return { finished: ends } as unknown as Animation;
  };
  stage = new Stage(() => ['gold', 'magic']);
  applied = [];
});
afterEach(() => {
  stage.skip();
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const shows = (name: string, events: Parameters<Stage['show']>[0] = [], pressing = true) =>
  stage.show(events, () => applied.push(name), pressing);
const flight = event('hires', 0, { source: 'market:1', target: 'hand@0' });
const flown = () => moved.filter((element) => element.className === 'ghost');

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

test('what moved flies, as it looked, from where it lay', async () => {
  const market = document.querySelector('b')!;
  market.textContent = 'Monk';
  stage.show([flight], () => market.replaceChildren());
  await vi.runAllTimersAsync();
  expect(flown()).toHaveLength(1);
  expect(flown()[0]!.textContent).toBe('Monk');
  expect(flown()[0]!.style).toMatchObject({ left: '0px', top: '50px' });
  const layers = document.querySelectorAll('body > .flights');
  expect(layers).toHaveLength(1);
  expect(layers[0]!.getAttribute('aria-hidden')).toBe('true');
});

test('what has no place on the board does not fly', async () => {
  shows('change', [
    event('hires', 0, { source: 'nowhere', target: 'hand@0' }),
    event('hires', 0, { source: 'market:1', target: 'nowhere' }),
  ]);
  shows('other', [event('hires', 0, { target: 'hand@0' })]);
  await vi.runAllTimersAsync();
  expect(flown()).toEqual([]);
  expect(applied).toEqual(['change', 'other']);
});

test('what was won or lost rises over its number, at one place above each other', async () => {
  shows('change', [
    event('gains', 0, { gold: 2, magic: 0 }, 'gain'),
    event('pays', 0, { gold: 3, magic: 1, other: 9 }, 'loss'),
    event('gains', 1, { gold: 5 }, 'gain'),
    event('counts', 0, { gold: 7 }),
  ]);
  await vi.runAllTimersAsync();
  expect(moved.map(({ textContent, style }) => [textContent, style.left, style.top])).toEqual([
    ['+2', '210px', '50px'],
    ['−3', '210px', '32px'],
    ['−1', '310px', '50px'],
  ]);
});

test('dice roll for a while before what they bring is shown', async () => {
  shows('roll', [event('rolls', 0, {}, 'roll'), event('gains', 0, { gold: 2 }, 'gain')]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([stage.rolling, moved.length]).toEqual([true, 0]);
  await vi.advanceTimersByTimeAsync(200);
  expect([stage.rolling, moved.length]).toEqual([false, 1]);
});

test('skipping ends what moves and applies what waits', async () => {
  ends = new Promise(() => {});
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
  ends = new Promise(() => {});
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
  expect(flown().length).toBeLessThan(4);
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
  expect(flown()).toEqual([]);
});

test('without motion, what is pressing waits for no frame to begin', async () => {
  look.setMotion('none');
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  shows('pressing', [flight]);
  await vi.advanceTimersByTimeAsync(0);
  expect(applied).toEqual(['pressing']);
  await vi.advanceTimersByTimeAsync(100);
  shows('quiet', [], false);
  shows('pressing again', []);
  await vi.advanceTimersByTimeAsync(0);
  expect(applied.slice(1)).toEqual(['quiet', 'pressing again']);
});

test('without motion, what comes behind something pressing waits until that is painted, and no longer than it goes unnoticed', async () => {
  look.setMotion('none');
  let paint: FrameRequestCallback = () => {};
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => {
    paint = draw;
    return 1;
  });
  shows('own choice');
  await vi.advanceTimersByTimeAsync(0);
  shows('what a bot chose');
  await vi.advanceTimersByTimeAsync(90);
  expect(applied).toEqual(['own choice']);
  paint(0);
  await vi.advanceTimersByTimeAsync(0);
  expect(applied).toEqual(['own choice', 'what a bot chose']);
  shows('and another one');
  await vi.advanceTimersByTimeAsync(100); // a page that is never painted
  expect(applied.at(-1)).toBe('and another one');
  shows('the last', [], false);
  stage.skip(); // a finger comes down meanwhile
  paint(0);
  await vi.advanceTimersByTimeAsync(0);
  expect([applied.at(-1), stage.moving]).toEqual(['the last', false]);
});

test('behind another tab everything is applied at once', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  shows('first', [flight]);
  shows('second', [flight]);
  await vi.advanceTimersByTimeAsync(1);
  expect(applied).toEqual(['first', 'second']);
  expect(flown()).toEqual([]);
});

test('whoever wants it slow sees a throw of dice for longer', async () => {
  const throwTime = async (motion: 'quick' | 'slow') => {
    look.setMotion(motion);
    shows(motion, [event('rolls', 0, {}, 'roll')]);
    let passed = 0;
    while (stage.moving) {
      await vi.advanceTimersByTimeAsync(50);
      passed += 50;
    }
    return passed;
  };
  expect(await throwTime('slow')).toBeGreaterThan(2 * (await throwTime('quick')));
});

test('what happens is heard when it is shown', () => {
  const heard = vi.spyOn(sounds, 'hear');
  shows('first', [flight]);
  expect(heard).toHaveBeenCalledWith([flight]);
});

test('where nothing moves it is heard all the same', async () => {
  const heard = vi.spyOn(sounds, 'hear');
  look.setMotion('none');
  shows('first', [flight]);
  await vi.runAllTimersAsync();
  expect(applied).toEqual(['first']);
  expect(heard).toHaveBeenCalledWith([flight]);
});
