import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess({ script: true }),
  // Short class names: they stand in every element of every part, and nothing packs a hash.
  compilerOptions: { runes: true, cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 5)}` },
};
