import { createSubscriber } from 'svelte/reactivity';

const everySecond = createSubscriber((update) => {
  const ticking = setInterval(update, 1000);
  return () => clearInterval(ticking);
});

/** The time in milliseconds; whatever is made of it is made anew every second, for as long as it is shown. */
export function now(): number {
  everySecond();
  return Date.now();
}
