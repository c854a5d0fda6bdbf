import { longPress } from './bubble';

/** Calls `look` on a long press or a right click, and keeps the click that follows from choosing. */
export function looking(look: (() => void) | undefined): (node: HTMLElement) => (() => void) | undefined {
  return (node) => {
    if (!look) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let looked = false;
    const press = (event: PointerEvent) => {
      looked = false;
      if (event.pointerType === 'mouse') return;
      timer = setTimeout(() => {
        looked = true;
        look();
      }, longPress);
    };
    const lift = () => {
      if (timer !== undefined) clearTimeout(timer);
      timer = undefined;
    };
    const menu = (event: MouseEvent) => {
      event.preventDefault();
      if (!looked) look();
    };
    const click = (event: MouseEvent) => {
      if (!looked) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      looked = false;
    };
    node.addEventListener('pointerdown', press);
    for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) node.addEventListener(name, lift);
    node.addEventListener('contextmenu', menu);
    node.addEventListener('click', click, { capture: true });
    return () => {
      lift();
      node.removeEventListener('pointerdown', press);
      for (const name of ['pointerup', 'pointercancel', 'pointerleave'] as const) node.removeEventListener(name, lift);
      node.removeEventListener('contextmenu', menu);
      node.removeEventListener('click', click, { capture: true });
    };
  };
}
