// Opens the built client under its content policy in both themes and both sizes, runs axe over it, and can keep
// screenshots: node scripts/axe.mjs [--pictures folder]. CHROMIUM names another browser than Debian's.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { chromium } from 'playwright-core';
import { preview } from 'vite';

const flag = process.argv.indexOf('--pictures');
const pictures = flag > 0 ? process.argv[flag + 1] : undefined;
if (pictures) mkdirSync(pictures, { recursive: true });

const server = await preview({ preview: { port: 4179 }, logLevel: 'warn' });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
let faults = 0;

async function examine(page, name) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  for (const { id, impact, help, nodes } of violations) {
    faults += nodes.length;
    console.log(`${name}: ${id} (${impact}) ${help}`);
    for (const node of nodes.slice(0, 5))
      console.log(`   ${node.target.join(' ')}\n      ${node.failureSummary?.split('\n').slice(1, 3).join(' ')}`);
  }
}

const windows = { dialog: 'Dialog', sheet: 'Sheet', curtain: 'Curtain' };
for (const theme of ['light', 'dark']) {
  for (const [width, height] of [
    [360, 640],
    [1280, 800],
  ]) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', colorScheme: theme });
    const page = await context.newPage();
    const name = `${theme} ${width}`;
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type())) return;
      faults += 1;
      console.log(`${name}: ${message.text()}`);
    });
    page.on('pageerror', (error) => {
      faults += 1;
      console.log(`${name}: ${error.stack}`);
    });
    await page.goto('http://localhost:4179/pieces', { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (tooWide > 0) {
      faults += 1;
      console.log(`${name}: the page is ${tooWide} px wider than the window`);
    }
    await examine(page, name);
    if (pictures) await page.screenshot({ path: join(pictures, `${theme}-${width}.png`), fullPage: true });
    for (const [id, label] of Object.entries(windows)) {
      await page.getByRole('button', { name: label, exact: true }).click();
      await page.waitForTimeout(100);
      await examine(page, `${name} ${id}`);
      if (pictures) await page.screenshot({ path: join(pictures, `${theme}-${width}-${id}.png`) });
      if (id === 'curtain') await page.getByRole('button', { name: 'I am Anna' }).click();
      else await page.keyboard.press('Escape');
    }
    const barred = page.locator('#cards .card.barred');
    await barred.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.getByRole('tooltip').filter({ visible: true }).first().waitFor();
    await examine(page, `${name} reason`);
    if (pictures) await page.screenshot({ path: join(pictures, `${theme}-${width}-reason.png`) });
    await context.close();
  }
}

await browser.close();
await server.close();
console.log(faults ? `${faults} faults` : 'axe finds nothing');
process.exit(faults ? 1 : 0);
