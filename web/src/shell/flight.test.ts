import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flown, rising } from './flight';

let layer: HTMLElement;
let frames: Keyframe[];
let timing: KeyframeAnimationOptions;
let arrive: () => void;
let fall: (reason: unknown) => void;

beforeEach(() => {
  layer = document.createElement('div');
  HTMLElement.prototype.animate = vi.fn((keyframes, options) => {
    frames = keyframes as Keyframe[];
    timing = options as KeyframeAnimationOptions;
    const finished = new Promise<void>((done, failed) => {
      arrive = done;
      fall = failed;
    });
    return { finished } as unknown as Animation;
  });
});
afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'animate'));

/** An element that lies there. */
function lying(box: DOMRect, html = ''): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  element.getBoundingClientRect = () => box;
  return element;
}

test('a likeness flies from the middle of one place to the middle of the other, and is gone', async () => {
  const from = new DOMRect(10, 20, 100, 140);
  const flight = flown(layer, lying(from), from, lying(new DOMRect(300, 200, 50, 70)), 420);
  const ghost = layer.querySelector<HTMLElement>('.ghost')!;
  expect(ghost.style).toMatchObject({ left: '10px', top: '20px', width: '100px', height: '140px' });
  expect(frames.at(-1)!['transform']).toBe('translate(265px, 145px) scale(0.5)');
  expect(timing.duration).toBe(420);
  arrive();
  await flight;
  expect(layer.children).toHaveLength(0);
});

test('it never grows, and never shrinks to nothing', () => {
  const from = new DOMRect(0, 0, 100, 100);
  void flown(layer, lying(from), from, lying(new DOMRect(0, 0, 900, 900)), 1);
  expect(frames.at(-1)!['transform']).toContain('scale(1)');
  void flown(layer, lying(from), from, lying(new DOMRect(0, 0, 10, 10)), 1);
  expect(frames.at(-1)!['transform']).toContain('scale(0.35)');
  const flat = new DOMRect(0, 0, 100, 0);
  void flown(layer, lying(flat), flat, lying(new DOMRect(0, 0, 10, 10)), 1);
  expect(frames.at(-1)!['transform']).toContain('scale(1)');
});

test('a likeness is no object of the table', () => {
  const from = new DOMRect(0, 0, 10, 10);
  const likeness = lying(from, '<b data-object="gold@0" id="x"></b><i id="y"></i>');
  likeness.dataset['object'] = 'market:1';
  void flown(layer, likeness, from, lying(from), 1);
  expect(layer.querySelector('[data-object], [id]')).toBeNull();
});

test('a flight that is broken off leaves nothing behind', async () => {
  const from = new DOMRect(0, 0, 10, 10);
  const flight = flown(layer, lying(from), from, lying(from), 1);
  fall(new DOMException('', 'AbortError'));
  await flight;
  expect(layer.children).toHaveLength(0);
});

test('what was won rises with a plus, what was lost with a true minus', async () => {
  const place = lying(new DOMRect(100, 200, 40, 20));
  const won = rising(layer, place, 2, 0);
  expect(layer.querySelector('b')).toMatchObject({ className: 'rise', textContent: '+2' });
  expect(layer.querySelector('b')!.style).toMatchObject({ left: '120px', top: '200px' });
  arrive();
  await won;
  void rising(layer, place, -13, 2);
  expect(layer.querySelector('b')).toMatchObject({ className: 'rise loss', textContent: '−13' });
  expect(layer.querySelector('b')!.style.top).toBe('164px');
  expect(layer.children).toHaveLength(1);
});

test('nothing rises where nobody can see the number: in the past, under a dialog, outside the table in view', () => {
  const table = document.createElement('main');
  document.body.append(table);
  table.getBoundingClientRect = () => new DOMRect(0, 50, 400, 500);
  const place = lying(new DOMRect(100, 200, 40, 20));
  table.append(place);
  const risen = () => {
    layer.replaceChildren();
    void rising(layer, place, 1, 0);
    return layer.children.length;
  };
  expect(risen()).toBe(1);
  table.className = 'past';
  expect(risen()).toBe(0);
  table.className = '';
  place.getBoundingClientRect = () => new DOMRect(100, 600, 40, 20);
  expect(risen()).toBe(0);
  place.getBoundingClientRect = () => new DOMRect(100, 200, 40, 20);
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  expect(risen()).toBe(0);
  document.body.replaceChildren();
});
