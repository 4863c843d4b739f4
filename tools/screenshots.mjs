// npm run screenshots: takes the pictures of the manifest from the production build, and writes their words beside
// them. With --check it takes none, and fails if the build has other words.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.mjs';
import { build, run } from './install.mjs';
import { frame, PICTURES, setScene, wordsOn } from './screenshot-scene.mjs';
import { serve } from './server.mjs';

const SCREENSHOTS = fileURLToPath(new URL('../public/screenshots/', import.meta.url));

const isCheck = process.argv.includes('--check');

build();
const site = await serve();
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en' });
/** @type {Record<string, Awaited<ReturnType<typeof wordsOn>>>} */
const words = {};
let scene;
for (const picture of PICTURES) {
  if (picture.scene !== scene) await setScene(page, site.url, (scene = picture.scene));
  await frame(page, picture);
  words[picture.name] = await wordsOn(page, scene);
  if (!isCheck) await page.screenshot({ path: `${SCREENSHOTS}${picture.name}.png` });
}
await browser.close();
await site.stop();

const written = `${SCREENSHOTS}words.json`;
if (isCheck) {
  if (!isDeepStrictEqual(words, JSON.parse(readFileSync(written, 'utf8')))) {
    console.error('The pictures show other words than this build. Run `npm run screenshots`.');
    process.exitCode = 1;
  }
} else {
  writeFileSync(written, `${JSON.stringify(words, undefined, 2)}\n`);
  // The tests compare files with what the formatter makes of them.
  run('npx', ['prettier', '--write', '--log-level', 'warn', written]);
}
