import { createHash } from 'node:crypto';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** The policy the server sends too: previewing under it shows at once what it would forbid. */
const contentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Tells the service worker which files it keeps: all code and styles of this build, and by them its version. */
const keeping: Plugin = {
  name: 'keeping',
  generateBundle(_, bundle) {
    const worker = bundle['service-worker.js'];
    if (worker?.type !== 'chunk') throw new Error('there is no service worker');
    const files = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css)$/.test(name));
    const sum = createHash('sha256').update([worker.code, ...files.sort()].join('\n'));
    const built = JSON.stringify({ version: sum.digest('hex').slice(0, 12), files: files.map((name) => `/${name}`) });
    const written = worker.code.replace(/(["'`])__BUILT__\1/, () => JSON.stringify(built));
    if (written === worker.code) throw new Error('the service worker does not say where its files belong');
    worker.code = written;
  },
};

export default defineConfig({
  plugins: [svelte(), keeping],
  build: {
    rollupOptions: {
      input: { index: 'index.html', 'service-worker': 'src/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // What several pages share comes in one piece: many small files pack badly.
        codeSplitting: {
          groups: [
            { name: 'pieces', test: /src\/pieces\/(?!generated)/, minShareCount: 2 },
            { name: 'shell', test: /src\/shell\//, minShareCount: 2 },
            // Small pages of one subject too.
            { name: 'learning', test: /pages\/(Lessons|Puzzles|Daily)\.svelte/ },
            { name: 'people', test: /pages\/(About|Alerts|Join|Key|Lobby|MyGames|Pad|Person|Statistics)\.svelte/ },
          ],
        },
      },
    },
    outDir: '../src/regalia/web_client',
    emptyOutDir: true,
    // Data addresses are forbidden by the content policy, so nothing may be inlined.
    assetsInlineLimit: 0,
    target: 'es2022',
    // light-dark() must survive as written: its fallback breaks nested themes.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
  },
  server: {
    port: 5173,
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/words': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
  preview: { headers: { 'Content-Security-Policy': contentPolicy } },
});
