import { readFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { breakStorage, heal, type Fault, type StoreLocation } from './faults.ts';
import { GUARD, GUARD_ANSWER, openPuzzle, openPuzzles, REGIONS } from '../helpers/puzzle-steps.ts';
import {
  choose,
  click,
  expectFound,
  expectQueens,
  notice,
  openBoard,
  SOLUTION,
  square,
} from '../helpers/steps.ts';

/** A kind of record that the game stores, with the steps that make and show it. */
interface Kept {
  readonly name: string;
  readonly place: StoreLocation;
  /** Opens the screen on which it is made. */
  readonly open: (page: Page) => Promise<void>;
  /** Makes it on the open screen. */
  readonly make: (page: Page) => Promise<void>;
  /** Passes if its screen shows it. */
  readonly isThere: (page: Page) => Promise<void>;
  /** Its name in the sentence of an export about missing records. */
  readonly words: string;
  /** Returns the entries of a backup for it. */
  readonly entriesOf: (backup: Backup) => readonly unknown[];
}

/** The part of a backup that these tests read. */
interface Backup {
  readonly sizes: Readonly<Record<string, { readonly found: readonly unknown[] }>>;
  readonly boards: readonly unknown[];
  readonly puzzles: Readonly<
    Record<'results' | 'unfinished' | 'table' | 'drafts', readonly unknown[]>
  >;
}

/** Returns the button that is offered if the stored drawing cannot be read. */
const beginAnew = (page: Page): Locator =>
  page.getByRole('button', { name: 'Start with an empty board' });

const PUZZLES = 'ninety-two-puzzles';

const ALL: readonly Kept[] = [
  {
    name: 'an unfinished board',
    place: { database: 'ninety-two-boards' },
    open: (page) => openBoard(page),
    make: (page) => click(page, 'a8', 'e7'),
    isThere: (page) => expectQueens(page, ['a8', 'e7']),
    words: 'unfinished boards',
    entriesOf: ({ boards }) => boards,
  },
  {
    name: 'a find',
    place: { database: 'ninety-two-solutions-8' },
    open: (page) => openBoard(page),
    make: (page) => click(page, ...SOLUTION),
    isThere: (page) => expectFound(page, '1 of 92'),
    words: 'solutions',
    entriesOf: ({ sizes }) => sizes['8']?.found ?? [],
  },
  {
    name: 'an unfinished puzzle',
    place: { database: PUZZLES, store: 'games' },
    open: (page) => openPuzzle(page, REGIONS),
    make: (page) => click(page, 'e8'),
    isThere: (page) => expectQueens(page, ['e8']),
    words: 'unfinished puzzles',
    entriesOf: ({ puzzles }) => puzzles.unfinished,
  },
  {
    name: 'the result of a puzzle',
    place: { database: PUZZLES, store: 'results' },
    open: (page) => openPuzzle(page, GUARD),
    make: (page) => click(page, ...GUARD_ANSWER),
    isThere: async (page) => {
      await expectQueens(page, GUARD_ANSWER);
      // The sheet appears once the result is recorded.
      await expect(page.locator('nt-solved-sheet')).toBeVisible();
    },
    words: 'puzzle results',
    entriesOf: ({ puzzles }) => puzzles.results,
  },
  {
    name: 'a board of the Guard table',
    place: { database: PUZZLES, store: 'table' },
    open: (page) => openPuzzle(page, 'guard-table/3x3'),
    make: (page) => click(page, 'b2'),
    isThere: async (page) => {
      await openPuzzles(page, 'guard-table');
      await expect(page.getByRole('grid', { name: /1 of 55 guarded/ })).toBeVisible();
    },
    words: 'the Guard table',
    entriesOf: ({ puzzles }) => puzzles.table,
  },
  {
    name: 'a drawing',
    place: { database: PUZZLES, store: 'drafts' },
    open: async (page) => {
      await page.goto('./#/puzzles/own/regions');
      await expect(square(page, 'a1').or(beginAnew(page))).toBeVisible();
    },
    make: async (page) => {
      // The game asks first if it cannot read the drawing before.
      if (await beginAnew(page).isVisible()) await beginAnew(page).click();
      await click(page, 'a8');
    },
    isThere: (page) => expect(square(page, 'a8')).toHaveAttribute('aria-label', /region 1/i),
    words: 'drafts',
    entriesOf: ({ puzzles }) => puzzles.drafts,
  },
];

const SAYS: Readonly<Record<Fault, RegExp>> = {
  'not opened': /^This browser doesn’t save anything/,
  full: /^Not saved: this device is full\./,
  closed: /^Not saved: the browser closed its storage\./,
  'not read': /^Not saved: the browser closed its storage\./,
  silent: /^Not saved: the browser’s storage isn’t responding\./,
};

/** Milliseconds by the page’s clock, just over the time that a database may be silent. */
const SILENCE = 4_100;

/** Exports everything from Settings, and reads the file. */
async function exportFrom(page: Page): Promise<Backup> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  return JSON.parse(await readFile(await (await download).path(), 'utf8')) as Backup;
}

/** Makes a record on a page, leaves the page, and returns another page that cannot read the record. */
async function makeAndBreak(
  page: Page,
  context: BrowserContext,
  { open, make, isThere, place }: Kept,
): Promise<Page> {
  await open(page);
  await make(page);
  await isThere(page);
  // The screen shows it before it is on the disk. Another tab shows it afterwards.
  const reader = await context.newPage();
  await open(reader);
  await isThere(reader);
  await reader.close();
  await page.goto('about:blank');
  const other = await context.newPage();
  await breakStorage(other, 'not read', place);
  return other;
}

for (const kept of ALL) {
  const { name, place, open, make, isThere, words, entriesOf } = kept;
  for (const fault of ['not opened', 'full', 'closed', 'silent'] as const) {
    test(`${name}, made where storage is ${fault}, is said to be unsaved, stays, and is stored when storage heals`, async ({
      page,
      context,
    }) => {
      await breakStorage(page, fault, place);
      if (fault === 'silent') await page.clock.install();
      /** Waits for a fact. Where storage is silent it lets time pass, and then waits for a second. */
      const passes = async (
        fact: (options?: { timeout: number }) => Promise<void>,
      ): Promise<void> => {
        if (fault !== 'silent') return fact();
        await expect(async () => {
          await page.clock.fastForward(SILENCE);
          await fact({ timeout: 1000 });
        }).toPass();
      };
      await open(page);
      await make(page);
      await passes((options) => expect(notice(page)).toHaveText(SAYS[fault], options));
      await passes(() => isThere(page));
      await heal(page);
      await expect(notice(page)).toHaveText('Everything is saved again.');
      const other = await context.newPage();
      await open(other);
      await isThere(other);
    });
  }

  test(`${name}, which cannot be read, is not taken for none, and is there when it can`, async ({
    page,
    context,
  }) => {
    const other = await makeAndBreak(page, context, kept);
    await open(other);
    await expect(notice(other)).toHaveText(SAYS['not read']);
    await heal(other);
    await expect(notice(other)).toHaveText('Everything is saved again.');
    await open(page);
    await isThere(page);
  });

  test(`${name}, which cannot be read, is named by an export as possibly missing, and is in the next one`, async ({
    page,
    context,
  }) => {
    const other = await makeAndBreak(page, context, kept);
    await other.goto('./#/settings');
    await exportFrom(other);
    await expect(notice(other)).toHaveText(
      `This file may lack ${words}: the browser couldn’t read everything. Export again later.`,
    );
    await heal(other);
    await expect(async () => expect(entriesOf(await exportFrom(other))).toHaveLength(1)).toPass();
  });

  test(`${name}, which cannot be read, is not erased, and the game does not say that it is`, async ({
    page,
    context,
  }) => {
    const other = await makeAndBreak(page, context, kept);
    await other.goto('./#/settings');
    await other.getByRole('button', { name: 'Delete all solutions' }).click();
    await expect(notice(other)).toHaveText(
      words === 'solutions'
        ? 'Nothing was deleted because your saved solutions can’t be read right now. Try again later.'
        : 'There is nothing to delete yet.',
    );
    await heal(other);
    await open(page);
    await isThere(page);
  });
}

test('“Delete all solutions” deletes the solutions, and everything else stays', async ({
  page,
  context,
}) => {
  const others = ALL.filter(({ words }) => words !== 'solutions');
  for (const { open, make, isThere } of others) {
    await open(page);
    await make(page);
    await isThere(page);
  }
  await openBoard(page, '4');
  await click(page, 'b4', 'd3', 'a2', 'c1');
  await expectFound(page, '1 of 2');
  await page.goto('./#/settings');
  await choose(page, 'Dark');
  const settings = (): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('ninety-two-settings'));
  const [before, chosen] = [await exportFrom(page), await settings()];
  expect(before.sizes['4']?.found).toHaveLength(1);
  for (const { entriesOf } of others) expect(entriesOf(before)).toHaveLength(1);

  await page.getByRole('button', { name: 'Delete all solutions' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(notice(page)).toHaveText('1 solution deleted.');
  const { boards, puzzles, sizes } = await exportFrom(page);
  expect(sizes['4']).toBeUndefined();
  expect({ boards, puzzles }).toEqual({ boards: before.boards, puzzles: before.puzzles });
  expect(await settings()).toBe(chosen);
  const other = await context.newPage();
  for (const { open, isThere } of others) {
    await open(other);
    await isThere(other);
  }
});

test('settings that cannot be saved are told once, and hold until the page is closed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The page’s own one calls it with the storage as its `this`.
    // oxlint-disable-next-line typescript/unbound-method
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      if (this === localStorage) throw new DOMException('', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  await page.goto('./#/settings');
  await choose(page, 'Dark');
  await expect(notice(page)).toHaveText(
    'This browser doesn’t save your settings. They last until you close the page.',
  );
  await page.getByRole('button', { name: 'Close' }).click();
  await choose(page, 'Light');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(notice(page)).toHaveCount(0);
});
