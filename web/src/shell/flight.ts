/** Lets the likeness of a piece fly from where it lay to where it lies now. */
export function flown(layer: HTMLElement, likeness: HTMLElement, from: DOMRect, target: HTMLElement, duration: number): Promise<unknown> {
  const to = target.getBoundingClientRect();
  likeness.removeAttribute('data-object');
  for (const inner of likeness.querySelectorAll('[data-object], [id]')) {
    inner.removeAttribute('data-object');
    inner.removeAttribute('id');
  }
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  ghost.style.left = `${from.left}px`;
  ghost.style.top = `${from.top}px`;
  ghost.style.width = `${from.width}px`;
  ghost.style.height = `${from.height}px`;
  ghost.append(likeness);
  layer.append(ghost);
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const scale = Math.min(1, Math.max(0.35, to.height / Math.max(1, from.height)));
  const flight = ghost.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${x * 0.5}px, ${y * 0.5 - 24}px) scale(${(1.08 + scale) / 2}) rotate(-3deg)`, opacity: 1, offset: 0.5 },
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.2 },
    ],
    { duration, easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)', fill: 'forwards' },
  );
  return flight.finished.then(
    () => ghost.remove(),
    () => ghost.remove(),
  );
}

/** Whether somebody can see a number change: it lies in the part of the table that is in view, and nothing lies over it. */
function inSight(place: HTMLElement): boolean {
  if (document.querySelector('dialog[open]') || place.closest('.past')) return false;
  const around = place.closest('main')?.getBoundingClientRect();
  const box = place.getBoundingClientRect();
  return !around || (box.bottom > around.top && box.top < around.bottom);
}

/** Lets a small «+2» rise over a number that has changed. */
export function rising(layer: HTMLElement, place: HTMLElement, n: number, above: number): Promise<unknown> {
  if (!inSight(place)) return Promise.resolve();
  const box = place.getBoundingClientRect();
  const sign = document.createElement('b');
  sign.className = n < 0 ? 'rise loss' : 'rise';
  sign.textContent = n < 0 ? `−${-n}` : `+${n}`;
  sign.style.left = `${box.left + box.width / 2}px`;
  sign.style.top = `${box.top - above * 18}px`;
  layer.append(sign);
  const rise = sign.animate(
    [
      { transform: 'translate(-50%, 0) scale(.6)', opacity: 0 },
      { transform: 'translate(-50%, -60%) scale(1.1)', opacity: 1, offset: 0.25 },
      { transform: 'translate(-50%, -80%) scale(1)', opacity: 1, offset: 0.7 },
      { transform: 'translate(-50%, -150%) scale(1)', opacity: 0 },
    ],
    { duration: 900, easing: 'ease-out', fill: 'forwards' },
  );
  return rise.finished.then(
    () => sign.remove(),
    () => sign.remove(),
  );
}
