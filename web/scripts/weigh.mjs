// Prints what the built client weighs over the wire, and fails when code and styles outgrow their budget.
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const budget = 150_000;
const built = join(dirname(fileURLToPath(import.meta.url)), '../../src/regalia/web_client');
const weights = {};
const rows = [];
for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  const kind = { '.js': 'code', '.css': 'styles', '.html': 'page', '.woff2': 'letters', '.svg': 'pictures' }[extname(path)] ?? 'other';
  const bytes = readFileSync(path);
  // Letters are packed already; gzip would only add to them.
  const weight = kind === 'letters' ? bytes.length : gzipSync(bytes, { level: 9 }).length;
  weights[kind] = (weights[kind] ?? 0) + weight;
  rows.push([weight, kind, path.slice(built.length + 1)]);
}
const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
for (const [weight, kind, name] of rows.sort((a, b) => b[0] - a[0])) console.log(kilo(weight), kind.padEnd(9), name);
const counted = (weights.code ?? 0) + (weights.styles ?? 0) + (weights.page ?? 0) + (weights.other ?? 0);
console.log(Object.entries(weights).map(([kind, weight]) => `${kind} ${kilo(weight).trim()}`).join(', '));
console.log(`client without pictures and letters: ${kilo(counted).trim()} of ${kilo(budget).trim()}`);
if (counted > budget) process.exit(1);
