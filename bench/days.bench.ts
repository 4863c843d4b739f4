// What it takes to make all three puzzles of a day, in milliseconds, for the days of a year: in Node, and in
// Chromium on a device four times slower. Chromium slows the thread of a page, and refuses to slow a worker's
// ("Operation is only supported for pages, not workers"), so there are two rows that are to tell the same:
// a worker that is started anew for each day, as a player's is, its whole time taken four times; and the
// page's own thread, which does the same work truly slowed.
//
//   DAYS=…   how many days
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { DAY_KINDS } from '../src/core/day-puzzles.ts';
import { daysLater, FIRST_DAY, type Day } from '../src/core/day.ts';
import { makeDayPuzzle } from '../src/solver/puzzles/makers.ts';
import { finish } from '../src/solver/task.ts';
import { openBuiltPage } from './built-page.ts';
import type {} from './days-page/main.ts';
import { percentile } from './percentile.ts';
import { numberFrom } from './stage.ts';
import { timed } from './times.ts';

const SLOWDOWN = 4;
/** Milliseconds that any day may take on the slow device. */
const MOST = 1000;

const days: readonly Day[] = Array.from({ length: numberFrom('DAYS', 365) }, (_, later) =>
  daysLater(FIRST_DAY, later),
);

const inNode = days.map((day) =>
  timed(() => {
    for (const kind of DAY_KINDS) finish(makeDayPuzzle(day, kind));
  }),
);

const built = await openBuiltPage('days-page');
const { browser, page } = built;
// What the browser compiles once and keeps is compiled.
await page.evaluate((day) => window.makeInWorker(day), days[0]!);
const inWorker: number[] = [];
for (const day of days) inWorker.push(await page.evaluate((one) => window.makeInWorker(one), day));

const devtools = await page.context().newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
const onPage: number[] = [];
for (const day of days) onPage.push(await page.evaluate((one) => window.makeOnPage(one), day));
const chromium = browser.version();
await built.close();

const reckoned = inWorker.map((time) => time * SLOWDOWN);
const results = {
  Node: summary(inNode),
  'Chromium, a worker just started': summary(inWorker),
  [`the same, reckoned ${SLOWDOWN} times slower`]: judged(reckoned),
  [`Chromium, the page's thread slowed ${SLOWDOWN} times`]: judged(onPage),
};
console.log('All puzzles of a day, milliseconds:');
console.table(results);
const load = loadavg()[0]!;
console.log(`Load of the machine after: ${load.toFixed(1)}`);
const text = JSON.stringify({ chromium, load, days: days.length, milliseconds: results }, null, 2);
writeFileSync('bench/results/days.json', `${text}\n`);
if (Math.max(...reckoned, ...onPage) > MOST) process.exitCode = 1;

type Row = Readonly<Record<string, number | string>>;

function summary(times: readonly number[]): Row {
  const at = (share: number): number => Math.round(percentile(times, share));
  return { median: at(0.5), p99: at(0.99), most: at(1) };
}

function judged(times: readonly number[]): Row {
  return {
    ...summary(times),
    'at most': MOST,
    verdict: Math.max(...times) <= MOST ? 'ok' : 'FAILS',
  };
}
