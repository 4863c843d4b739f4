// Measures the Collection of the production build (dist/) in Chromium: opening a complete size on a device six times
// slower, with and without its solutions in memory; recording one find with 100,000 stored; importing 14,200;
// exporting 100,000.
import type { CDPSession, Page } from '@playwright/test';
import { allOf, backupOf, play, store } from '../e2e/helpers/collection-data.ts';
import type { Code } from '../src/core/solutions/code.ts';
import { solutionCount } from '../src/core/solutions/counts.ts';
import { solutionsOf } from '../src/core/solutions/families.ts';
import { openBenchPage } from './bench-page.ts';
import { IS_SHORT, judge, report, SLOWDOWN } from './report.ts';

const ROUNDS = IS_SHORT ? 1 : 5;
/** The sizes that are opened; the largest of them is imported too. */
const SIZES = [8, 10, 12];
const LARGEST = Math.max(...SIZES);
/** Milliseconds that opening the largest size, recording and importing may take at most. */
const MOST = { opening: 150, recording: 30, importing: 600 };
const MANY = IS_SHORT ? 100 : 100_000;

const stage = await openBenchPage();
const { browser, url } = stage;

const opened = await opening();
const recorded = await recording();
const imported = await importing();
const results = {
  [`opening, everything found, CPU ÷ ${SLOWDOWN}, ms`]: opened,
  [`opening what the page has to read, CPU ÷ ${SLOWDOWN}, ms`]: {
    [`${LARGEST} × ${LARGEST}`]: await openingUnread(),
  },
  [`recording one find with ${MANY} stored, ms`]: recorded,
  [`importing ${solutionCount(LARGEST)}, ms`]: imported,
  [`exporting ${MANY}, ms`]: await exporting(),
};
console.table(results);
report('collection', { chromium: browser.version(), ...results });
await stage.close();
judge(
  opened[`${LARGEST} × ${LARGEST}`]! <= MOST.opening &&
    recorded <= MOST.recording &&
    imported <= MOST.importing,
  `at most ${JSON.stringify(MOST)} ms.`,
);

async function freshPage(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  return context.newPage();
}

/** Opens an address in a new document, which starts with nothing in memory and no address of its own. */
async function openAnew(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(url + address);
}

function median(times: readonly number[]): number {
  return Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)]!);
}

/** Measures from the change of the address to the first frame with cards, if the page has loaded the size. */
async function opening(): Promise<Record<string, number>> {
  const page = await freshPage();
  await page.goto(url);
  for (const size of SIZES) await store(page, allOf(size));
  await openAnew(page, `#/collection/${LARGEST}`);
  await page.locator('a.card').first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  const times: Record<string, number> = {};
  for (const size of SIZES) {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await page.evaluate(() => (location.hash = '#/settings'));
      rounds.push(await openedFromSettings(page, devtools, size));
    }
    times[`${size} × ${size}`] = median(rounds);
  }
  await page.context().close();
  return times;
}

/** Measures the same on a page that opened in the settings: it still has to load the screen's code and the size. */
async function openingUnread(): Promise<number> {
  const page = await freshPage();
  await page.goto(url);
  await store(page, allOf(LARGEST));
  const devtools = await page.context().newCDPSession(page);
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await openAnew(page, '#/settings');
    rounds.push(await openedFromSettings(page, devtools, LARGEST));
  }
  await page.context().close();
  return median(rounds);
}

/** Opens a size from the settings with a slowed processor. Resolves with the milliseconds of `openSize`. */
async function openedFromSettings(page: Page, devtools: CDPSession, size: number): Promise<number> {
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const milliseconds = await page.evaluate(openSize, wholeOf(size));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return milliseconds;
}

/** Returns a size with the text of its count when everything is found. */
function wholeOf(size: number): { size: number; count: string } {
  return { size, count: `${solutionCount(size)!.toLocaleString('en')} found` };
}

/** Runs in the page: opens a size, and resolves with the milliseconds until its count and first card are there. */
function openSize({ size, count }: { size: number; count: string }): Promise<number> {
  return new Promise((resolve) => {
    const start = performance.now();
    location.hash = `#/collection/${size}`;
    const look = (): void => {
      const view = document
        .querySelector('nt-app')
        ?.shadowRoot?.querySelector('nt-collection')
        ?.shadowRoot?.querySelector('nt-size-view');
      const root = view?.shadowRoot;
      if (root?.querySelector('dt')?.textContent.includes(count) && root.querySelector('a.card')) {
        setTimeout(() => resolve(performance.now() - start));
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** Stores `MANY` solutions. */
async function storeMany(page: Page): Promise<void> {
  const codes: string[] = [];
  for (const code of solutionsFrom10()) {
    if (codes.push(code) === MANY) break;
  }
  await store(page, codes);
}

/** Yields more than `MANY` solutions, none of them of 8 × 8. */
function* solutionsFrom10(): Generator<Code> {
  for (let size = 10; size <= 14; size++) yield* solutionsOf(size);
}

/** Measures from the last tap to the celebration, which begins once the find is stored. */
async function recording(): Promise<number> {
  const page = await freshPage();
  await page.goto(url);
  await storeMany(page);
  await openAnew(page, '#/play/8');
  const times: number[] = [];
  for (const code of allOf(8).slice(0, ROUNDS)) {
    await page.getByRole('grid').waitFor();
    const celebrated = page.evaluate(untilCelebrated);
    await play(page, code);
    times.push(await celebrated);
    await page.keyboard.press('c');
  }
  await page.context().close();
  return median(times);
}

/** Runs in the page: resolves with the milliseconds from the last tap to the celebration. */
function untilCelebrated(): Promise<number> {
  return new Promise((resolve) => {
    let start = 0;
    addEventListener('pointerup', () => (start = performance.now()), { capture: true });
    const look = (): void => {
      const board = document
        .querySelector('nt-app')
        ?.shadowRoot?.querySelector('nt-play')
        ?.shadowRoot?.querySelector('nt-board');
      if (board?.shadowRoot?.querySelector('.thread')) {
        resolve(performance.now() - start);
      } else requestAnimationFrame(look);
    };
    look();
  });
}

/** Measures from the click on "Add it" to the sentence that says how many were added. */
async function importing(): Promise<number> {
  const page = await freshPage();
  await page.goto(`${url}#/settings`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  const buffer = Buffer.from(backupOf(allOf(LARGEST)));
  await (await chooser).setFiles({ name: 'a.n92.json', mimeType: 'application/json', buffer });
  const add = page.getByRole('button', { name: 'Add it' });
  await add.waitFor();
  const added = page.evaluate(untilAdded);
  await add.click();
  const time = await added;
  await page.context().close();
  return Math.round(time);
}

/** Runs in the page: resolves with the milliseconds from the last click to the sentence. */
function untilAdded(): Promise<number> {
  return new Promise((resolve) => {
    let start = 0;
    addEventListener('click', () => (start = performance.now()), { capture: true });
    const look = (): void => {
      const notice = document
        .querySelector('nt-app')
        ?.shadowRoot?.querySelector('nt-notice')
        ?.shadowRoot?.querySelector('p');
      if (notice?.textContent.includes('Added: solutions')) resolve(performance.now() - start);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Measures from the click on "Export" to the download. */
async function exporting(): Promise<number> {
  const page = await freshPage();
  await page.goto(url);
  await storeMany(page);
  await openAnew(page, '#/settings');
  const button = page.getByRole('button', { name: 'Export' });
  await button.waitFor();
  const download = page.waitForEvent('download');
  const start = performance.now();
  await button.click();
  await download;
  const time = performance.now() - start;
  await page.context().close();
  return Math.round(time);
}
