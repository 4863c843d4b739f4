import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import fc from 'fast-check';
import { playAddress, puzzleAddress } from '../../src/core/routes/addresses.ts';
import { allOf } from '../helpers/collection-data.ts';
import { clickAtOnce } from '../helpers/presses.ts';
import { COMPLETE, REGIONS } from '../helpers/puzzle-steps.ts';
import { DIST, serve } from '../../tools/server.mjs';
import { passWrites, recordIn, takeRecords, view, type TabView } from './recorder.ts';

/** Milliseconds until all tabs have heard of a change. */
const PATIENCE = 20_000;

/** The seed of the one run that `npm test` plays. */
const SAMPLE = 3;

/** A board that the tabs play: two of free play and two puzzles. */
interface Place {
  readonly rows: number;
  readonly address: string;
  /** The squares of the queens of one answer or several. */
  readonly answers: readonly (readonly number[])[];
}

const PLACES: readonly Place[] = [
  freePlay(4),
  freePlay(6),
  // e3, b2 and d1.
  { rows: 5, address: puzzleAddress(COMPLETE), answers: [[14, 16, 23]] },
  // e8, g7, b6, d5, a4, c3, f2 and h1.
  { rows: 8, address: puzzleAddress(REGIONS), answers: [[4, 14, 17, 27, 32, 42, 53, 63]] },
];

function freePlay(rows: number): Place {
  const answers = allOf(rows).map((code) =>
    Array.from(code, (symbol, row) => row * rows + Number(symbol) - 1),
  );
  return { rows, address: playAddress(rows), answers };
}

type Action = { readonly tab: number } & (
  | { readonly kind: 'tap'; readonly square: number }
  /** Undo, redo or clear, by keys that are pressed without a pause. */
  | { readonly kind: 'keys'; readonly keys: readonly string[] }
  /** Clears, and places an answer, or all of it but the last queens. */
  | { readonly kind: 'solve'; readonly nth: number; readonly without: number }
  | { readonly kind: 'go'; readonly place: Place }
  | { readonly kind: 'reload' }
  /** Closes the tab without notice and opens another; if `hasty`, right after the last action. */
  | { readonly kind: 'close'; readonly hasty: boolean; readonly place: Place }
  /** Waits until all tabs agree. */
  | { readonly kind: 'settle' }
);

/** Runs of two or three tabs: the places that they open on, then actions. */
const RUNS = fc.constantFrom(2, 3).chain((tabs) => {
  const tab = fc.nat(tabs - 1);
  const place = fc.constantFrom(...PLACES);
  const is = <T extends Action['kind']>(kind: T): fc.Arbitrary<T> => fc.constant(kind);
  const keys = fc.array(fc.constantFrom('u', 'u', 'Shift+U', 'c'), { minLength: 1, maxLength: 3 });
  const without = fc.constantFrom(0, 0, 1);
  const action: fc.Arbitrary<Action> = fc.oneof(
    { weight: 8, arbitrary: fc.record({ tab, kind: is('tap'), square: fc.nat(63) }) },
    { weight: 4, arbitrary: fc.record({ tab, kind: is('keys'), keys }) },
    { weight: 5, arbitrary: fc.record({ tab, kind: is('solve'), nth: fc.nat(9), without }) },
    { weight: 3, arbitrary: fc.record({ tab, kind: is('go'), place }) },
    { weight: 1, arbitrary: fc.record({ tab, kind: is('reload') }) },
    { weight: 1, arbitrary: fc.record({ tab, kind: is('close'), hasty: fc.boolean(), place }) },
    { weight: 2, arbitrary: fc.record({ tab, kind: is('settle') }) },
  );
  return fc.record({
    places: fc.oneof(
      place.map((one) => Array.from({ length: tabs }, () => one)),
      fc.array(place, { minLength: tabs, maxLength: tabs }),
    ),
    actions: fc.array(action, { minLength: 1, maxLength: 25, size: 'max' }),
  });
});

/** Some tabs of one player on one device, played and judged from outside. */
class Tabs {
  readonly #context: BrowserContext;
  readonly #url: string;
  readonly #pages: Page[] = [];
  /** The queens that the newest change left, by the rows of their board; not there where the order is unknown. */
  readonly #newest = new Map(PLACES.map(({ rows }) => [rows, rows === 5 ? '0 7' : '']));
  /** The boards that a tab changed since the tabs agreed last: it may be closed before they are stored. */
  #unsettled: { readonly page: Page; readonly rows: number }[] = [];
  /** Codes of the finds that a result told. */
  readonly #told = new Set<string>();
  /** The queens of all boards that were built. */
  readonly #built = new Set<string>();
  #last: Page | undefined;
  readonly #complaints: string[] = [];

  constructor(context: BrowserContext, url: string) {
    this.#context = context;
    this.#url = url;
    context.on('console', (message) => {
      if (message.text().includes('Service Worker registration blocked')) return;
      this.#complaints.push(`console.${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (failure) => this.#complaints.push(String(failure.error())));
  }

  async open(tab: number, place: Place): Promise<void> {
    this.#pages[tab] = await this.#context.newPage();
    await this.#go(this.#pages[tab], place);
  }

  async #go(page: Page, { address, rows }: Place): Promise<void> {
    await page.goto(this.#url + address);
    await page.waitForFunction((wanted) => window.tab.view().shown?.rows === wanted, rows);
  }

  async do(action: Action): Promise<void> {
    const page = this.#pages[action.tab]!;
    // Changes in two tabs within one millisecond have no order.
    if (page !== this.#last) {
      const now = await page.evaluate(() => Date.now());
      await page.waitForFunction((before) => Date.now() > before, now);
    }
    this.#last = page;
    switch (action.kind) {
      case 'tap':
        await tap(page, action.square);
        break;
      case 'keys':
        for (const key of action.keys) await page.keyboard.press(key);
        break;
      case 'solve':
        await this.#solve(page, action.nth, action.without);
        break;
      case 'go':
        await this.#go(page, action.place);
        break;
      case 'reload':
        await this.#hear(page);
        await page.reload({ waitUntil: 'commit' });
        await page.waitForFunction(() => window.tab.view().shown !== undefined);
        break;
      case 'close':
        if (!action.hasty) await this.settle();
        await this.#close(page);
        await this.open(action.tab, action.place);
        break;
      case 'settle':
        await this.settle();
        break;
    }
    await this.#hear(this.#pages[action.tab]!);
  }

  async #solve(page: Page, nth: number, without: number): Promise<void> {
    const { shown } = await view(page);
    const { answers } = PLACES.find(({ rows }) => rows === shown?.rows)!;
    const answer = answers[nth % answers.length]!;
    await page.keyboard.press('c');
    for (const square of answer.slice(0, answer.length - without)) await tap(page, square);
  }

  async #close(page: Page): Promise<void> {
    await this.#hear(page);
    await page.close({ runBeforeUnload: false });
    for (const { rows } of this.#unsettled.filter((one) => one.page === page)) {
      this.#newest.delete(rows);
    }
  }

  /** Takes in what a tab did and told. */
  async #hear(page: Page): Promise<void> {
    const { inputs, told } = await takeRecords(page);
    for (const code of told) this.#told.add(code);
    for (const { key, before, after } of inputs) {
      const { rows, queens } = after;
      if (before.queens !== queens) {
        this.#newest.set(rows, queens);
        this.#unsettled.push({ page, rows });
        this.#built.add(queens);
      } else if (key === 'u' || key === 'U') {
        // It may have moved between two positions that look the same.
        this.#newest.delete(rows);
      }
    }
  }

  /** Waits until all tabs agree, with each other and with what was done, and have written it. */
  async settle(): Promise<void> {
    await expect.poll(() => this.#mistakes(), { timeout: PATIENCE }).toEqual([]);
    await Promise.all(this.#pages.map((page) => passWrites(page)));
    this.#unsettled = [];
  }

  async #mistakes(): Promise<string[]> {
    for (const page of this.#pages) await this.#hear(page);
    const views = await Promise.all(this.#pages.map((page) => view(page)));
    return [...this.#complaints, ...PLACES.flatMap((place) => this.#mistakesOf(place, views))];
  }

  #mistakesOf({ rows, answers, address }: Place, views: readonly TabView[]): string[] {
    const here = views.filter(({ shown }) => shown?.rows === rows);
    const queens = this.#newest.get(rows) ?? here[0]?.shown?.queens;
    const told = [...this.#told].filter(({ length }) => length === rows).length;
    const built = answers.filter((answer) => this.#built.has(answer.join(' '))).length;
    return here.flatMap(({ hash, shown, named, found }) => {
      // A find that was built may wait, or be lost with its tab; one that was told is kept.
      const count = Number.parseInt(found ?? String(told), 10);
      const isCounted = found === here[0]!.found && count >= told && count <= built;
      return [
        ...(hash.startsWith(address) ? [] : [`${rows} rows are at ${hash}`]),
        ...[shown, named]
          .filter((board) => board?.queens !== queens)
          .map((board) => `${address} has ${board?.queens}, and not ${queens}`),
        ...(isCounted ? [] : [`${address}: ${found}; ${told} were told, ${built} built`]),
      ];
    });
  }

  /** Settles, and judges new tabs on every place, which read what is stored, once all others are closed. */
  async end(): Promise<void> {
    await this.settle();
    const old = this.#pages.splice(0);
    for (const page of old) await page.close();
    for (const [tab, place] of PLACES.entries()) await this.open(tab, place);
    await this.settle();
  }
}

async function tap(page: Page, square: number): Promise<void> {
  const point = await page.evaluate((wanted) => window.tab.middleOf(wanted), square);
  if (point) await clickAtOnce(page, point.x, point.y);
}

test('whatever two or three tabs do at once, they show the newest board, and every find that was told is kept', async ({
  browser,
}) => {
  const { TABS_RUNS: runs, TABS_SEED: seed, TABS_PATH: path, TABS_DIST: directory } = process.env;
  const site = await serve({ directory: directory ?? DIST });
  const property = fc.asyncProperty(RUNS, async ({ places, actions }) => {
    const viewport = { width: 390, height: 844 };
    // Nobody brings movements of these tabs to their end.
    const plain = { reducedMotion: 'reduce', serviceWorkers: 'block' } as const;
    const context = await browser.newContext({ viewport, ...plain });
    try {
      await recordIn(context);
      const tabs = new Tabs(context, site.url);
      for (const [tab, place] of places.entries()) await tabs.open(tab, place);
      for (const action of actions) await tabs.do(action);
      await tabs.end();
    } finally {
      await context.close();
    }
  });
  try {
    await fc.assert(property, {
      numRuns: Number(runs ?? 1),
      seed: seed ? Number(seed) : runs === undefined ? SAMPLE : Date.now() % 2 ** 31,
      ...(path ? { path } : {}),
    });
  } finally {
    await site.stop();
  }
});
