// npm run lighthouse [-- directory]: Lighthouse's mobile preset with its default throttling on the
// production build, or on another one, for a first visit and for a large board as it was left. Prints
// every run with the median and the worst, and fails where one of these is below its bar.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { CHROMIUM_FLAGS, chromiumPath } from './browser.mjs';
import { serve } from './server.mjs';

const RUNS = 5;

/** The least that a category may score, of 100. */
const LEAST = {
  performance: { median: 99, worst: 98 },
  accessibility: { median: 100, worst: 100 },
  'best-practices': { median: 98, worst: 98 },
};

/** The most that an audit may measure: milliseconds, and the unitless layout shift. */
const MOST = {
  'largest-contentful-paint': { median: 1400, worst: Infinity },
  'total-blocking-time': { median: 50, worst: Infinity },
  'cumulative-layout-shift': { median: 0, worst: 0 },
};

/** Rows and columns of the board that is left, and the columns of its queens from the top row down. */
const SIZE = 16;
const QUEENS = [1, 5, 8, 12];

/** @typedef {Readonly<Record<string, number>>} Run What was measured, by category and audit. */

const chromium = { executablePath: chromiumPath(), args: CHROMIUM_FLAGS };

const [, , directory] = process.argv;
const site = await serve(directory === undefined ? {} : { directory });
try {
  report('First visit', await measureVisits());
  report(`${SIZE} × ${SIZE} as it was left`, await measureVisits(leaveBoard));
} finally {
  await site.stop();
}

/**
 * Opens the game several times in one profile, each time in a browser that was just started: Lighthouse's
 * profiler goes through the whole heap of a page's process first, and in one that has shown the game before
 * that counts as a long task of the page.
 * @param {(browser: import('puppeteer-core').Browser) => Promise<void>} [prepare] What the player did
 *   before; without it each visit is a first one.
 * @returns {Promise<Run[]>}
 */
async function measureVisits(prepare) {
  const profile = mkdtempSync(join(tmpdir(), 'ninety-two-lighthouse-'));
  try {
    if (prepare) await inBrowser(profile, prepare);
    const runs = [];
    while (runs.length < RUNS) {
      runs.push(
        await inBrowser(profile, (browser) => measureVisit(browser, prepare !== undefined)),
      );
    }
    return runs;
  } finally {
    rmSync(profile, { recursive: true });
  }
}

/**
 * Starts a browser on a profile for one thing to do.
 * @template T
 * @param {string} profile
 * @param {(browser: import('puppeteer-core').Browser) => Promise<T>} act
 * @returns {Promise<T>}
 */
async function inBrowser(profile, act) {
  const browser = await puppeteer.launch({ ...chromium, userDataDir: profile });
  try {
    return await act(browser);
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('puppeteer-core').Browser} browser
 * @param {boolean} keep Whether what is stored stays for the visit.
 * @returns {Promise<Run>}
 */
async function measureVisit(browser, keep) {
  const page = await browser.newPage();
  const flags = { onlyCategories: Object.keys(LEAST), disableStorageReset: keep };
  const result = await lighthouse(site.url, flags, undefined, page);
  await page.close();
  if (!result) throw new Error('Lighthouse gave no result.');
  const { categories, audits } = result.lhr;
  const scores = Object.keys(LEAST).map((name) => [name, (categories[name]?.score ?? 0) * 100]);
  const measures = Object.keys(MOST).map((name) => [name, audits[name]?.numericValue ?? Infinity]);
  return /** @type {Run} */ (Object.fromEntries([...scores, ...measures]));
}

/**
 * Plays on a large board until it and the game are kept.
 * @param {import('puppeteer-core').Browser} browser
 */
async function leaveBoard(browser) {
  const page = await browser.newPage();
  await page.goto(`${site.url}#/play/${SIZE}`);
  const grid = await page.waitForSelector(`>>> [role=grid][aria-rowcount="${SIZE}"]`);
  const box = await grid?.boundingBox();
  if (!box) throw new Error('There is no board to play on.');
  const side = box.width / SIZE;
  for (const [row, column] of QUEENS.entries()) {
    await page.mouse.click(box.x + (column + 0.5) * side, box.y + (row + 0.5) * side);
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await page.waitForFunction((size) => location.hash.startsWith(`#/play/${size}/`), {}, SIZE);
  await page.close();
}

/**
 * @param {string} visit
 * @param {readonly Run[]} runs
 */
function report(visit, runs) {
  console.log(`\n${visit}`);
  for (const [name, { median, worst }] of Object.entries({ ...LEAST, ...MOST })) {
    const better = name in LEAST ? -1 : 1;
    const values = runs.map((run) => run[name] ?? NaN);
    const sorted = values.toSorted((a, b) => (a - b) * better);
    const [middle = NaN, last = NaN] = [sorted[Math.floor(RUNS / 2)], sorted[RUNS - 1]];
    const passed = (middle - median) * better <= 0 && (last - worst) * better <= 0;
    const [all, ofMedian, ofWorst] = [values, [middle], [last]].map((shown) =>
      shown.map((value) => String(Number(value.toFixed(value < 1 ? 4 : 0))).padStart(7)).join(''),
    );
    const verdict = passed ? 'ok' : `FAILS: median ${median}, worst ${worst}`;
    console.log(`${name.padEnd(25)}${all}  median${ofMedian}  worst${ofWorst}  ${verdict}`);
    if (!passed) process.exitCode = 1;
  }
}
