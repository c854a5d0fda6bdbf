import { defineConfig, mergeConfig } from 'vitest/config';
import client from './vite.config.ts';

export default mergeConfig(
  client,
  defineConfig({
    // Svelte's own code for the server, which Node would take, has no state that changes.
    resolve: { conditions: ['browser'] },
    // The words of the game lie with the server.
    server: { fs: { allow: ['..'] } },
    test: {
      include: ['src/**/*.test.ts'],
      environment: 'happy-dom',
      // One window for all files: to open one takes longer than the tests. So none of them replaces a whole module.
      pool: 'threads',
      isolate: false,
      // The first test that opens a board waits until all its parts are compiled.
      testTimeout: 30_000,
      setupFiles: ['src/testing/clean.ts'],
      // A link that a test presses leads nowhere.
      environmentOptions: { happyDOM: { settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } } } },
    },
  }),
);
