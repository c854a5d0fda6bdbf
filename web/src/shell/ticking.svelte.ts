import { createSubscriber } from 'svelte/reactivity';

let time = Date.now();

const everySecond = createSubscriber((update) => {
  time = Date.now();
  const ticking = setInterval(() => {
    time = Date.now();
    update();
  }, 1000);
  return () => clearInterval(ticking);
});

/**
 * The time in milliseconds; whatever is made of it is made anew every second, for as long as it is shown. All that is
 * shown at once goes by the same second, whenever it was made.
 */
export function now(): number {
  everySecond();
  return $effect.tracking() ? time : Date.now();
}
