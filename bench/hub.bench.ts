// The hub of Puzzles on the production build (dist/), on a device six times slower: from the tap on Puzzles
// to the first frame with all it shows, on the first day and after ten years of ten puzzles a day. In turns,
// each time on a page that was just opened, so that everything has to be loaded and read.
import type { Page } from '@playwright/test';
import { NO_HINTS } from '../src/core/attempt.ts';
import { STEPS, type PuzzleKind } from '../src/core/puzzle.ts';
import { PUZZLES_DATABASE, RESULTS } from '../src/progress/puzzle-database.ts';
import { resultRecord } from '../src/progress/puzzle-result.ts';
import { percentile } from './percentile.ts';
import { numberFrom, openPhone, openStage } from './stage.ts';
import { TAPPED_PUZZLES } from './tapped-puzzles.ts';

const SLOWDOWN = 6;
const ROUNDS = numberFrom('ROUNDS', 9);
/** Results after ten years, and a day. */
const MANY = 36_500;
const A_DAY = 10;
const KINDS: readonly PuzzleKind[] = ['complete', 'regions', 'guard'];
/** How many times longer it may take with that many, by the medians. */
const MOST = 1.2;

const stage = await openStage();
const pages = { none: await openPhone(stage.browser), many: await openPhone(stage.browser) };
// What is unfinished is shown when it was read.
for (const page of Object.values(pages)) await beginPuzzle(page);
const stored = await storeResults(pages.many);
if (stored !== MANY) throw new Error(`There are ${stored} results, not ${MANY}.`);
const times = { none: [] as number[], many: [] as number[] };
for (let round = 0; round <= ROUNDS; round++) {
  // By turns each comes first, which may not be all the same to a browser that has just rested.
  const order = round % 2 === 0 ? (['none', 'many'] as const) : (['many', 'none'] as const);
  for (const name of order) {
    const time = await hubOpened(pages[name]);
    // The first round compiles what the others take from the browser's cache.
    if (round > 0) times[name].push(time);
  }
}
await stage.close();

const summary = (some: readonly number[]): { median: number; p95: number } => ({
  median: Math.round(percentile(some, 0.5)),
  p95: Math.round(percentile(some, 0.95)),
});
const results = { '0 results': summary(times.none), [`${MANY} results`]: summary(times.many) };
const ratio = percentile(times.many, 0.5) / percentile(times.none, 0.5);
console.log(`Tap on Puzzles to the hub, CPU slowed ${SLOWDOWN} times, milliseconds:`);
console.table(results);
console.log(`Ratio of medians: ${ratio.toFixed(2)}, at most ${MOST}`);
stage.report('hub', { slowdown: SLOWDOWN, rounds: ROUNDS, results, ratio });
if (ratio > MOST) process.exitCode = 1;

/** Milliseconds from the tap on Puzzles to the hub, on the page opened anew. */
async function hubOpened(page: Page): Promise<number> {
  await page.goto('about:blank');
  await page.goto(`${stage.url}#/play`);
  await page.bringToFront();
  await page.getByRole('gridcell').last().waitFor();
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const opened = page.evaluate(untilHub);
  await page.getByRole('link', { name: 'Puzzles' }).tap();
  const time = await opened;
  await devtools.detach();
  return time;
}

/** Runs in the page: until what is unfinished is painted. */
function untilHub(): Promise<number> {
  return new Promise((resolve) => {
    let start = 0;
    addEventListener('pointerup', ({ timeStamp }) => (start = timeStamp), { capture: true });
    const look = (): void => {
      const hub = document
        .querySelector('nt-app')
        ?.shadowRoot?.querySelector('nt-puzzles')
        ?.shadowRoot?.querySelector('nt-puzzles-hub');
      if (hub?.shadowRoot?.querySelector('.unfinished a')) {
        setTimeout(() => resolve(performance.now() - start));
      } else requestAnimationFrame(look);
    };
    look();
  });
}

/** Leaves a puzzle unfinished, as a player does; that also makes the database. */
async function beginPuzzle(page: Page): Promise<void> {
  await page.goto(`${stage.url}#/puzzles/${TAPPED_PUZZLES['regions-8'].puzzle}`);
  await page.getByRole('gridcell').last().waitFor();
  await page.waitForLoadState('networkidle');
  const { x, y } = (await page.getByRole('grid').boundingBox())!;
  await page.touchscreen.tap(x + 10, y + 10);
  await page.locator('[role=gridcell][aria-label*=", queen"]').waitFor();
  await page.goto(`${stage.url}#/puzzles`);
  await page.getByRole('link', { name: 'All 1' }).waitFor();
}

/** Puts results straight into the database, as ten years left them. Resolves with how many there are. */
async function storeResults(page: Page): Promise<number> {
  const records = Array.from({ length: MANY }, (_, index) => {
    const day = Date.UTC(2026, 10, 22) + Math.floor(index / A_DAY) * 86_400_000;
    const finishedAt = day + (index % A_DAY) * 3_600_000;
    const result = {
      name: `${new Date(day).toISOString().slice(0, 10)}/${index % A_DAY}`,
      kind: KINDS[index % KINDS.length]!,
      step: STEPS[index % STEPS.length]!,
      outcome: 'solved',
      finishedAt,
      elapsed: 60_000 + ((index * 7919) % 600_000),
      hints: NO_HINTS,
      endedAt: finishedAt,
    } as const;
    return { name: result.name, record: resultRecord(result) };
  });
  return page.evaluate(putAll, { database: PUZZLES_DATABASE, store: RESULTS, records });
}

/** Runs in the page. */
function putAll(given: {
  database: string;
  store: string;
  records: readonly { name: string; record: unknown }[];
}): Promise<number> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(given.database);
    opening.onerror = () => reject(opening.error!);
    opening.onsuccess = () => {
      const database = opening.result;
      const transaction = database.transaction(given.store, 'readwrite');
      const store = transaction.objectStore(given.store);
      for (const { name, record } of given.records) store.put(record, name);
      const count = store.count();
      transaction.onabort = () => reject(transaction.error!);
      transaction.oncomplete = () => {
        database.close();
        resolve(count.result);
      };
    };
  });
}
