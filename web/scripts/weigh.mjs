// Prints what the built client weighs over the wire, and fails when what a player loads outgrows its budget: the whole
// shell with the heaviest game's board. Nobody loads two boards for one table, nor the page of pieces.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const budget = 200_000;
const built = join(dirname(fileURLToPath(import.meta.url)), '../../src/regalia/web_client');
const manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
rmSync(join(built, '.vite'), { recursive: true });

/** Which game, or the page of pieces, a file belongs to; what several share is the shell's. */
const owners = new Map();
for (const [source, chunk] of Object.entries(manifest)) {
  const owner = /^src\/games\/(\w+)\//.exec(source)?.[1] ?? (source.startsWith('src/pages/pieces/') ? 'pieces' : 'shell');
  for (const file of [chunk.file, ...(chunk.css ?? [])]) owners.set(file, owners.has(file) && owners.get(file) !== owner ? 'shell' : owner);
}

const kinds = {
  '.js': 'code',
  '.css': 'styles',
  '.html': 'page',
  '.woff2': 'letters',
  '.svg': 'pictures',
  '.png': 'pictures',
  '.webmanifest': 'page',
};
const counted = new Set(['code', 'styles', 'page', 'other']);
const byKind = {};
const byOwner = {};
for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const path = join(entry.parentPath, entry.name);
  const kind = kinds[extname(path)] ?? 'other';
  const bytes = readFileSync(path);
  // Letters are packed already; gzip would only add to them.
  const weight = kind === 'letters' ? bytes.length : gzipSync(bytes, { level: 9 }).length;
  byKind[kind] = (byKind[kind] ?? 0) + weight;
  const owner = owners.get(path.slice(built.length + 1)) ?? 'shell';
  if (counted.has(kind)) byOwner[owner] = (byOwner[owner] ?? 0) + weight;
}
const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const listed = (weights) =>
  Object.entries(weights)
    .map(([name, weight]) => `${name} ${kilo(weight)}`)
    .join(', ');
const { shell, pieces, ...games } = byOwner;
const loaded = shell + Math.max(0, ...Object.values(games));
console.log(`everything: ${listed(byKind)}`);
console.log(`code and styles: ${listed(byOwner)}`);
console.log(`shell and the heaviest board: ${kilo(loaded)} of ${kilo(budget)}`);
if (loaded > budget) process.exit(1);
