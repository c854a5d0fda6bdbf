import { defineConfig, mergeConfig } from 'vitest/config';
import client from './vite.config.ts';

export default mergeConfig(
  client,
  defineConfig({
    // Svelte's own code for the server, which Node would take, has no state that changes.
    resolve: { conditions: ['browser'] },
    // The words of the game lie with the server.
    server: { fs: { allow: ['..'] } },
    test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
  }),
);
