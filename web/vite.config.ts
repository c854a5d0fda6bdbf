import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

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

export default defineConfig({
  plugins: [svelte()],
  build: {
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
