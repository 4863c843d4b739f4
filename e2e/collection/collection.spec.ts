import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { familiesOf } from '../../src/core/solutions/families.ts';
import { allOf, backupOf, play, store } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { isNear, pixelsOf } from '../helpers/pixels.ts';
import { openPuzzle, REGIONS } from '../helpers/puzzle-steps.ts';
import {
  choose,
  click,
  expectFound,
  expectQueens,
  notice,
  openBoard,
  passFrames,
} from '../helpers/steps.ts';
import { withhold } from '../helpers/withhold.ts';

const [FIRST] = familiesOf(8);

/** Reads a QR code on the screen, from a picture of it. */
async function scan(page: Page, code: Locator): Promise<string> {
  const box = (await code.boundingBox())!;
  const pixels = await pixelsOf(page, box);
  const [width, height] = [Math.floor(box.width), Math.floor(box.height)];
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, at) => {
    const pixel = Math.floor(at / 4);
    const point = { x: box.x + (pixel % width), y: box.y + Math.floor(pixel / width) };
    return at % 4 === 3 ? 255 : pixels(point)[at % 4]!;
  });
  return jsQR(data, width, height)!.data;
}

/** Opens the Collection at 8 × 8, of which one family is found whole. */
async function openFirstFamily(page: Page): Promise<void> {
  await page.goto('./');
  await store(page, FIRST!.variants);
  await page.goto('./#/collection/8');
}

test('a collector finds a board, meets its family and fills it', async ({ page }) => {
  await page.goto('./#/play/8');
  await play(page, FIRST!.variants[0]!);
  const sheet = page.getByRole('region', { name: 'Result' });
  await sheet.getByRole('link', { name: 'This family: 1 of 8 found' }).click();
  await expect(page).toHaveURL(/#\/collection\/8\/family\/1/);
  await expect(page.getByRole('heading', { name: /Family 1/ })).toBeFocused();
  await expect(page.getByRole('heading', { name: /^Found on / })).toBeVisible();

  await page.getByRole('button', { name: 'Not found yet: Half turn' }).click();
  await page.getByRole('button', { name: 'Play this version' }).click();
  await expect(page).toHaveURL(new RegExp(`#/play/8/x${FIRST!.variants[2]!.slice(0, 2)}000000`));
  await expect(page.getByRole('gridcell', { name: /, queen/ })).toHaveCount(2);

  await page.goto('./#/collection/8');
  await expect(page.getByRole('link', { name: 'Family 1: 1 of 8' })).toBeVisible();
  await expect(page.getByText('in 1 of 12 families')).toBeVisible();
  await store(page, FIRST!.variants.slice(1));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Family 1: Complete' })).toContainText('Complete');
});

test('a size shows its families, found or not', async ({ page, step }) => {
  const families = familiesOf(8);
  await page.goto('./');
  await store(
    page,
    [...families[11]!.variants, families[2]!.variants[1]!],
    [families[2]!.variants[5]!],
  );
  await store(page, [], [families[7]!.variants[0]!], 0);

  await step('it shows every family, says why some have fewer solutions, and filters', async () => {
    await page.goto('./#/collection/8');
    const cards = page.locator('a.card');
    await expect(cards).toHaveCount(12);
    await expect(page.getByText('Looks the same upside down, so only 4')).toHaveCount(1);

    const counts = { Started: 1, Complete: 1, 'Not found': 9, Revealed: 2, All: 12 };
    for (const [name, count] of Object.entries(counts)) {
      await page.getByRole('button', { name: `${name} ${count}`, exact: true }).click();
      await expect(cards).toHaveCount(count);
    }

    // Three o'clock is family 3.
    const rose = (await page.locator('.whole-rose').boundingBox())!;
    await page.mouse.click(rose.x + rose.width * 0.88, rose.y + rose.height / 2);
    await expect(page.getByRole('link', { name: 'Family 3: 1 of 8 · 1 revealed' })).toBeFocused();
  });

  await step('keys go through every card, into a family and back to its card', async () => {
    await page.goto('./#/collection/8');
    await page.getByRole('button', { name: 'All 12', exact: true }).click();
    const cards = page.locator('a.card');
    await cards.first().focus();
    for (let index = 0; index < 12; index++) {
      await expect(cards.nth(index)).toBeFocused();
      if (index < 11) await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /Family 12/ })).toBeFocused();
    await page.getByRole('link', { name: 'Back to the Collection' }).press('Enter');
    await expect(cards.nth(11)).toBeFocused();
  });

  await step('a revealed solution is offered, and a family not found shows nothing', async () => {
    await page.goto('./#/collection/8/family/2');
    await expect(page.getByText('You haven’t found any of this family yet')).toBeVisible();
    await expect(page.locator('.thumbnail.unknown')).toHaveCount(8);
    await expect(page.locator('.thumbnail:not(.unknown)')).toHaveCount(0);
    await page.goto('./#/collection/8/family/8');
    await expect(page.getByText('Revealed, date unknown')).toBeVisible();
    await page.getByRole('button', { name: 'Solve it yourself' }).click();
    await expect(page.getByRole('grid')).toHaveAccessibleName(/queens placed: 0/);
  });

  await step('chips that are cut off at the side of a row fade into the page', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('./#/collection/8');
    for (const row of [page.locator('nt-size-strip ul'), page.locator('.filters')]) {
      await expect(row).toBeVisible();
      const box = (await row.boundingBox())!;
      const edge = async (): Promise<boolean> => {
        await passFrames(page);
        const pixel = await pixelsOf(page, box);
        const paper = pixel({ x: box.x + 1, y: box.y + 1 });
        // The column of pixels at the right end.
        return Array.from({ length: Math.floor(box.height) - 1 }, (_, y) =>
          pixel({ x: box.x + box.width - 1, y: box.y + y }),
        ).every((one) => isNear(one, paper));
      };
      const hidden = await row.evaluate((list) => list.scrollWidth - list.clientWidth);
      expect(hidden).toBeGreaterThan(20);
      for (const share of [0, 0.3, 0.6, 1]) {
        await row.evaluate((list, to) => (list.scrollLeft = to), hidden * share);
        expect(await edge(), `scrolled by ${share}`).toBe(true);
      }
    }
  });
});

test('a size is listed whole, and one without finds says so', async ({ page, step }) => {
  await step('a size without finds says how many there are, or that there are none', async () => {
    await page.goto('./#/collection/10');
    await expect(page.getByRole('heading', { name: '724 solutions to find' })).toBeVisible();
    await page.goto('./#/collection/3');
    await expect(page.getByRole('heading', { name: 'Nothing to find' })).toBeVisible();

    // A small rose has a petal for each family and shows no solution of the size.
    await page.goto('./#/collection/5');
    await expect(page.locator('nt-size-view nt-rose .leaf.bare')).toHaveCount(2);
    await expect(page.getByText('Example: a finished 7 × 7 board')).toBeVisible();
    await page.goto('./#/collection/statistics');
    await expect(page.getByText('Example: a finished 5 × 5 board')).toBeVisible();
    await page.getByRole('link', { name: 'Find the first one' }).click();
    await expect(page.getByRole('grid')).toBeVisible();
  });

  await step('a size that is found whole lists its families as the list is scrolled', async () => {
    await page.goto('./#/settings');
    await store(page, allOf(11));
    await page.goto('./#/collection/11');
    const cards = page.locator('a.card');
    await expect(page.getByRole('button', { name: 'All 341', exact: true })).toBeVisible();
    expect(await cards.count()).toBeLessThan(341);
    await expect(async () => {
      await cards.last().scrollIntoViewIfNeeded();
      expect(await cards.count()).toBe(341);
    }).toPass();
    await page.getByRole('button', { name: 'Newest first' }).click();
    await expect(page.getByRole('button', { name: 'Nearly complete first' })).toBeVisible();
  });
});

test('solutions are erased, brought back and moved', async ({ page, browser, baseURL, step }) => {
  await step('erasing asks, and is undone until the page is left', async () => {
    await openFirstFamily(page);
    await page.getByRole('button', { name: 'Delete 8 × 8' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Deletes 8 solutions');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('heading', { name: '92 solutions to find' })).toBeVisible();
    await page.getByRole('button', { name: 'Restore 8 deleted solutions' }).click();
    await expect(page.getByRole('link', { name: 'Family 1: Complete' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Family 1: Complete' })).toBeVisible();
  });

  await step('everything moves to another device by a code that asks before it adds', async () => {
    await openFirstFamily(page);
    await page.goto('./#/settings');
    await choose(page, 'Delft');
    await page.getByRole('button', { name: 'Move to another device' }).click();
    const code = page.getByRole('img', { name: 'QR code of the link' });
    const link = await scan(page, code);
    const usual = page.viewportSize()!;
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(code).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(usual);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share the link' }).click();
    await expect(page.getByText('Text and link copied.').first()).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`Code 1 of 1: ${link}`);
    await page.keyboard.press('Escape');

    const other = await browser.newPage(baseURL === undefined ? {} : { baseURL });
    await other.goto(link);
    await other.getByRole('button', { name: 'Add it' }).click();
    await expect(notice(other)).toContainText('Added: solutions (8) and settings.');
    await expect(other.locator('html')).toHaveAttribute('data-board', 'delft');
    await other.goto(link);
    await other.getByRole('button', { name: 'Not now' }).click();
    await other.goto('./#/collection/8');
    await expect(other.getByRole('link', { name: 'Family 1: Complete' })).toBeVisible();
    await other.goto(link.slice(0, -4));
    await expect(other.getByRole('heading', { name: 'Nothing was added' })).toBeVisible();
    await other.close();
  });

  await step('deleting all solutions leaves boards, puzzles and settings', async () => {
    await openBoard(page);
    await click(page, 'a8');
    await openPuzzle(page, REGIONS);
    await click(page, 'e8');
    await page.goto('./#/settings');
    await choose(page, 'Dark');
    await store(page, FIRST!.variants);
    await page.reload();
    await page.getByRole('button', { name: 'Delete all solutions' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(notice(page)).toContainText('8 solutions deleted.');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await openPuzzle(page, REGIONS);
    await expectQueens(page, ['e8']);
    await openBoard(page);
    await expectQueens(page, ['a8']);
    await expectFound(page, '0 of 92');
  });
});

test('the button that restores solutions stays in place while parts load', async ({ page }) => {
  await openFirstFamily(page);
  await page.getByRole('button', { name: 'Delete 8 × 8' }).click();
  const erase = page.getByRole('button', { name: 'Delete', exact: true });
  await expect(erase).toBeVisible();
  const { release } = await withhold(page);
  await erase.click();
  const back = page.getByRole('button', { name: 'Restore 8 deleted solutions' });
  await expect(back).toBeVisible();
  const before = await back.boundingBox();
  release();
  await expect(page.getByText('Example: a finished 5 × 5 board')).toBeVisible();
  expect(await back.boundingBox()).toEqual(before);
});

test('a backup goes out of Settings and comes in by button and by drop', async ({ page }) => {
  await page.goto('./');
  await store(page, FIRST!.variants.slice(0, 3));
  await page.goto('./#/settings');
  await expect(page.getByText('“Export” leaves out')).toContainText(
    '“Export” leaves out only settings.',
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const name = (await download).suggestedFilename();
  expect(name).toMatch(/^ninety-two-[-\d]+\.n92\.json$/);
  await expect(notice(page)).toHaveText(
    `Your progress file goes to your downloads: \u2068${name}\u2069.`,
  );

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import' }).click();
  // Phones offer only files of listed types, and may change the ending of a received backup or drop its type.
  const accepted = await (await chooser).element().getAttribute('accept');
  for (const type of ['.json', '.txt', 'text/plain', 'application/octet-stream']) {
    expect(accepted!.split(',')).toContain(type);
  }
  const buffer = Buffer.from(backupOf([...FIRST!.variants, '12345678']));
  await (await chooser).setFiles({ name: 'a.n92.json', mimeType: 'application/json', buffer });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 entry can’t be read and is left out');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(notice(page)).toContainText('Added: solutions (5).');
  await expect(dialog).toHaveCount(0);

  // Files that are dropped together are asked about one after the other.
  await page.evaluate(
    (texts) => {
      const data = new DataTransfer();
      for (const text of texts) data.items.add(new File([text], 'b.n92.json'));
      document.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }));
    },
    [backupOf([...FIRST!.variants, '12345678']), backupOf(FIRST!.variants)],
  );
  await expect(dialog).toContainText('1 entry can’t be read and is left out');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(dialog).not.toContainText('1 entry');
  await dialog.getByRole('button', { name: 'Add it' }).click();
  await expect(notice(page)).toContainText('You already have everything in it.');
});

test('statistics add up in a chart, a table and milestones', async ({ page, step }) => {
  await step('one find is a small bar of the chart, not all of it', async () => {
    await page.goto('./');
    await store(page, FIRST!.variants.slice(0, 1));
    await page.goto('./#/collection/statistics');
    const chart = page.locator('.chart svg');
    const bar = page.locator('.chart .bars');
    await expect(bar).toBeAttached();
    const [whole, one] = [(await chart.boundingBox())!, (await bar.boundingBox())!];
    expect(one.width).toBeLessThanOrEqual(28);
    expect(one.height).toBeLessThan(whole.height / 4);
  });

  await step('finds add up, and milestones can be shared', async () => {
    await page.goto('./');
    await store(page, [...FIRST!.variants, ...allOf(5)]);
    await page.goto('./#/collection/statistics');
    await page.reload();
    await expect(page.getByText('Your first complete family')).toBeVisible();
    await expect(page.getByText('All 10 solutions of 5 × 5')).toBeVisible();
    await expect(page.getByRole('row', { name: /^8 × 8 8 1/ })).toBeVisible();
    await page.getByText('As a table').click();
    await expect(page.getByRole('rowheader', { name: '20 October' })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Share: Your first solution/ }).click();
    expect((await download).suggestedFilename()).toMatch(/^ninety-two-\w+\.png$/);
  });
});
