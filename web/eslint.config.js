import svelte from 'eslint-plugin-svelte';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** What ESLint asks of it; what it remembers of files it can only keep with plain values. */
const { runes } = svelteConfig.compilerOptions;

/** What is Svelte's own only: the rest of the TypeScript is Biome's, and types and names are svelte-check's. */
export default [
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig: { compilerOptions: { runes } } } },
  },
  {
    files: ['**/*.svelte.ts'],
    languageOptions: { parser: typescript.parser },
  },
  // Maps and sets are made anew here and never changed once somebody sees them.
  { rules: { 'svelte/prefer-svelte-reactivity': 'off' } },
];
