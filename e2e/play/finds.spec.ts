import type { Page } from '@playwright/test';
import { familiesOf } from '../../src/core/solutions/families.ts';
import { canonOf } from '../../src/ui/sound/canon.ts';
import { allOf, play, store } from '../helpers/collection-data.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { expectSaid, sentences } from '../helpers/settled.ts';
import { releaseAnimations, slowAnimations } from '../helpers/slow-animations.ts';
import {
  click,
  expectFound,
  expectQueens,
  expectSize,
  insight,
  openBoard,
  result,
  setLanguage,
  setSettings,
  SOLUTION,
  tap,
} from '../helpers/steps.ts';

declare global {
  interface Window {
    /** States shown in frames, recorded at each change. */
    shownInFrames: string[];
  }
}

const thread = (page: Page) => page.locator('nt-board .thread');

test('leaving during the celebration by Back ends it without an error', async ({ page }) => {
  await page.goto('./#/collection');
  await openBoard(page);
  await click(page, ...SOLUTION.slice(0, 7));
  // The thread outlasts the way out.
  await slowAnimations(page);
  await click(page, SOLUTION[7]);
  await thread(page).waitFor({ state: 'attached' });
  await page.goBack();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(page).toHaveURL(/#\/collection/);
  await releaseAnimations(page);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expectQueens(page, SOLUTION);
  await expectFound(page, '1 of 92');
  await expect(thread(page)).toHaveCount(1);
  await expect(result(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Find another' }).click();
  await expectQueens(page, []);
});

test('the count, the rose and the sheet of a find change once and together', async ({ page }) => {
  await openBoard(page);
  await click(page, ...SOLUTION.slice(0, 7));
  await page.locator('nt-play .whole-rose nt-rose .seed').first().waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const play = document.querySelector('nt-app')!.shadowRoot!.querySelector('nt-play')!;
    const root = play.shadowRoot!;
    const figures = (): string => root.querySelector('.whole-rose .figures')!.innerHTML;
    const before = figures();
    window.shownInFrames = [];
    const look = (): void => {
      const words = root.querySelector('.whole-rose')!.getAttribute('aria-label');
      const count = figures() === before ? 'old' : 'new';
      const rose = root.querySelector('.whole-rose nt-rose')!.shadowRoot!;
      const seeds = rose.querySelectorAll('.seed.found, .seed.fresh').length;
      const sheet = root.querySelector('nt-result-sheet') ? 'sheet' : 'no sheet';
      const shown = `${words}: ${count} count, ${seeds} seeds, ${sheet}`;
      if (window.shownInFrames.at(-1) !== shown) window.shownInFrames.push(shown);
      requestAnimationFrame(look);
    };
    look();
  });
  await click(page, SOLUTION[7]);
  await expect(result(page)).toBeVisible();
  expect(await page.evaluate(() => window.shownInFrames)).toEqual([
    '0 of 92 found: old count, 0 seeds, no sheet',
    '1 of 92 found: new count, 1 seeds, sheet',
  ]);
});

test('the last find of a size is celebrated as such, and leads on', async ({ page, step }) => {
  const sheet = page.locator('nt-last-find-sheet');

  await step('of 5 × 5 every offer of a next board is the one of the ladder', async () => {
    const expectOffer = async (): Promise<void> => {
      const all = page.locator('a, button').filter({ hasText: /^\s*(Play|Next:) \d+\s×\s\d+\s*$/ });
      await expect(all).toHaveText([/^\s*Play 7\s×\s7\s*$/]);
    };
    const [last, ...others] = allOf(5);
    await openBoard(page, '5');
    await store(page, [...others, ...allOf(4)]);
    await page.reload();
    await expectFound(page, '9 of 10');
    await play(page, last!);
    await expect(sheet).toBeVisible();
    await expectOffer();
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toHaveCount(0);
    await expectOffer();
    await page.reload();
    await expectOffer();
    await page.getByRole('button', { name: 'Play 7 × 7' }).click();
    await expectSize(page, 7);
  });

  await step('of 8 × 8 lights the whole rose, and says what it took', async () => {
    const [last, ...others] = allOf(8);
    await openBoard(page);
    await store(page, others);
    await page.reload();
    await expectFound(page, '91 of 92');
    await play(page, last!);
    await expect(sheet.getByRole('heading')).toHaveText('You found all 92!');
    await expect(sheet.locator('dl')).toHaveText(/^\s*Days\s*2\s*Hints\s*0\s*$/);
    // All petals at once, and none dimmed.
    await expect(page.locator('.whole-rose .petal.fresh')).toHaveCount(12);
    await expect(page.locator('.whole-rose .petal.dim')).toHaveCount(0);
    await expectFound(page, '92 of 92');

    const saved = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Share your progress' }).click();
    expect((await saved).suggestedFilename()).toBe('ninety-two-8x8.png');

    await sheet.getByRole('button', { name: 'Play 9 × 9' }).click();
    await expectSize(page, 9);
    await expect(result(page)).toHaveCount(0);
    await expect(page.locator('nt-board [role=gridcell]:focus')).toHaveCount(1);
  });

  await step('of 1 × 1 is one too, and in Chinese', async () => {
    await openBoard(page, '1');
    await play(page, '1');
    await expect(page.getByRole('heading', { name: 'You found the only solution.' })).toBeVisible();
    await setLanguage(page, 'zh-Hans');
    await expect(page.getByRole('heading', { name: '你找到了唯一的解法。' })).toBeVisible();
    await page.keyboard.press('n');
    await expect(insight(page)).toHaveText('你找到了唯一的解法。');
  });
});

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
const MEANING = 'All 8 rotations and reflections of one solution. Your first petal is gold.';
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
  await expect(sheet).toContainText('11 more families to go.');
  await expect(sheet.locator('.first-petal')).toBeVisible();
  expect((await sheet.locator('.first-petal').boundingBox())!.height).toBe(96);
  await expect(sheet).not.toContainText('Your first complete family');
  const said = await sentences(page);
  expect(said.filter((text) => text.includes('A family!'))).toEqual([
    `A family! ${MEANING} 11 more families to go.`,
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
    .toBe('A complete family on 8\u00a0×\u00a08: every rotation and reflection found.');
});

test('without movement the petal of the first family stands gold at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await completeFamily(page, FIRST);
  const leaf = result(page).locator('.first-petal .leaf');
  await expect(leaf).toBeVisible();
  expect(
    await leaf.evaluate((one) => parseFloat(getComputedStyle(one).animationDuration)),
  ).toBeLessThan(0.01);
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

/** The solution of `SOLUTION` turned a quarter to the right, and mirrored from left to right. */
const TURNED = ['h8', 'b7', 'd6', 'a5', 'g4', 'e3', 'c2', 'f1'] as const;
const MIRRORED = ['h8', 'd7', 'a6', 'c5', 'f4', 'b3', 'g2', 'e1'] as const;

test('a solution is turned in the mind, onto an empty board, and is a find of the same family', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, ...SOLUTION);
  await result(page).getByRole('button', { name: 'Turn or mirror' }).click();
  await expectSaid(
    page,
    'Turn this a quarter to the right. Picture the board turned, and put each queen where it ends up.',
  );
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    'Turn this a quarter to the right',
  );
  await expect(page.getByRole('img', { name: 'The solution you found:' })).toHaveAttribute(
    'aria-label',
    /a8 e7 h6 f5 c4 g3 b2 d1$/,
  );
  await test.step('the arrow stands beside the solution and covers none of it', async () => {
    const solution = page.getByRole('img', { name: 'The solution you found:' });
    const [board, arrow, words] = await Promise.all([
      solution.boundingBox(),
      page.locator('.original .badge').boundingBox(),
      page.getByRole('heading', { level: 2 }).boundingBox(),
    ]);
    expect(arrow!.x).toBeGreaterThanOrEqual(board!.x + board!.width);
    expect(arrow!.x + arrow!.width).toBeLessThanOrEqual(words!.x);
  });
  await expectQueens(page, []);
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await click(page, 'a1');
  await expectQueens(page, ['a1']);
  await undo.click();
  await expectQueens(page, []);

  await click(page, ...TURNED);
  await expect(result(page).getByRole('heading')).toHaveText('Solution 2 of 92');
  await expect(result(page)).toContainText('2 of 8 found');

  // The next task is about the board that was found last. Back leads to it.
  await result(page).getByRole('button', { name: 'Turn or mirror' }).click();
  await page.getByRole('button', { name: 'Mirror instead' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    'Mirror this from left to right',
  );
  await page.getByRole('button', { name: 'Back' }).click();
  await expectQueens(page, TURNED);
  await expectFound(page, '2 of 92');
});

test('a turned solution that the game places is found, and the Collection says how', async ({
  page,
}) => {
  await openBoard(page);
  await click(page, ...SOLUTION);
  await result(page).getByRole('button', { name: 'Turn or mirror' }).click();
  await page.getByRole('button', { name: 'Mirror instead' }).click();
  await page.getByRole('button', { name: 'Place it for me' }).click();
  await expectQueens(page, MIRRORED);
  await expect(result(page).getByRole('heading')).toHaveText('Solution 2 of 92');
  await result(page).getByRole('link', { name: 'This family: 2 of 8 found' }).click();
  await expect(page.locator('nt-family-view .selected')).toContainText(
    'Turned or mirrored, and placed by the game',
  );
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a person solves 8 × 8, and the tap that finishes it does not press the sheet that rises under it', async ({
    page,
  }) => {
    await openBoard(page);
    await tap(page, ...SOLUTION);
    const next = result(page).getByRole('button', { name: 'Find another' });
    await expect(next).toBeVisible();
    await expectFound(page, '1 of 92');
    // The click of a slow tap, whose finger came down on the board.
    await next.dispatchEvent('click', { detail: 1 });
    await expectQueens(page, SOLUTION);
    await next.tap();
    await expectQueens(page, []);
  });
});
