import type { Page } from '@playwright/test';
import { NO_HINTS } from '../src/core/game/attempt.ts';
import { dayNumber, dayNumbered, FIRST_DAY } from '../src/core/days/day.ts';
import { DAY_KINDS, dayPuzzleName } from '../src/core/days/day-puzzles.ts';
import { DIFFICULTIES } from '../src/core/puzzles/puzzle.ts';
import { monthOfResult, monthRecord, withResults } from '../src/progress/puzzles/month-record.ts';
import { MONTHS, PUZZLES_DATABASE, RESULTS } from '../src/progress/puzzles/puzzle-database.ts';
import { resultRecord, type SavedResult } from '../src/progress/puzzles/puzzle-result.ts';
import { percentile } from './percentile.ts';
import { openPhone, type BenchPage } from './bench-page.ts';
import { IS_SHORT, SLOWDOWN, numberFrom } from './report.ts';
import { TAPPED_PUZZLES } from './tapped-puzzles.ts';

const ROUNDS = numberFrom('ROUNDS', IS_SHORT ? 1 : 9);
/** Ten years of days, with `A_DAY` results each. */
const DAYS = IS_SHORT ? 10 : 3650;
const A_DAY = 10;
const MANY = DAYS * A_DAY;
const FIRST = dayNumber(FIRST_DAY);
/** The day after these days. */
const TODAY = dayNumbered(FIRST + DAYS);

/** Selectors of parts of the painted hub: the unfinished puzzle, the streak and the last card's board. */
const PARTS = {
  '.unfinished a': 1,
  '#row:not(:empty)': 1,
  '.day-card li:last-child .frame > svg': 1,
};

/** Milliseconds from the tap on Puzzles to the first frame with all parts of the hub. */
interface HubTimes {
  readonly median: number;
  readonly p95: number;
}

/**
 * Measures the hub of Puzzles on a device six times slower, without results and after ten years of ten results a day,
 * the three daily puzzles among them. The two take turns. Each measurement starts on a new page, so that all code and
 * data have to be loaded. Both pages have the date of `TODAY`.
 */
export async function measureHub(stage: BenchPage): Promise<Record<string, HubTimes>> {
  const pages = { none: await openPhone(stage.browser), many: await openPhone(stage.browser) };
  // Unfinished puzzles are shown once they were read.
  for (const page of Object.values(pages)) {
    await page.addInitScript(setDate, Date.parse(`${TODAY}T12:00`) - Date.now());
    await beginPuzzle(page, stage.url);
  }
  const stored = await storeResults(pages.many);
  if (stored !== MANY) throw new Error(`There are ${stored} results, not ${MANY}.`);
  const times = { none: [] as number[], many: [] as number[] };
  for (let round = IS_SHORT ? 1 : 0; round <= ROUNDS; round++) {
    // The order alternates, because an idle browser may be slower at first.
    const order = round % 2 === 0 ? (['none', 'many'] as const) : (['many', 'none'] as const);
    for (const name of order) {
      const time = await hubOpened(pages[name], stage.url);
      // The first round does not count: it compiles code that the others take from the browser's cache.
      if (round > 0) times[name].push(time);
    }
  }
  const summary = (some: readonly number[]): HubTimes => ({
    median: Math.round(percentile(some, 0.5)),
    p95: Math.round(percentile(some, 0.95)),
  });
  return { '0 results': summary(times.none), [`${MANY} results`]: summary(times.many) };
}

/** Opens Play on a new page, waits until it is idle, and measures a tap on Puzzles. */
async function hubOpened(page: Page, url: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(`${url}#/play`);
  await page.bringToFront();
  await page.getByRole('gridcell').last().waitFor();
  await page.waitForLoadState('networkidle');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const opened = page.evaluate(untilPainted, PARTS);
  await page.getByRole('link', { name: 'Puzzles' }).tap();
  const time = await opened;
  await devtools.detach();
  return time;
}

/** Runs in the page: resolves with the milliseconds from the last tap until all parts of the hub are painted. */
function untilPainted(parts: Readonly<Record<string, number>>): Promise<number> {
  return new Promise((resolve) => {
    let start = 0;
    addEventListener('pointerup', ({ timeStamp }) => (start = timeStamp), { capture: true });
    const look = (): void => {
      const hub = document
        .querySelector('nt-app')
        ?.shadowRoot?.querySelector('nt-puzzles')
        ?.shadowRoot?.querySelector('nt-puzzles-hub')?.shadowRoot;
      const stands = Object.entries(parts).every(
        ([part, count]) => hub?.querySelectorAll(part).length === count,
      );
      if (stands) {
        // A user-blocking task is the first to run after the frame is rendered.
        const onMade = (): void => resolve(performance.now() - start);
        void scheduler.postTask(onMade, { priority: 'user-blocking' });
      } else requestAnimationFrame(look);
    };
    look();
  });
}

/** Runs in the page before any script: sets its date forward by `by` milliseconds. */
function setDate(by: number): void {
  const { Date: RealDate } = globalThis;
  const now = (): number => RealDate.now() + by;
  globalThis.Date = new Proxy(RealDate, {
    construct: (date, given, as) =>
      Reflect.construct(date, given.length > 0 ? given : [now()], as) as Date,
    get: (date, name) => (name === 'now' ? now : (Reflect.get(date, name) as unknown)),
  });
}

/** Plays one move of a puzzle and leaves it unfinished. This also creates the database. */
async function beginPuzzle(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/puzzles/${TAPPED_PUZZLES['regions-8'].puzzle}`);
  await page.getByRole('gridcell').last().waitFor();
  await page.waitForLoadState('networkidle');
  const { x, y } = (await page.getByRole('grid').boundingBox())!;
  await page.touchscreen.tap(x + 10, y + 10);
  await page.locator('[role=gridcell][aria-label*=", queen"]').waitFor();
  await page.goto(`${url}#/puzzles`);
  await page.locator('.unfinished a').first().waitFor();
  await page.locator('.day-card li:last-child .frame > svg').waitFor();
}

/**
 * Writes the results of ten years, and their months, directly into the database. Resolves with the number of stored
 * results.
 */
async function storeResults(page: Page): Promise<number> {
  const results = Array.from({ length: MANY }, (_, index) => resultNumbered(index));
  const months = new Map<string, SavedResult[]>();
  for (const result of results) {
    const month = monthOfResult(result);
    if (month !== undefined) months.set(month, [...(months.get(month) ?? []), result]);
  }
  await page.evaluate(putAll, {
    database: PUZZLES_DATABASE,
    store: MONTHS,
    records: Array.from(months, ([name, ofMonth]) => ({
      name,
      record: monthRecord(withResults(ofMonth)),
    })),
  });
  return page.evaluate(putAll, {
    database: PUZZLES_DATABASE,
    store: RESULTS,
    records: results.map((result) => ({ name: result.name, record: resultRecord(result) })),
  });
}

/** Returns the result of a daily puzzle, or of another puzzle that was solved on the same day. */
function resultNumbered(index: number): SavedResult {
  const number = FIRST + Math.floor(index / A_DAY);
  const day = dayNumbered(number);
  const place = index % A_DAY;
  const kind = DAY_KINDS[place];
  const finishedAt = number * 86_400_000 + place * 3_600_000;
  return {
    name: kind ? dayPuzzleName(day, kind) : `c/9/${index}`,
    kind: kind ?? 'complete',
    step: DIFFICULTIES[index % DIFFICULTIES.length]!,
    outcome: 'solved',
    finishedAt,
    elapsed: 60_000 + ((index * 7919) % 600_000),
    hints: NO_HINTS,
    placements: 'gooohoooo',
    ...(kind && { onDay: true }),
    endedAt: finishedAt,
  };
}

/** Runs in the page: stores records. Resolves with the number of records in the store. */
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
