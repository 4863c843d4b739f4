// Measures the Lab of the production build (dist/) in Chromium: frames a second at full speed, with the search tree in
// view if the exhibit has one, and the page's heap over ten million steps.
import type { NtTransport } from '../src/lab/player/transport.ts';
import { openBenchPage } from './bench-page.ts';
import { percentile } from './percentile.ts';
import { IS_SHORT, report } from './report.ts';

const WATCHED_MILLISECONDS = IS_SHORT ? 100 : 3_000;

const LONG_RUN_MILLIONS = IS_SHORT ? 0 : 10;

/** Long runs of the exhibits that are the most expensive to draw. */
const RUNS = [
  'backtracking/8',
  'backtracking/12',
  'recursion/12',
  'swapping/10',
  'genetic/24?textbook&seed=9',
  'fewest-choices/12',
  'exact-cover/12',
  'bit-parallel/14',
  'guards/10',
];

const stage = await openBenchPage();
const { browser, url } = stage;
// With reduced motion runs open paused, so that their look-ahead ends before frames are counted.
const page = await browser.newPage({
  viewport: { width: 390, height: 844 },
  reducedMotion: 'reduce',
});

const results: ({ run: string } & Frames)[] = [];
for (const run of RUNS) {
  await play(run);
  const transport = page.locator('nt-transport');
  results.push({ run, ...framesOf(await transport.evaluate(watchFrames, WATCHED_MILLISECONDS)) });
}
const heap = await heapOverSteps();
await stage.close();

console.table(results);
console.table(heap);
report('lab-browser', { chromium: browser.version(), frames: results, heap });

/** Opens a run, scrolls its tree into view, and plays it at full speed. */
async function play(run: string): Promise<void> {
  // A new document: within one, a run that is playing makes the next one play, too.
  await page.goto('about:blank');
  await page.goto(`${url}#/lab/${run}`);
  const tree = page.locator('nt-tree');
  await page
    .getByRole('img', { name: /^Board, / })
    .first()
    .waitFor();
  if (await tree.isVisible()) await tree.scrollIntoViewIfNeeded();
  const speed = page.getByRole('combobox', { name: 'Speed' });
  await speed.selectOption('As fast as it goes');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
}

interface Frames {
  readonly framesASecond: number;
  /** The frames a second that 95 % of the frames reach. */
  readonly fifthPercentile: number;
  readonly slowestFrame: number;
}

function framesOf(times: readonly number[]): Frames {
  const rate = (milliseconds: number): number => Math.round(10_000 / milliseconds) / 10;
  return {
    framesASecond: rate(times.reduce((sum, time) => sum + time, 0) / times.length),
    fifthPercentile: rate(percentile(times, 0.95)),
    slowestFrame: Math.round(Math.max(...times)),
  };
}

/**
 * Runs in the page: resolves with the milliseconds of each frame during `milliseconds`. Plays a finished run again.
 */
function watchFrames(transport: NtTransport, milliseconds: number): Promise<number[]> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const times: number[] = [];
    let last: number | undefined;
    function onFrame(now: number): void {
      if (last !== undefined) times.push(now - last);
      last = now;
      if (!transport.playing) transport.playback.play();
      if (now - begun < milliseconds) requestAnimationFrame(onFrame);
      else resolve(times);
    }
    requestAnimationFrame(onFrame);
  });
}

/** Measures the page's heap, in kilobytes of 1024 bytes, after each million steps of a long run. */
async function heapOverSteps(): Promise<{ 'million steps': number; kilobytes: number }[]> {
  await play('backtracking/14');
  const session = await page.context().newCDPSession(page);
  const scrubber = page.getByRole('slider', { name: 'Step' });
  const heap: { 'million steps': number; kilobytes: number }[] = [];
  for (let million = 0; million <= LONG_RUN_MILLIONS; million++) {
    let steps = 0;
    while (steps < million * 1_000_000) {
      steps = Number(await scrubber.getAttribute('aria-valuenow'));
    }
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    heap.push({
      'million steps': Math.round(steps / 100_000) / 10,
      kilobytes: Math.round(usedSize / 1_024),
    });
  }
  return heap;
}
