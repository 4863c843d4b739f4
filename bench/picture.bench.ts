// Measures how long a board is read from a picture in Chromium with a processor six times slower: a photograph of
// 12 megapixels and a screenshot, beside decoding them and making them small. The page contains only the reader. Then the
// longest task of the game's page, at full speed, while its worker reads a photograph.
import { bring, drawPicture } from '../e2e/helpers/pictures.ts';
import { openBenchPage, openPhone } from './bench-page.ts';
import { openBuiltPage } from './built-page.ts';
import type { PictureCase, PictureTimes } from './picture-page/main.ts';
import { IS_SHORT, judge, report, SLOWDOWN } from './report.ts';

const ROUNDS = IS_SHORT ? 1 : 5;

const CASES: Record<string, PictureCase & { readonly most: number }> = {
  'photograph, 12 MP': { width: 4000, height: 3000, turn: 0.06, type: 'image/jpeg', most: 2000 },
  'screenshot, 1080 × 2400': { width: 1080, height: 2400, turn: 0, type: 'image/png', most: 1000 },
};

const built = await openBuiltPage('picture-page');
const { browser, page } = built;
const devtools = await page.context().newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

/** Rows of the board in the photograph. */
const SIZE = 8;

const results: Record<string, Record<string, number>> = {};
for (const [name, picture] of Object.entries(CASES)) {
  const rounds: PictureTimes[] = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(await page.evaluate((one) => window.measurePicture(one), picture));
  const median = (values: readonly number[]): number =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
  const decoding = median(rounds.map((times) => times.decoding));
  const reading = median(rounds.map((times) => times.reading));
  results[name] = {
    'decoding, ms': Math.round(decoding),
    'reading, ms': Math.round(reading),
    'reading ÷ decoding': Math.round((10 * reading) / decoding) / 10,
  };
  judge(decoding + reading <= picture.most, `${name}: at most ${picture.most} ms in all.`);
}

const stage = await openBenchPage();
const phone = await openPhone(stage.browser);
await phone.goto(`${stage.url}#/puzzles/picture`);
await phone.locator('nt-picture h2').waitFor();
const photograph = await drawPicture(phone, {
  regions: Array.from({ length: SIZE ** 2 }, (_, square) => Math.floor(square / SIZE)).join(''),
  size: SIZE,
  width: 3000,
  height: 4000,
  type: 'image/jpeg',
});
await bring(phone, 'drop', [photograph], 'image/jpeg');
await phone.evaluate(() => {
  new PerformanceObserver((list) => {
    const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
    document.body.dataset['longest'] = String(
      Math.max(longest, Number(document.body.dataset['longest'] ?? 0)),
    );
  }).observe({ type: 'longtask' });
});
await phone.locator('nt-picture .found').waitFor();
const longest = await phone.evaluate(() => Number(document.body.dataset['longest'] ?? 0));
results['page of the game'] = { 'longest task over 50 ms, ms': longest };
await stage.close();

console.table(results);
report('picture', { chromium: browser.version(), slowdown: SLOWDOWN, results });
await built.close();
