import type { Page } from '@playwright/test';
import { friendQuery } from '../../src/core/routes/friend-day.ts';
import { familiesOf } from '../../src/core/solutions/families.ts';
import { backupOf, drop, store } from '../helpers/collection-data.ts';
import { expect } from '../helpers/fixtures.ts';
import { bring, drawPicture, NO_BOARD, type Drawn } from '../helpers/pictures.ts';
import { beginPuzzles, openPuzzles, REGIONS } from '../helpers/puzzle-steps.ts';
import { holding } from '../helpers/settled.ts';
import { once, type Screens } from './screens.ts';

/** Goes to a page of the Lab and waits until it can be used. */
async function openLab(page: Page, path: string): Promise<void> {
  await page.goto(`./#/lab/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens the Collection of 8 × 8 with a family in bloom, others begun, and one solution revealed. */
async function openCollection(page: Page, path = '8'): Promise<void> {
  await once(page, fillCollection);
  await page.goto(`./#/collection/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function fillCollection(page: Page): Promise<void> {
  const families = familiesOf(8);
  await page.goto('./#/collection');
  await store(
    page,
    [...families[11]!.variants, ...families[0]!.variants.slice(0, 3), families[4]!.variants[1]!],
    [families[0]!.variants[7]!],
  );
  await page.reload();
}

/** Every screen and dialog of the Collection, each in a state with much to show. */
export const COLLECTION: Screens = {
  'an empty Collection': async (page) => {
    await page.goto('./#/collection');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  'the Collection': async (page) => {
    await openCollection(page);
    await expect(page.getByRole('link', { name: 'Family 12: Complete' })).toBeVisible();
  },
  'a family': async (page) => {
    await openCollection(page, '8/family/1');
    await expect(page.getByRole('heading', { name: /Family 1/ })).toBeVisible();
  },
  'the statistics': async (page) => {
    await openCollection(page, 'statistics');
    await expect(page.getByRole('heading', { name: 'Milestones' })).toBeVisible();
  },
  'the way to another device': async (page) => {
    await openCollection(page);
    await page.goto('./#/settings');
    await page.getByRole('button', { name: 'Move to another device' }).click();
    await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
  },
  'the question before erasing': async (page) => {
    await openCollection(page);
    await page.getByRole('button', { name: 'Delete 8 × 8' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the question before an import': async (page) => {
    await openCollection(page);
    await drop(page, backupOf(familiesOf(8)[5]!.variants));
    await expect(page.getByRole('button', { name: 'Add it' })).toBeVisible();
  },
};

/** Every screen of Puzzles that makes or opens them, each in a state with much to show. */
export const PUZZLES: Screens = {
  'today, at first': async (page) => {
    await openPuzzles(page);
    await expect(page.locator('.day-card .puzzle-thumbnail')).toHaveCount(3);
  },
  'a day that is past': async (page) => {
    await openPuzzles(page, '2026-01-01');
    await expect(page.locator('.day-card .puzzle-thumbnail')).toHaveCount(3);
  },
  'a day that a friend sent': async (page) => {
    const results = [{ seconds: 118, help: [1, 2] }, { seconds: 70, help: [0] }, undefined];
    await openPuzzles(page, `2026-01-02${friendQuery({ results, name: '王小明' })}`);
    await expect(page.locator('.day-card .puzzle-thumbnail')).toHaveCount(3);
    await expect(page.locator('.standings')).toBeVisible();
  },
  'a day to come': async (page) => {
    await openPuzzles(page, '9998-01-01');
    await expect(page.getByRole('link', { name: 'Go to today' })).toBeVisible();
  },
  'unfinished puzzles': async (page) => {
    await once(page, beginPuzzles);
    await openPuzzles(page);
    await expect(page.getByRole('link', { name: 'All 3' })).toBeVisible();
  },
  'every unfinished puzzle': async (page) => {
    await once(page, beginPuzzles);
    await openPuzzles(page, 'unfinished');
    await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(3);
  },
  Endless: async (page) => {
    await openPuzzles(page, 'endless');
    await expect(page.getByRole('button', { name: 'Make a puzzle' })).toBeVisible();
  },
  'a code that cannot be read': async (page) => {
    await openPuzzles(page, 'code');
    await page.getByRole('textbox').fill('aabbc\naabb\nccdde\nccdde\nccdde');
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Line 2');
  },
  'a board in a picture': async (page) => {
    await openPuzzles(page, 'picture');
    const board: Drawn = { regions: REGIONS.slice(5), size: 8, queens: [4] };
    await bring(page, 'drop', [await drawPicture(page, board)]);
    await expect(page.locator('nt-picture .found')).toBeVisible();
  },
  'a question about a picture': async (page) => {
    await openPuzzles(page, 'picture');
    const board: Drawn = { regions: REGIONS.slice(5), size: 8, glare: 9 };
    await bring(page, 'drop', [await drawPicture(page, board)]);
    await expect(page.locator('nt-picture .question')).toBeVisible();
  },
  'a picture without a board': async (page) => {
    await openPuzzles(page, 'picture');
    await bring(page, 'drop', [await drawPicture(page, NO_BOARD)]);
    await expect(page.locator('nt-picture .refused')).toBeVisible();
  },
  'a puzzle with more than one solution': async (page) => {
    await openPuzzles(page, 'c/6/000000');
    await expect(page.getByRole('button', { name: 'Play anyway' })).toBeVisible();
  },
};

/** A device that makes no puzzle in time. */
export const NO_PUZZLE: Screens = {
  'Endless without a puzzle in time': async (page) => {
    // A worker that never answers.
    holding(page, 'answers');
    await page.route(/worker-puzzles/, (route) =>
      route.fulfill({ contentType: 'text/javascript' }),
    );
    await openPuzzles(page, 'endless');
    await page.clock.install();
    await page.getByText('Expert', { exact: true }).click();
    await page.getByRole('button', { name: 'Make a puzzle' }).click();
    await page.clock.fastForward(4999);
    await page.clock.fastForward(1);
    await expect(page.getByRole('heading', { name: /^None found/ })).toBeVisible();
    await page.clock.resume();
  },
};

/** Every screen and dialog of the Lab. */
export const LAB: Screens = {
  'an algorithm in the Lab': (page) => openLab(page, 'backtracking/6'),
  'an algorithm with panels of its own': (page) => openLab(page, 'exact-cover/6'),
  'an algorithm on a large board': (page) => openLab(page, 'min-conflicts/32'),
  'an algorithm with its program': async (page) => {
    await openLab(page, 'backtracking/6');
    await page.getByRole('tab', { name: 'Program' }).click();
    await expect(page.getByRole('region', { name: 'Program backtracking.c' })).toBeVisible();
  },
  'the determinants': (page) => openLab(page, 'determinants/6'),
  'a matrix': (page) => openLab(page, 'least-path/12?step=150'),
  'rings of a matrix': (page) => openLab(page, 'largest-ring/8?step=200'),
  'a maze': (page) => openLab(page, 'maze/24?step=100'),
  'the number of a square': async (page) => {
    await openLab(page, 'least-path/12');
    await page.getByRole('button', { name: 'Change a number' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the Lab': (page) => openLab(page, ''),
  'the choice of algorithms': async (page) => {
    await openLab(page, 'backtracking/6');
    await page.getByRole('button', { name: /^Lab: .*, change$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the seven ideas': (page) => openLab(page, 'ideas'),
  'the counting machine': (page) => openLab(page, 'counting/14'),
  'the story': (page) => openLab(page, 'story'),
  'the lesson': (page) => openLab(page, 'lesson'),
  'a question of the lesson': (page) => openLab(page, 'lesson/19'),
};
