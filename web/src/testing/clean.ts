import { afterEach, vi } from 'vitest';

// All tests share one window: each leaves it as it found it.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  document.body.replaceChildren();
});
