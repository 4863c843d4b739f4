import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { breakStorage, heal, type Fault, type StoreLocation } from './faults.ts';
import { COMPLETE, GUARD, GUARD_ANSWER, openPuzzle } from '../helpers/puzzle-steps.ts';
import {
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
  /** The fault that the browser proves of it. */
  readonly fault: Exclude<Fault, 'not read'>;
  readonly place: StoreLocation;
  /** Opens the screen on which it is made. */
  readonly open: (page: Page) => Promise<void>;
  /** Makes it on the open screen. */
  readonly make: (page: Page) => Promise<void>;
  /** Passes if its screen shows it. */
  readonly isThere: (page: Page) => Promise<void>;
}

const PUZZLES = 'ninety-two-puzzles';

// A unit test in progress/backup proves all faults of each, and of games of puzzles, which are kept as boards are.
const ALL: readonly Kept[] = [
  {
    name: 'an unfinished board',
    fault: 'closed',
    place: { database: 'ninety-two-boards' },
    open: (page) => openBoard(page),
    make: (page) => click(page, 'a8', 'e7'),
    isThere: (page) => expectQueens(page, ['a8', 'e7']),
  },
  {
    name: 'a find',
    fault: 'silent',
    place: { database: 'ninety-two-solutions-8' },
    open: (page) => openBoard(page),
    make: (page) => click(page, ...SOLUTION),
    isThere: (page) => expectFound(page, '1 of 92'),
  },
  {
    name: 'the result of a puzzle',
    fault: 'full',
    place: { database: PUZZLES, store: 'results' },
    open: (page) => openPuzzle(page, GUARD),
    make: (page) => click(page, ...GUARD_ANSWER),
    isThere: async (page) => {
      await expectQueens(page, GUARD_ANSWER);
      // The sheet appears once the result is recorded.
      await expect(page.locator('nt-solved-sheet')).toBeVisible();
    },
  },
  {
    name: 'an unfinished puzzle',
    fault: 'not opened',
    place: { database: PUZZLES, store: 'games' },
    open: (page) => openPuzzle(page, COMPLETE),
    make: (page) => click(page, 'e3'),
    isThere: (page) => expectQueens(page, ['e3']),
  },
];

const DRAWING: Pick<Kept, 'place' | 'open' | 'make' | 'isThere'> = {
  place: { database: PUZZLES, store: 'drafts' },
  open: async (page) => {
    await page.goto('./#/puzzles/own/regions');
    // The game asks first if it cannot read the drawing before.
    const anew = page.getByRole('button', { name: 'Start with an empty board' });
    await expect(square(page, 'a1').or(anew)).toBeVisible();
  },
  make: (page) => click(page, 'a8'),
  isThere: (page) => expect(square(page, 'a8')).toHaveAttribute('aria-label', /region 1/i),
};

const SAYS: Readonly<Record<Fault, RegExp>> = {
  'not opened': /^This browser doesn’t save anything/,
  full: /^Not saved: this device is full\./,
  closed: /^Not saved: the browser closed its storage\./,
  'not read': /^Not saved: the browser closed its storage\./,
  silent: /^Not saved: the browser’s storage isn’t responding\./,
};

/** Milliseconds by the page’s clock, just over the time that a database may be silent. */
const SILENCE = 4_100;

for (const { name, fault, place, open, make, isThere } of ALL) {
  test(`${name}, made where storage is ${fault}, is said to be unsaved, stays, and is stored when storage heals`, async ({
    page,
    context,
  }) => {
    await breakStorage(page, fault, place);
    if (fault === 'silent') await page.clock.install();
    await open(page);
    await make(page);
    if (fault === 'silent') await page.clock.fastForward(SILENCE);
    await expect(notice(page)).toHaveText(SAYS[fault]);
    await isThere(page);
    await heal(page);
    await expect(notice(page)).toHaveText('Everything is saved again.');
    const other = await context.newPage();
    await open(other);
    await isThere(other);
  });
}

test('a drawing, which cannot be read, is not taken for none, and is there when it can', async ({
  page,
  context,
}) => {
  const { place, open, make, isThere } = DRAWING;
  await open(page);
  await make(page);
  await isThere(page);
  const other = await context.newPage();
  await breakStorage(other, 'not read', place);
  await open(other);
  await expect(notice(other)).toHaveText(SAYS['not read']);
  await heal(other);
  await expect(notice(other)).toHaveText('Everything is saved again.');
  await open(page);
  await isThere(page);
});

test('a find that cannot be read is named by an export as possibly missing, and is not deleted', async ({
  page,
}) => {
  const [, { open, make, isThere, place }] = ALL as [Kept, Kept];
  await open(page);
  await make(page);
  await isThere(page);
  await breakStorage(page, 'not read', place);
  await page.goto('about:blank');
  await page.goto('./#/settings');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await download;
  await expect(notice(page)).toHaveText(
    'The browser couldn’t read everything, so this file may lack: solutions. Export again later.',
  );
  // Notices lie over the button.
  const close = page.getByRole('button', { name: 'Close' });
  while (await close.isVisible()) await close.click();
  await page.getByRole('button', { name: 'Delete all solutions' }).click();
  await expect(notice(page)).toHaveText(
    'Nothing was deleted because your saved solutions can’t be read right now. Try again later.',
  );
  await heal(page);
  await page.getByRole('link', { name: 'Play' }).click();
  await isThere(page);
});
