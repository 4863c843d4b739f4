// Measures how long a board is read from a picture in Chromium with a processor six times slower: a photograph of
// 12 megapixels and a screenshot, beside decoding them and making them small. The page contains only the reader.
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
console.table(results);
report('picture', { chromium: browser.version(), slowdown: SLOWDOWN, results });
await built.close();
