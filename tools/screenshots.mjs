// npm run screenshots: takes the pictures of the manifest and the README from the production build, writes down
// beside them what stood on them (e2e/screenshots.spec.ts compares it with the build), and says it in README.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './browser.mjs';
import { ROOT, run } from './install.mjs';
import { frame, IN_README, PICTURES, setScene, wordsOn } from './screenshot-scene.mjs';
import { serve } from './server.mjs';

const SCREENSHOTS = fileURLToPath(new URL('../public/screenshots/', import.meta.url));
const README = `${ROOT}/README.md`;

run('npm', ['run', '--silent', 'build']);
const executablePath = findChromium();
const site = await serve();
const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  ...(executablePath && { executablePath }),
});
const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en' });
await setScene(page, site.url);
/** @type {Record<string, Awaited<ReturnType<typeof wordsOn>>>} */
const words = {};
for (const picture of PICTURES) {
  await frame(page, picture);
  words[picture.name] = await wordsOn(page);
  await page.screenshot({ path: `${SCREENSHOTS}${picture.name}.png` });
}
await browser.close();
await site.stop();

writeFileSync(`${SCREENSHOTS}words.json`, `${JSON.stringify(words, undefined, 2)}\n`);
const alternative = words[IN_README]?.alternative ?? '';
const image = new RegExp(`(<img src="public/screenshots/${IN_README}\\.png"[^>]* alt=")[^"]*`);
writeFileSync(README, readFileSync(README, 'utf8').replace(image, `$1${alternative}`));
// The tests compare files with what the formatter makes of them.
run('npx', ['prettier', '--write', '--log-level', 'warn', `${SCREENSHOTS}words.json`]);
