// Frames a second while the Lab runs as fast as it goes, in Chromium, on the production build in dist/.
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from '../tools/browser.mjs';
import { serve } from '../tools/server.mjs';

const WATCHED_MILLISECONDS = 3_000;

/** Long runs of exhibits whose drawing costs the most, each by its own measure. */
const RUNS = [
  'backtracking/12',
  'recursion/12',
  'swapping/10',
  'genetic/24?textbook&seed=9',
  'fewest-choices/12',
  'exact-cover/12',
  'bit-parallel/14',
  'guards/10',
];

const site = await serve({ directory: 'dist' });
const browser = await chromium.launch(launchOptions());
// It opens paused, so that looking ahead is over when the frames are counted.
const page = await browser.newPage({
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
});

const results: { run: string; framesASecond: number; slowestFrame: number }[] = [];
for (const run of RUNS) {
  // Another document: within one, a run that plays hands on to the next.
  await page.goto('about:blank');
  await page.goto(`${site.url}#/lab/${run}`);
  const speed = page.getByRole('combobox', { name: 'Speed' });
  await speed.selectOption('As fast as it goes');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  results.push({ run, ...(await page.evaluate(watchFrames, WATCHED_MILLISECONDS)) });
}
await browser.close();
await site.stop();

console.table(results);
writeFileSync('bench/results/lab-browser.json', `${JSON.stringify(results, null, 2)}\n`);

/** Runs in the page: counts frames for so many milliseconds. */
function watchFrames(
  milliseconds: number,
): Promise<{ framesASecond: number; slowestFrame: number }> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let frames = 0;
    let slowest = 0;
    let last = begun;
    function onFrame(): void {
      const now = performance.now();
      frames++;
      slowest = Math.max(slowest, now - last);
      last = now;
      if (now - begun < milliseconds) requestAnimationFrame(onFrame);
      else {
        const framesASecond = Math.round((frames * 10_000) / (now - begun)) / 10;
        resolve({ framesASecond, slowestFrame: Math.round(slowest) });
      }
    }
    requestAnimationFrame(onFrame);
  });
}
