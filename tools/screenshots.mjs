// npm run screenshots: takes the pictures of the manifest from the production build, and writes their words beside
// them (screenshots.spec.ts compares these with the build in .ci/run).
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.mjs';
import { build, run } from './install.mjs';
import { frame, PICTURES, setScene, wordsOn } from './screenshot-scene.mjs';
import { serve } from './server.mjs';

const SCREENSHOTS = fileURLToPath(new URL('../public/screenshots/', import.meta.url));

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
  await page.screenshot({ path: `${SCREENSHOTS}${picture.name}.png` });
}
await browser.close();
await site.stop();

writeFileSync(`${SCREENSHOTS}words.json`, `${JSON.stringify(words, undefined, 2)}\n`);
// The tests compare files with what the formatter makes of them.
run('npx', ['prettier', '--write', '--log-level', 'warn', `${SCREENSHOTS}words.json`]);
