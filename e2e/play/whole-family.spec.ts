import type { Page } from '@playwright/test';
import { familiesOf } from '../../src/core/solutions/families.ts';
import { canonOf } from '../../src/ui/sound/canon.ts';
import { allOf, play, store } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { sentences } from '../helpers/settled.ts';
import { releaseAnimations, slowAnimations } from '../helpers/slow-animations.ts';
import { expectFound, openBoard, result, setSettings } from '../helpers/steps.ts';

declare global {
  interface Window {
    /** The time of the audio device, in seconds, which only a test changes. */
    audioTime: number;
    /** Returns the number of sines that are to begin after `audioTime` and were not stopped before. */
    comingSines: () => number;
  }
}

const FAMILIES = familiesOf(8).map(({ variants }) => variants);
const [FIRST, SECOND, THIRD] = FAMILIES as [string[], string[], string[]];
const MEANING = 'All 8 turns and mirror images of one solution. Your first petal is gold.';
/** Seconds after which the tune of a single solution is over. */
const TUNE = 1;

/** Counts the sines that the game schedules, and plays none. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const starts = new Map<OscillatorNode, number>();
    window.audioTime = 0;
    Object.defineProperty(BaseAudioContext.prototype, 'currentTime', {
      get: () => window.audioTime,
    });
    window.comingSines = () => [...starts.values()].filter((at) => at > window.audioTime).length;
    OscillatorNode.prototype.start = function (at = 0) {
      starts.set(this, at);
    };
    OscillatorNode.prototype.stop = function (at = 0) {
      if (at < starts.get(this)!) starts.delete(this);
    };
  });
}

/** Returns the number of sines that are to begin some seconds from now, at the earliest. */
function coming(page: Page, seconds = 0): Promise<number> {
  return page.evaluate((time) => {
    window.audioTime += time;
    return window.comingSines();
  }, seconds);
}

/** Opens 8 × 8 with all of a family found but its last solution, and plays that. */
async function completeFamily(
  page: Page,
  family: readonly string[],
  others: readonly string[] = [],
): Promise<void> {
  await openBoard(page);
  await store(page, [...others, ...family.slice(1)]);
  await page.reload();
  await expectFound(page, `${7 + others.length} of 92`);
  await page.keyboard.press('c');
  await play(page, family[0]!);
}

test('the first whole family draws its petal, and says once what a family is and how many petals are left', async ({
  page,
}) => {
  const sheet = result(page);
  await completeFamily(page, FIRST);
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

test.describe('without movement', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the petal of the first family stands gold at once', async ({ page }) => {
    await completeFamily(page, FIRST);
    const leaf = result(page).locator('.first-petal .leaf');
    await expect(leaf).toBeVisible();
    expect(
      await leaf.evaluate((one) => parseFloat(getComputedStyle(one).animationDuration)),
    ).toBeLessThan(0.01);
  });
});

test('a whole family is heard with sound', async ({ page, step }) => {
  await listen(page);
  await openBoard(page);
  const begin = async (): Promise<void> => {
    await releaseAnimations(page);
    await setSettings(page, { sound: true });
  };

  await step('as a canon, until the next tap', async () => {
    await begin();
    await completeFamily(page, SECOND, FIRST);
    await expect(result(page)).toBeVisible();
    // Two sines a note.
    expect(await coming(page)).toBeGreaterThan(canonOf([SECOND]).notes.length);
    await result(page).getByRole('heading').click();
    expect(await coming(page, TUNE)).toBe(0);
    await expect(result(page)).toBeVisible();
  });

  await step('not after a tap that skips the celebration', async () => {
    await begin();
    await slowAnimations(page);
    await completeFamily(page, THIRD, [...FIRST, ...SECOND]);
    await page.locator('nt-board .thread').waitFor({ state: 'attached' });
    await page.keyboard.press('x');
    await expect(result(page)).toBeVisible();
    expect(await coming(page, TUNE)).toBe(0);
  });

  await step('in the Collection, as a whole rose is, and not with sound off', async () => {
    await begin();
    await store(page, allOf(5));
    await page.goto('./#/collection/5');
    const hear = page.getByRole('button', { name: 'Hear the rose' });
    const stop = page.getByRole('button', { name: 'Stop' });
    await slowAnimations(page);
    await hear.click();
    await expect(stop).toBeVisible();
    expect(await coming(page)).toBeGreaterThan(0);
    const lit = () =>
      page
        .locator('nt-rose svg.rose g')
        .evaluateAll((petals) => petals.filter((petal) => petal.getAnimations().length > 0).length);
    expect(await lit()).toBe(2);
    await stop.click();
    await expect(hear).toBeVisible();
    expect(await coming(page, TUNE)).toBe(0);
    expect(await lit()).toBe(0);

    await page.goto('./#/collection/5/family/1');
    const family = page.getByRole('button', { name: 'Hear the family' });
    await family.press('Enter');
    await expect(stop).toBeVisible();
    await stop.press('Enter');
    await expect(family).toBeVisible();
    expect(await coming(page, TUNE)).toBe(0);

    await setSettings(page, { sound: false });
    await expect(family).toBeHidden();
    await page.goto('./#/collection/5');
    await expect(page.getByRole('heading', { name: 'Collection' })).toBeVisible();
    await expect(hear).toBeHidden();
  });
});
