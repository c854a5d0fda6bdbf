import { describe, expect, it } from 'vitest';
import { placed, showUnder } from './beside';

const window = { width: 1000, height: 700 };
const at = (left: number, top: number, width = 100, height = 140) => ({ left, top, right: left + width, bottom: top + height });

describe('a preview', () => {
  it('lies beside what it is about, on the right if there is room', () => {
    expect(placed(at(200, 300), { width: 400, height: 300 }, window)).toEqual({ left: 312, top: 220 });
  });
  it('goes to the left where the right is too narrow', () => {
    expect(placed(at(700, 300), { width: 400, height: 300 }, window).left).toBe(288);
  });
  it('lies below or above where neither side has room, and never outside the window', () => {
    const small = { width: 360, height: 640 };
    expect(placed(at(100, 60), { width: 340, height: 300 }, small)).toEqual({ left: 8, top: 212 });
    expect(placed(at(100, 460), { width: 340, height: 300 }, small)).toEqual({ left: 8, top: 148 });
    expect(placed(at(100, 300), { width: 340, height: 630 }, small).top).toBe(8);
  });
});

describe('a list of choices', () => {
  const box = document.createElement('div');
  box.showPopover = () => undefined;
  box.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  const anchor = document.createElement('button');
  const lies = (top: number) => {
    anchor.getBoundingClientRect = () => new DOMRect(300, top, 100, 50);
    showUnder(box, anchor);
    return [box.style.left, box.style.top];
  };

  it('lies right under what it is about, or above it at the end of the window', () => {
    expect(lies(100)).toEqual(['250px', '162px']);
    expect(lies(innerHeight - 60)).toEqual(['250px', `${innerHeight - 60 - 12 - 100}px`]);
  });
  it('lies in the middle if nothing is there', () => {
    showUnder(box, null);
    expect(box.style.left).toBe(`${(innerWidth - 200) / 2}px`);
  });
});
