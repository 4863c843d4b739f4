import type { Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/languages.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { openPuzzle, openPuzzles, REGIONS } from '../helpers/puzzle-steps.ts';
import { openBoard, setLanguage, square } from '../helpers/steps.ts';
import { faultsIn } from './looks.ts';
import { otherLanguages, SWEEPS_ALL } from './views.ts';
import { MANY_SIZES, TIGHT_SIZES, ZOOMED, type WindowSize } from './window-sizes.ts';

test.use({ hasTouch: true });

const SIZES = process.env['WHOLE'] ? [...TIGHT_SIZES, ...MANY_SIZES] : TIGHT_SIZES;

/**
 * The windows in which a screen is looked at in English: with all languages all of them, else a third of them, another
 * for each screen.
 */
function sizesOf(screen: number): readonly WindowSize[] {
  return SIZES.filter((_, at) => SWEEPS_ALL || at % 3 === screen % 3);
}

/** Goes to a screen and waits for its heading. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`./#/${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Play: (page) => openBoard(page),
  'Play, with queens placed': (page) => openBoard(page, '8/15000000'),
  'a puzzle of Regions': (page) => openPuzzle(page, REGIONS),
  'a puzzle of Guard on a high board': (page) => openPuzzle(page, 'g/12x3/4'),
  Create: async (page) => {
    await page.goto('./#/puzzles/own/regions');
    await expect(square(page, 'a1')).toBeVisible();
  },
  Puzzles: (page) => openPuzzles(page),
  Endless: (page) => openPuzzles(page, 'endless'),
  'past days': (page) => openPuzzles(page, 'past'),
  'the Collection': (page) => open(page, 'collection/8'),
  'the statistics': (page) => open(page, 'collection/statistics'),
  Settings: (page) => open(page, 'settings'),
  'an algorithm in the Lab': (page) => open(page, 'lab/backtracking/6'),
  'an algorithm with panels of its own': (page) => open(page, 'lab/exact-cover/6'),
  'a program of the Lab': async (page) => {
    await open(page, 'lab/backtracking/6');
    await page.getByRole('tab', { name: 'Program' }).click();
  },
  'the determinants': (page) => open(page, 'lab/determinants/6'),
  'queens that guard': (page) => open(page, 'lab/guards/8'),
  'the seven ideas': (page) => open(page, 'lab/ideas'),
  'the counting machine': (page) => open(page, 'lab/counting/14'),
  'the story': (page) => open(page, 'lab/story'),
  'the lesson': (page) => open(page, 'lab/lesson'),
  'a question of the lesson': (page) => open(page, 'lab/lesson/14'),
};

test('the slider of a run lies under no words and no button, in large text on a small phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('./#/lab/backtracking/8');
  await page.locator('html').evaluate((root) => (root.style.fontSize = '200%'));
  const slider = await page.getByRole('slider', { name: 'Step' }).boundingBox();
  const { y, height } = slider!;
  const parts = page.locator('nt-transport :is(.meta, .switch, .keys, .play)');
  for (const part of await parts.all()) {
    const box = (await part.boundingBox())!;
    expect(box.y + box.height <= y || box.y >= y + height, JSON.stringify(box)).toBe(true);
  }
});

test('every control and word can be reached where the layout changes, and no control lies over another', async ({
  page,
}) => {
  if (process.env['WHOLE']) test.setTimeout(1_200_000);
  for (const [index, [name, show]] of Object.entries(SCREENS).entries()) {
    if (!name.includes(process.env['NAMED'] ?? '')) continue;
    await test.step(name, async () => {
      await show(page);
      const faults: Record<string, string[]> = {};
      const look = async ([width, height]: WindowSize, language: Locale): Promise<void> => {
        await page.setViewportSize({ width, height });
        const found = await faultsIn(page, 'outOfWindow');
        if (found.length > 0) faults[`${width} × ${height} ${language}`] = found;
      };
      for (const size of sizesOf(index)) await look(size, 'en');
      for (const language of otherLanguages(index)) {
        await setLanguage(page, language);
        await look(ZOOMED, language);
      }
      expect.soft(faults, name).toEqual({});
      if (otherLanguages(index).length > 0) await setLanguage(page, 'en');
    });
  }
});
