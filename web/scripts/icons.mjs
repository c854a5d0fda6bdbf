// Takes the icons named in src/pieces/icons.json and src/games/*/icons.json out of the game-icons set and writes one SVG
// sheet per group, so that the client carries only what it shows, and a game's pictures only when that game is opened.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const pieces = join(dirname(fileURLToPath(import.meta.url)), '../src/pieces');
const generated = join(pieces, 'generated');
const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');
const groups = JSON.parse(readFileSync(join(pieces, 'icons.json'), 'utf8'));
const games = join(pieces, '../games');
for (const game of readdirSync(games).sort()) {
  const list = join(games, game, 'icons.json');
  if (existsSync(list)) groups[game] = JSON.parse(readFileSync(list, 'utf8'));
}

/** Strokes of the table itself that the set lacks, drawn here on the same 512 square. */
const own = {
  plus: '<path fill="currentColor" d="M216 72h80v144h144v80H296v144h-80V296H72v-80h144z"/>',
  minus: '<path fill="currentColor" d="M72 216h368v80H72z"/>',
  chevron: '<path fill="currentColor" d="m176 64 192 192-192 192-56-56 136-136-136-136z"/>',
  arrow: '<path fill="currentColor" d="M40 210h236V96l196 160-196 160V302H40z"/>',
};

function drawing(name) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!icon) throw new Error(`icons.json names «${name}», which game-icons does not have`);
  return icon.body;
}

const groupOf = new Map();
const sheets = {};
for (const [group, names] of Object.entries({ ...groups, table: [...groups.table, ...Object.keys(own)] })) {
  // What two groups name lies in the first one's sheet.
  const fresh = [...new Set(names)].filter((name) => !groupOf.has(name));
  const symbols = fresh.sort().map((name) => {
    groupOf.set(name, group);
    return `<symbol id="${name}" viewBox="0 0 512 512">${own[name] ?? drawing(name)}</symbol>`;
  });
  sheets[group] = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

const names = [...groupOf.keys()].sort();
const named = (group) => names.filter((name) => groupOf.get(name) === group);
const module = `// Written by scripts/icons.mjs from the icons.json files; change those instead.
${Object.keys(sheets)
  .map((group) => `import ${group} from './${group}.svg?url';`)
  .join('\n')}

/** Each sheet: where it lies, and the names of its pictures. */
export const sheets = [
${Object.keys(sheets)
  .map((group) => `  [${group}, '${named(group).join(' ')}'],`)
  .join('\n')}
] as const;

export type IconName =
${names.map((name) => `  | '${name}'`).join('\n')};
`;

mkdirSync(generated, { recursive: true });
const wanted = { 'icons.ts': module };
for (const [group, sheet] of Object.entries(sheets)) wanted[`${group}.svg`] = sheet;
const digest = (text) => createHash('sha1').update(text).digest('hex');
for (const old of readdirSync(generated)) if (!(old in wanted)) rmSync(join(generated, old));
for (const [name, text] of Object.entries(wanted)) {
  const path = join(generated, name);
  let before = '';
  try {
    before = readFileSync(path, 'utf8');
  } catch {
    // First run: nothing to compare with.
  }
  if (digest(before) !== digest(text)) writeFileSync(path, text);
}
console.log(`icons: ${names.length} in ${Object.keys(sheets).length} sheets`);
