import type { Page } from '@playwright/test';
import { familiesOf } from '../../src/core/solutions/families.ts';
import { canonOf } from '../../src/ui/sound/canon.ts';
import { allOf, play, store } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { slowAnimations } from '../helpers/slow-animations.ts';
import { sentences } from '../helpers/settled.ts';
import { expectFound, openBoard, result, setSettings } from '../helpers/steps.ts';

declare global {
  interface Window {
    /** Returns the number of sines that are to begin and were not stopped before. */
    comingSines: () => number;
  }
}

const FAMILIES = familiesOf(8).map(({ variants }) => variants);
const [FIRST, SECOND] = FAMILIES as [readonly string[], readonly string[]];
const MEANING = 'All 8 turns and mirror images of one solution. Your first petal is gold.';

/** Counts the sines that the game schedules. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const starts = new Map<OscillatorNode, number>();
    window.comingSines = () =>
      [...starts].filter(([{ context }, at]) => at > context.currentTime).length;
    // oxlint-disable-next-line typescript/unbound-method -- called with its own `this`
    const { start, stop } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (at = 0) {
      starts.set(this, at);
      start.call(this, at);
    };
    OscillatorNode.prototype.stop = function (at = 0) {
      if (at < starts.get(this)!) starts.delete(this);
      stop.call(this, at);
    };
  });
}

function coming(page: Page): Promise<number> {
  return page.evaluate(() => window.comingSines());
}

/** Opens 8 × 8 with all of a family found but its last solution, and plays that. */
async function completeFamily(page: Page, others: readonly string[] = []): Promise<void> {
  await openBoard(page);
  await store(page, [...others, ...FIRST.slice(1)]);
  await page.reload();
  await expectFound(page, `${7 + others.length} of 92`);
  await play(page, FIRST[0]!);
}

test('the first whole family draws its petal, says what a family is once, and how many petals are left', async ({
  page,
}) => {
  await completeFamily(page);
  const sheet = result(page);
  await expect(sheet.getByRole('heading')).toHaveText('A family!');
  await expect(sheet).toContainText(MEANING);
  await expect(sheet).toContainText('11 more petals to go.');
  await expect(sheet.locator('.first-petal')).toBeVisible();
  expect((await sheet.locator('.first-petal').boundingBox())!.height).toBe(96);
  await expect(sheet).not.toContainText('Your first complete family');
  const said = await sentences(page);
  expect(said.filter((text) => text.includes('A family!'))).toEqual([
    `A family! ${MEANING} 11 more petals to go.`,
  ]);
  await page.evaluate(() => {
    navigator.share = (data) => {
      window.name = data!.text!;
      return Promise.resolve();
    };
  });
  await sheet.getByRole('button', { name: 'Show a friend' }).click();
  await expect
    .poll(() => page.evaluate(() => window.name))
    .toBe('A complete family on 8\u00a0×\u00a08: every turn and mirror image found.');
});

test('a later family says its number and how many petals are left', async ({ page }) => {
  await completeFamily(page, SECOND);
  await expect(result(page).getByRole('heading')).toHaveText('Family 1 is complete');
  await expect(result(page)).toContainText('10 more petals to go.');
  await expect(result(page).locator('.first-petal')).toHaveCount(0);
  expect(await sentences(page)).toContain('Family 1 is complete. 10 more petals to go.');
});

test.describe('without movement', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the petal of the first family stands gold at once', async ({ page }) => {
    await completeFamily(page);
    await expect(result(page).locator('.first-petal .leaf')).toBeVisible();
    expect(
      await result(page)
        .locator('.first-petal .leaf')
        .evaluate((leaf) => parseFloat(getComputedStyle(leaf).animationDuration)),
    ).toBeLessThan(0.01);
  });
});

test.describe('with sound', () => {
  test.beforeEach(async ({ page }) => {
    await listen(page);
    await openBoard(page);
    await setSettings(page, { sound: true });
  });

  test('a whole family is heard as a canon, until the next tap', async ({ page }) => {
    await completeFamily(page);
    await expect(result(page)).toBeVisible();
    // Two sines a note, of which few have begun.
    expect(await coming(page)).toBeGreaterThan(canonOf([FIRST]).notes.length);
    await result(page).getByRole('heading').click();
    await expect.poll(() => coming(page)).toBe(0);
    await expect(result(page)).toBeVisible();
  });

  test('a tap that skips the celebration of a family lets no canon begin', async ({ page }) => {
    await slowAnimations(page);
    await completeFamily(page);
    await page.locator('nt-board .thread').waitFor({ state: 'attached' });
    await page.keyboard.press('x');
    await expect(result(page)).toBeVisible();
    await expect.poll(() => coming(page)).toBe(0);
  });

  test('a family and a whole rose can be heard in the Collection and stopped, and not with sound off', async ({
    page,
  }) => {
    await store(page, allOf(5));
    await page.goto('./#/collection/5');
    const hear = page.getByRole('button', { name: 'Hear the rose' });
    const stop = page.getByRole('button', { name: 'Stop' });
    await slowAnimations(page);
    await hear.click();
    await expect(stop).toBeVisible();
    await expect.poll(() => coming(page)).toBeGreaterThan(0);
    const lit = () =>
      page
        .locator('nt-rose svg.rose g')
        .evaluateAll((petals) => petals.filter((petal) => petal.getAnimations().length > 0).length);
    expect(await lit()).toBe(2);
    await stop.click();
    await expect(hear).toBeVisible();
    await expect.poll(() => coming(page)).toBe(0);
    expect(await lit()).toBe(0);

    await page.goto('./#/collection/5/family/1');
    const family = page.getByRole('button', { name: 'Hear the family' });
    await family.press('Enter');
    await expect(stop).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(family).toBeVisible();
    await expect.poll(() => coming(page)).toBe(0);

    await setSettings(page, { sound: false });
    await expect(family).toBeHidden();
    await page.goto('./#/collection/5');
    await expect(page.getByRole('heading', { name: 'Collection' })).toBeVisible();
    await expect(hear).toBeHidden();
  });
});
