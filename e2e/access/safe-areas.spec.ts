import { expect, test } from '../helpers/fixtures.ts';
import { click, openBoard, setLanguage, tool } from '../helpers/steps.ts';
import { openPuzzle, REGIONS } from '../helpers/puzzle-steps.ts';
import { faultsIn } from './looks.ts';
import { otherLanguages, SWEEPS_ALL } from './views.ts';

/** A phone on its side, and the width that its notch takes on each side, in CSS pixels. */
const PHONE = { width: 844, height: 390 };
const NOTCH = 59;

test.use({ viewport: PHONE, hasTouch: true });

const PAGES =
  'play/8 settings collection collection/8 collection/8/family/1 collection/statistics ' +
  'puzzles puzzles/past puzzles/endless puzzles/own puzzles/figures nowhere ' +
  'lab lab/backtracking lab/ideas lab/story lab/lesson lab/counting';

test('on a phone on its side nothing is under the notch', async ({ page, step }) => {
  const devtools = await page.context().newCDPSession(page);
  const sides = { left: NOTCH, leftMax: NOTCH, right: NOTCH, rightMax: NOTCH };
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets: sides });

  const expectClear = async (what: string): Promise<void> =>
    expect.soft(await faultsIn(page, 'underNotch'), what).toEqual([]);

  await step('no hint, result, dialog or answer is under the notch', async () => {
    await openBoard(page, '4');
    await click(page, 'b4');
    await tool(page, 'Hint').click();
    await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
    await expectClear('hint');
    await page.keyboard.press('Escape');
    await click(page, 'd3', 'a2', 'c1');
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
    await expectClear('result');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectClear('keys');
    await page.keyboard.press('Escape');
    await openPuzzle(page, REGIONS);
    await page.getByRole('button', { name: /^More/ }).click();
    await expect(page.getByRole('button', { name: 'Start over', exact: true })).toBeVisible();
    await expectClear('menu');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /no touching/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectClear('answer');
    await page.keyboard.press('Escape');
  });

  await step('no text or control of any page is under the notch', async () => {
    for (const [index, path] of PAGES.split(' ').entries()) {
      await page.goto(`./#/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const others = otherLanguages(index);
      for (const language of SWEEPS_ALL || others.length === 0
        ? (['en', ...others] as const)
        : others) {
        await setLanguage(page, language);
        await expectClear(`${path} in ${language}`);
      }
    }
  });
});
