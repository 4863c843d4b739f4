import type { Locator, Page } from '@playwright/test';
import { DRILL_TOPICS } from '../../src/core/puzzles/technique.ts';
import { squareNameOn, type Square } from '../../src/core/board/square.ts';
import { drillPosition } from '../../src/puzzles/learn/drill-positions.ts';
import { drillOf, type Drill, type DrillReply } from '../../src/solver/puzzles/drills/drill.ts';
import { finish } from '../../src/solver/worker/task.ts';
import { holdFromStart } from '../helpers/one-game.ts';
import { expectSaid } from '../helpers/settled.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { openPuzzle, openPuzzles, REGIONS, REGIONS_ANSWER } from '../helpers/puzzle-steps.ts';
import { square, tap } from '../helpers/steps.ts';

test.use({ hasTouch: true });

const TOPIC = { board: 'regions', technique: 'shared-1' } as const;

function drillAt(number: number): Drill {
  return finish(drillOf(drillPosition(TOPIC, number)))!;
}

function nameAt(number: number, at: Square): string {
  return squareNameOn(at, drillPosition(TOPIC, number).puzzle.rules.shape);
}

/** Returns the name of a square of a drill with a reply of a kind. */
function squareOf(number: number, kind: DrillReply['kind']): string {
  return nameAt(
    number,
    drillAt(number).replies.findIndex((reply) => reply.kind === kind),
  );
}

function rightOf(number: number): string {
  return nameAt(number, drillAt(number).right[0]!);
}

function title(page: Page): Locator {
  return page.locator('nt-drill h1');
}

test('drills are practised by touch and by keyboard', async ({ page, step }) => {
  await step('five drills by keyboard fill the dots of the card, also after a reload', async () => {
    await page.goto('./#/puzzles');
    await expect(
      page.getByRole('link', { name: /^Practise.*Next: Last free square/ }),
    ).toBeVisible();
    await page.keyboard.press('l');
    await page.getByRole('link', { name: /^Region in one line, Regions/ }).press('Enter');
    for (let number = 1; number <= 5; number++) {
      await expect(title(page)).toHaveText(new RegExp(`· ${number} of 5`));
      await expect(page.getByRole('button', { name: 'Show me' })).toBeEnabled();
      if (number === 4) await page.keyboard.press('h');
      else {
        await square(page, rightOf(number)).focus();
        await page.keyboard.press('Space');
      }
      await expect(page.locator('nt-drill .foot .button').first()).toBeFocused();
      if (number < 5) await page.keyboard.press('n');
    }
    // The one that was shown is still to be found.
    await page.keyboard.press('n');
    await expect(title(page)).toHaveText(/· 4 of 5/);
    await expect(page.getByRole('button', { name: 'Show me' })).toBeEnabled();
    await square(page, rightOf(4)).focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('button', { name: 'Next: Queen that takes the last squares' }),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(
      page.getByRole('link', { name: /^Region in one line, Regions/ }),
    ).toHaveAccessibleName('Region in one line, Regions. All 5 found.');
    await page.reload();
    await expect(page.getByRole('link', { name: /All 5 found/ })).toHaveCount(1);
    await expect(page.locator('nt-learn h1')).toContainText('5 of 80');
  });

  await step('the Why of a hint leads to its drill: wrong, right, and on to the next', async () => {
    await openPuzzle(page, REGIONS);
    await tap(page, ...REGIONS_ANSWER.slice(0, 5));
    await page.getByRole('button', { name: 'Hint' }).tap();
    const hint = page.getByRole('region', { name: 'Hint' });
    await hint.getByRole('button', { name: 'Why' }).first().tap();
    await hint.getByRole('link', { name: 'Practise: Region in one line' }).tap();
    await expect(title(page)).toHaveText(/^Region in one line · 1 of 5/);
    await expect(page.getByRole('button', { name: 'Show me' })).toBeEnabled();
    await expect(page.locator('nt-drill .said')).toContainText(/squares are right/);

    const wrong = squareOf(1, 'leaves');
    await tap(page, wrong);
    await expect(page.locator('nt-drill .said')).toContainText(`With a queen on ${wrong}`);
    await tap(page, squareOf(1, 'queen'));
    await expect(page.locator('nt-drill .said')).toContainText('A queen stands there.');
    await tap(page, rightOf(1));
    await expect(page.locator('nt-drill .said')).toContainText(`${rightOf(1)}, yes`);
    await expectSaid(page, new RegExp(`^${rightOf(1)}, yes\\.`));
    await page.getByRole('button', { name: 'Next' }).tap();
    await expect(title(page)).toHaveText(/· 2 of 5/);
  });

  await step('every technique has a card with the drawing of its hint', async () => {
    await openPuzzles(page, 'learn');
    await expect(page.locator('nt-learn ol a')).toHaveCount(DRILL_TOPICS.length);
    await expect(page.locator('nt-learn .picture .frame')).not.toHaveCount(0);
  });
});

test('drills open while storage is silent, and their moves are found', async ({ page, step }) => {
  await openPuzzles(page, 'learn');
  await holdFromStart(page, 'ninety-two-puzzles');
  await page.reload();
  for (const [path, number] of [
    ['learn/regions/shared-1/2', 2],
    ['learn/regions/shared-1', 1],
  ] as const) {
    await step(`${path} opens while storage is silent, and its move is found`, async () => {
      await openPuzzles(page, path);
      await expect(title(page)).toHaveText(new RegExp(`^Region in one line · ${number} of 5`));
      await tap(page, rightOf(number));
      await expect(page.locator('nt-drill .said')).toContainText(`${rightOf(number)}, yes`);
    });
  }
});
