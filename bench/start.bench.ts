// Measures starts of the production build (dist/). First the longest task of the page's main thread until the shell is
// removed, with the processor slowed four times: for a first visit, in Arabic too, and for a stored large board, each from
// the network and from the service worker. Then the time from the tap on Puzzles to the hub's first frame (hub.ts).
import type { BrowserContext, Page } from '@playwright/test';
import { measureHub } from './hub.ts';
import { openBenchPage } from './bench-page.ts';
import { percentile } from './percentile.ts';
import { IS_SHORT, judge, report } from './report.ts';

/** Tasks of at least this many milliseconds are printed. */
const PRINTED = 20;
const SLOWDOWN = IS_SHORT ? 1 : 4;
const STARTS = IS_SHORT ? 1 : 5;
/** The largest ratio of the hub's time after ten years to its time without results, by the medians. */
const MOST_FOR_YEARS = 1.2;
/** The size of the stored board, and the 0-based columns of its queens from the top row down. */
const SIZE = 16;
const QUEENS = [1, 5, 8, 12];

interface Visit {
  readonly name: string;
  readonly locale: string;
  /** The most milliseconds of the longest task, by the median of the starts. */
  readonly most: number;
  /** Does what the player did before. */
  readonly prepare?: (context: BrowserContext) => Promise<void>;
}

const VISITS: readonly Visit[] = [
  { name: 'first visit', locale: 'en', most: 75 },
  { name: `${SIZE} × ${SIZE} as it was left`, locale: 'en', most: 75, prepare: leaveBoard },
  // The language that takes the longest, because it goes from right to left.
  { name: 'first visit in Arabic', locale: 'ar', most: 110 },
];

/** The trace categories of Chromium that contain tasks and the page's work in them. */
const TRACED = ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** A promise in the page that resolves once it has no shell. */
const SHELL_GONE = `new Promise((resolve) => {
  const look = () => document.querySelector('.shell') ?? resolve();
  new MutationObserver(look).observe(document.body, { childList: true });
  look();
})`;

/** The fields that are read of an event of Chromium's traces; times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** The part of `dur` that the thread ran: other work of the machine is not in it. */
  readonly tdur?: number;
  readonly args: { readonly beginData?: { readonly url?: string } };
}

const stage = await openBenchPage();
const { browser, url } = stage;
const milliseconds: Record<string, { median: number; least: number; most: number; bar: number }> =
  {};
for (const { name: visit, locale, most, prepare } of VISITS) {
  for (const source of ['network', 'service worker'] as const) {
    const name = `${visit}, ${source}`;
    const longest: number[] = [];
    while (longest.length < STARTS) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        locale,
      });
      await prepare?.(context);
      await (source === 'network' ? forgetFiles(context) : visitOnce(context));
      longest.push(await longestTask(context, name));
      await context.close();
    }
    milliseconds[name] = {
      median: percentile(longest, 0.5),
      least: Math.min(...longest),
      most: Math.max(...longest),
      bar: most,
    };
  }
}
const hub = await measureHub(stage);
await stage.close();

console.log(`The longest task of a start, CPU slowed ${SLOWDOWN} times, milliseconds:`);
console.table(milliseconds);
console.log('Tap on Puzzles to the hub, milliseconds:');
console.table(hub);
const [none, many] = Object.values(hub);
const ratio = many!.median / none!.median;
console.log(`Ratio of medians: ${ratio.toFixed(2)}`);
report('start', {
  chromium: browser.version(),
  starts: STARTS,
  slowdown: SLOWDOWN,
  milliseconds,
  hub,
  ratio,
});
judge(
  Object.values(milliseconds).every(({ median, bar }) => median <= bar),
  'the median of the longest task has to be within its bar.',
);
judge(
  ratio <= MOST_FOR_YEARS,
  `at most ${MOST_FOR_YEARS} times as long for the hub after ten years.`,
);

/** Opens the game once, until the service worker controls it. */
async function visitOnce(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await untilKept(page);
  await page.close();
}

async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Places queens on a large board and closes the page. */
async function leaveBoard(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}#/play/${SIZE}`);
  const grid = page.getByRole('grid').and(page.locator(`[aria-rowcount="${SIZE}"]`));
  const { x, y, width } = (await grid.boundingBox())!;
  const side = width / SIZE;
  for (const [row, column] of QUEENS.entries()) {
    await page.mouse.click(x + (column + 0.5) * side, y + (row + 0.5) * side);
  }
  await untilKept(page);
  await page.close();
}

/** Clears the caches and service workers of the game, but not the player's data. */
async function forgetFiles(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', {
    origin: new URL(url).origin,
    storageTypes: 'service_workers,cache_storage',
  });
  await devtools.send('Network.clearBrowserCache');
  await page.close();
}

/** Starts the game, prints its long tasks, and returns the milliseconds of the longest one. */
async function longestTask(context: BrowserContext, visit: string): Promise<number> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await browser.startTracing(page, { categories: TRACED });
  await page.goto(url, { waitUntil: 'networkidle' });
  // The shell is removed when the page is idle. Playwright's own way to wait would add its longest task to the page.
  await devtools.send('Runtime.evaluate', { expression: SHELL_GONE, awaitPromise: true });
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await page.close();

  const events = trace.traceEvents.toSorted((a, b) => a.ts - b.ts);
  const start = events.find(
    ({ name, args }) => name === 'ParseHTML' && args.beginData?.url === url,
  );
  if (!start) {
    // Seen on a very busy machine. Only figures need the trace, and the short form has none.
    if (IS_SHORT) return 0;
    throw new Error('The page is not in the trace.');
  }
  const own = events.filter(
    ({ pid, tid, ts, dur = 0 }) => pid === start.pid && tid === start.tid && ts + dur >= start.ts,
  );
  const tasks = own.filter(({ name }) => name === 'RunTask');
  console.log(visit);
  for (const task of tasks.filter((long) => inMilliseconds(long) >= PRINTED)) {
    const parts = own.filter(
      (part) =>
        part.ts >= task.ts &&
        part.ts < task.ts + task.dur! &&
        part !== task &&
        inMilliseconds(part) >= PRINTED / 4,
    );
    const words = parts.map((part) => `${part.name} ${inMilliseconds(part)}`).join(', ');
    const at = Math.round((task.ts - start.ts) / 1000);
    console.log(`  at ${at} ms: ${inMilliseconds(task)} ms  ${words}`);
  }
  return Math.max(...tasks.map(inMilliseconds));
}

function inMilliseconds({ tdur = 0 }: TraceEvent): number {
  return Math.round(tdur / 1000);
}
