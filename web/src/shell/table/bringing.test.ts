import { beforeEach, expect, it, vi } from 'vitest';
import { bring } from './bringing';

const at = (element: Element, top: number, height: number) =>
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue({ top, bottom: top + height, height } as DOMRect);

let box: HTMLElement;
let scrolled: ReturnType<typeof vi.fn>;
beforeEach(() => {
  document.body.innerHTML = '<main><button data-object="dukes@0:a"></button><button data-object="dukes@0:b"></button></main>';
  box = document.querySelector('main')!;
  at(box, 50, 500);
  scrolled = vi.fn();
  for (const button of document.querySelectorAll('button')) button.scrollIntoView = scrolled as never;
});
const put = (tops: number[]) => {
  for (const [place, button] of document.querySelectorAll('button').entries()) at(button, tops[place]!, 100);
};

it('scrolls to the first thing if all lie outside', () => {
  put([900, 1100]);
  bring(['dukes@0:a', 'dukes@0:b'], box);
  expect(scrolled).toHaveBeenCalledOnce();
});

it('lets the reader be if one of them can be seen', () => {
  put([100, 1100]);
  bring(['dukes@0:a', 'dukes@0:b'], box);
  put([900, 470]);
  bring(['dukes@0:a', 'dukes@0:b', 'moon'], box);
  bring([], box);
  expect(scrolled).not.toHaveBeenCalled();
});

it('scrolls the page as well, where the box is longer than the screen', () => {
  at(box, 50, 3000);
  put([innerHeight + 200, innerHeight + 400]);
  bring(['dukes@0:a', 'dukes@0:b'], box);
  expect(scrolled).toHaveBeenCalledOnce();
});
