// npm run screenshots: takes the pictures of the manifest and the README from the production build.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './browser.mjs';
import { serve } from './server.mjs';

const SCREENSHOTS = fileURLToPath(new URL('../public/screenshots/', import.meta.url));

/** Width and height in CSS pixels; tools/build/web-app.ts names the pictures. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** A board under way: these queens, the rest still to find. */
const QUEENS = ['a8', 'e7', 'h6', 'f5', 'c4'];

const executablePath = findChromium();
const site = await serve();
const browser = await chromium.launch({
  args: CHROMIUM_FLAGS,
  ...(executablePath && { executablePath }),
});
for (const size of SIZES) {
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce' });
  await page.goto(`${site.url}#/play/8`);
  for (const square of QUEENS) {
    await page.getByRole('gridcell', { name: `${square},` }).click();
    await page.getByRole('gridcell', { name: `${square}, queen` }).waitFor();
  }
  // The pointer leaves the board, which answers to it.
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${SCREENSHOTS}play-${size.width}x${size.height}.png` });
}
await browser.close();
await site.stop();
