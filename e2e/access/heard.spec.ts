import type { Page } from '@playwright/test';
import { puzzleAddress } from '../../src/core/routes/addresses.ts';
import { expect, test } from '../helpers/fixtures.ts';
import {
  beginPuzzles,
  COMPLETE,
  COMPLETE_REST,
  GUARD,
  GUARD_ANSWER,
  openPuzzle,
  openPuzzles,
  REGIONS,
} from '../helpers/puzzle-steps.ts';
import { holdAnswers, letAnswersBeHeld, releaseAnswers } from '../helpers/hold-answers.ts';
import {
  expectSaid,
  holding,
  sentences,
  spoken,
  stopClock,
  untilSilent,
} from '../helpers/settled.ts';
import {
  click,
  expectQueens,
  expectResult,
  expectSize,
  notice,
  openBoard,
  result,
  setSettings,
  square,
  stepsInSilence,
} from '../helpers/steps.ts';

test.beforeEach(({ page }) => holding(page, 'motion'));

/** The cell of a board that has the focus. */
const cell = (page: Page) => page.locator('nt-board [role=gridcell]:focus');

/** Returns all that got the focus since the step began. */
async function focused(page: Page): Promise<string[]> {
  return (await spoken(page)).filter(({ region }) => region === 'focus').map(({ words }) => words);
}

/** Returns the words of live regions that a dialog kept from being heard. */
async function unheard(page: Page): Promise<string[]> {
  return (await spoken(page)).filter(({ region }) => region === 'inert').map(({ words }) => words);
}

/** Shows a notice as a part of the game would. */
async function tell(page: Page, text: string, alert = false): Promise<void> {
  await page.evaluate(
    (notice) => {
      const app = document.querySelector('nt-app')!;
      const event = new Event('nt-notice');
      app.dispatchEvent(Object.assign(event, { notice: { ...notice, text: () => notice.text } }));
    },
    { text, alert },
  );
}

/** Chooses the last square of a board whose frames stand still, and expects its words and then those of the result. */
async function expectHeardInOrder(
  page: Page,
  last: string,
  words: readonly unknown[],
): Promise<void> {
  await untilSilent(page);
  const begin = (await sentences(page)).length;
  // Frames go by the page's clock, the disk does not.
  await stopClock(page);
  await square(page, last).press('Enter');
  await expect(result(page)).toBeVisible();
  await untilSilent(page);
  await page.clock.resume();
  expect((await sentences(page)).slice(begin)).toEqual(words);
}

/** The heading or the board of a screen, if it has the focus. */
const start = (page: Page) => page.locator('nt-app :is(h1, [role=gridcell]):focus');

test('Play says what happens, and the focus is where the player goes on', async ({
  page,
  step: run,
}) => {
  const step = await stepsInSilence(page, run);

  await step('a dialog whose opener is gone leaves the focus on the screen', async () => {
    await openBoard(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'All keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cell(page)).toHaveCount(1);
  });

  await step('a find is heard after its last queen, however late the paint', async () => {
    await openBoard(page, '4');
    await click(page, 'b4', 'd3', 'a2');
    await expectHeardInOrder(page, 'c1', [
      'Queen on c1. 4 placed.',
      expect.stringMatching(/^New\. 1 of 2\./),
    ]);
    // The first press on a solved board closes the sheet, and says so.
    await expectResult(page);
    await page.keyboard.press('Enter');
    await expectSaid(page, 'Result closed.');
  });

  await step('words that were said leave no stop at the end of the page', async () => {
    await openBoard(page);
    await square(page, 'a8').press('q');
    await expectSaid(page, /queens/i);
    await page.clock.runFor(10_000);
    await expect(page.locator('nt-app [aria-live]')).toHaveText(['', '']);
  });

  await step('the row and the column of a square are counted as its name counts them', async () => {
    await openBoard(page);
    const third = page.locator('nt-board').getByRole('row').nth(2);
    await expect(third.getByRole('gridcell').nth(3)).toHaveAttribute('aria-label', /^d3,/);
  });

  await step('Clear says how many queens are gone, and Undo that they are back', async () => {
    await openBoard(page, '8/15800000');
    await expectQueens(page, ['a8', 'e7', 'h6']);
    await page.keyboard.press('c');
    await expectSaid(page, /^3 queens taken back\. 0 placed\.$/);
    await page.keyboard.press('u');
    await expectSaid(page, /^3 queens are back\. 3 placed\.$/);
  });

  await step('keys say queens, row, both diagonals, and the last words again', async () => {
    await openBoard(page, '8/15800000');
    await expectQueens(page, ['a8', 'e7', 'h6']);
    await square(page, 'b5').focus();
    await page.keyboard.press('q');
    await expectSaid(page, 'Queens: a8, e7 and h6.');
    await page.keyboard.press('w');
    await expectSaid(page, 'Row 5. No queens. Free: b5 and f5.');
    await page.keyboard.press('d');
    const diagonals = /^Diagonal a6 to f1\. No queens\. .*Diagonal a4 to e8\. /;
    await expectSaid(page, diagonals);
    await page.keyboard.press('ArrowRight');
    await expect(square(page, 'c5')).toBeFocused();
    await page.keyboard.press('a');
    await expect
      .poll(async () => (await sentences(page)).filter((words) => diagonals.test(words)).length)
      .toBe(2);
  });

  await step('a size without finds has the focus after the page of a family', async () => {
    await page.goto('./#/collection/8/family/1');
    await page.getByRole('link', { name: 'Back to the Collection' }).press('Enter');
    await expect(start(page)).toHaveText('Collection');
  });

  await step('a screen is named once, and nothing without a name gets the focus', async () => {
    await openBoard(page);
    await page.keyboard.press('c');
    await expectQueens(page, []);
    for (const [key, name] of [
      ['2', 'Collection'],
      ['3', 'Today'],
      ['4', 'Lab'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page.locator('h1:focus')).toContainText(name);
    }
    await page.locator('nt-app').evaluate(() => (location.hash = '#/settings'));
    await expect(page.locator('h1:focus')).toContainText('Settings');
    await page.keyboard.press('1');
    await expectSaid(page, 'Play, 8 by 8');
    await expect(cell(page)).toHaveCount(1);
    await square(page, 'c5').focus();
    for (const [key, size] of [
      [']', 9],
      ['[', 8],
    ] as const) {
      await page.keyboard.press(key);
      await expectSize(page, size);
      // On a larger and a smaller board the square stays the same.
      await expect(cell(page)).toHaveAttribute('aria-label', 'c5, free');
    }
    await openPuzzle(page, REGIONS);
    await expect(cell(page)).toHaveCount(1);
    const named = await sentences(page);
    expect(named.filter((words) => /^(Collection|Puzzles|Today|Lab|Settings)/.test(words))).toEqual(
      [],
    );
    expect((await focused(page)).filter((words) => words.endsWith(': '))).toEqual([]);
  });

  await step('an alert while a dialog is open is heard', async () => {
    await openBoard(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'All keys' })).toBeVisible();
    await tell(page, 'Not saved: this device is full.', true);
    await tell(page, 'Everything is saved again.');
    await untilSilent(page);
    const heard = await spoken(page);
    const [alert, news] = ['Not saved: this device is full.', 'Everything is saved again.'];
    expect(heard).toContainEqual(expect.objectContaining({ region: 'assertive', words: alert }));
    expect(heard).toContainEqual(expect.objectContaining({ region: 'polite', words: news }));
    expect(await unheard(page)).toEqual([]);
  });

  await step('a notice between quick moves and two alerts at once are all spoken', async () => {
    await openBoard(page);
    await page.keyboard.press('c');
    await expectQueens(page, []);
    await square(page, 'a8').focus();
    await page.keyboard.press('Space');
    await tell(page, 'A new version is ready.');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await page.evaluate(() => {
      const app = document.querySelector('nt-app')!;
      for (const text of ['Not saved: one.', 'Not saved: two.']) {
        const notice = { alert: true, text: () => text };
        app.dispatchEvent(Object.assign(new Event('nt-notice'), { notice }));
      }
    });
    await untilSilent(page);
    const words = (await spoken(page))
      .filter(({ region }) => region === 'polite' || region === 'assertive')
      .map((one) => one.words);
    for (const expected of [
      'A new version is ready.',
      'Not saved: one.',
      'Not saved: two.',
      'Queen on c7. 2 placed.',
    ]) {
      expect(words).toContain(expected);
    }
  });

  await step('a player who wants few words hears moves alone', async () => {
    await openBoard(page);
    await page.keyboard.press('c');
    await expectQueens(page, []);
    await setSettings(page, { briefSpeech: true });
    await square(page, 'd4').press(' ');
    await expectSaid(page, /^Queen on d4\.$/);
    await page.keyboard.press(' ');
    await expectSaid(page, /^d4 taken back\.$/);
  });
});

test.describe('with a screen that is touched', () => {
  test.use({ hasTouch: true });

  test('Puzzles say what happens, and the focus is on the board that opens', async ({
    page,
    step: run,
  }) => {
    await letAnswersBeHeld(page);
    const step = await stepsInSilence(page, run);
    const card = page.getByRole('link', { name: /^Region in one line, Regions/ });
    const asked = /^Region in one line, 1 of 5\. Regions, /;

    await step('a puzzle that is opened from its card of today has the focus', async () => {
      await openPuzzles(page);
      await page.locator('.day-card li a').filter({ hasText: 'Regions' }).focus();
      await page.keyboard.press('Enter');
      await expectSaid(page, /^Regions, 7 by 7, .*Nothing placed\.$/);
      await expect(cell(page)).toHaveCount(1);
      expect((await focused(page)).at(-1)).toMatch(/^gridcell: \w\d, /);
    });

    await step('a puzzle of a day that is over has the focus', async () => {
      await openPuzzles(page, '2026-11-18');
      await page.locator('nt-day-page .day-card li a').filter({ hasText: 'Fill in' }).focus();
      await page.keyboard.press('Enter');
      await expectSaid(page, /^Fill in, .*Given: .*\.$/);
      await expect(cell(page)).toHaveCount(1);
    });

    await step('a puzzle that is opened by a code has the focus', async () => {
      await openPuzzles(page, 'code');
      const field = page.getByRole('dialog').getByRole('textbox');
      await field.fill(REGIONS);
      await page.getByRole('dialog').getByRole('button', { name: 'Open' }).focus();
      await page.keyboard.press('Enter');
      await expectSaid(page, /^Regions, 8 by 8/);
      await expect(cell(page)).toHaveCount(1);
    });

    await step('a puzzle that is opened by its address has the focus', async () => {
      await openBoard(page);
      await square(page, 'c5').focus();
      await openPuzzle(page, 'g/6x9/4');
      await expectSaid(page, /^Guard, 6 by 9/);
      await expect(cell(page)).toHaveCount(1);
    });

    await step(
      'words that wait for their turn are not heard once their puzzle is left',
      async () => {
        await openPuzzle(page, GUARD);
        await untilSilent(page);
        const begin = (await sentences(page)).length;
        await stopClock(page);
        for (let press = 0; press < 2; press++) await page.keyboard.press('Shift+T');
        await page.goto('./#/settings');
        await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
        await untilSilent(page);
        await page.clock.resume();
        const times = (await sentences(page))
          .slice(begin)
          .filter((words) => words.includes('second'));
        expect(times).toHaveLength(1);
      },
    );

    await step('a puzzle that opens leaves the focus that the player moved', async () => {
      await openPuzzles(page);
      const tab = page.getByRole('link', { name: 'Lab' });
      await page.evaluate((hash) => {
        location.hash = hash;
        const app = document.querySelector('nt-app')!.shadowRoot!;
        app.querySelector<HTMLElement>('nav a:last-of-type')!.focus();
      }, puzzleAddress(REGIONS));
      await expectSaid(page, /^Regions, 8 by 8/);
      await expect(tab).toBeFocused();
    });

    await step('a drill that is opened from its card has the focus, also by touch', async () => {
      await openPuzzles(page, 'learn');
      await card.press('Enter');
      await expectSaid(page, asked);
      await expect(cell(page)).toHaveCount(1);
      expect((await focused(page)).at(-1)).toMatch(/^gridcell: \w\d, /);
      await page.goBack();
      await card.tap();
      await expect(page.getByRole('button', { name: 'Show me' })).toBeEnabled();
      await expect(cell(page)).toHaveCount(1);
    });

    await step('a drill that is opened from the Why of a hint has the focus', async () => {
      await openPuzzle(page, REGIONS);
      await click(page, 'e8', 'g7', 'b6', 'd5', 'a4');
      await page.keyboard.press('h');
      const hint = page.getByRole('region', { name: 'Hint' });
      await hint.getByRole('button', { name: 'Why' }).first().press('Enter');
      await hint.getByRole('link', { name: 'Practise: Region in one line' }).press('Enter');
      await expectSaid(page, asked);
      await expect(cell(page)).toHaveCount(1);
    });

    await step('a drill that Next leads to has the focus', async () => {
      await openPuzzles(page, 'learn/regions/shared-1/1');
      await page.getByRole('button', { name: 'Show me' }).press('Enter');
      await page.getByRole('button', { name: 'Next' }).press('Enter');
      await expectSaid(page, /^Region in one line, 2 of 5\. /);
      await expect(cell(page)).toHaveCount(1);
    });

    await step('a drill has the focus once it can be answered, not before', async () => {
      await openPuzzles(page, 'learn');
      await holdAnswers(page);
      await card.press('Enter');
      await expect(page.locator('nt-drill h1')).toBeFocused();
      await expect(page.getByRole('button', { name: 'Show me' })).toBeDisabled();
      await releaseAnswers(page);
      await expectSaid(page, asked);
      await expect(cell(page)).toHaveCount(1);
    });

    await step('a drill that is opened by its address has the focus, also at a start', async () => {
      await openBoard(page);
      await openPuzzles(page, 'learn/regions/shared-1/1');
      await expectSaid(page, asked);
      await expect(page.locator('nt-drill [role=gridcell]:focus')).toHaveCount(1);
      await page.reload();
      await expectSaid(page, asked);
      await expect(cell(page)).toHaveCount(1);
    });

    await step('Make your own has the focus when it is opened by its key', async () => {
      await openPuzzles(page);
      await page.keyboard.press('o');
      await expect(page.locator('nt-editor nt-board')).toBeVisible();
      await expect(start(page)).toHaveCount(1);
    });

    await step('Today has the focus after a guide that was opened by its address', async () => {
      await page.goto('./#/puzzles/how-regions');
      await expect(page.getByRole('dialog', { name: 'Regions: how to play' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.locator('nt-app h1:focus')).toHaveText('Today');
    });

    await step('a digit in the editor says which region it chooses', async () => {
      await openPuzzles(page, 'own/regions');
      await expect(square(page, 'a1')).toBeVisible();
      await page.keyboard.press('2');
      await expectSaid(page, /^Region 2/);
    });

    await step('Escape closes a dialog over a page of Puzzles, and nothing else', async () => {
      await openPuzzles(page, '2026-11-18');
      await page.getByRole('button', { name: 'Print' }).press('Enter');
      for (const next of [
        () => page.keyboard.press('?'),
        () => page.goto('./#/puzzles/past').then(() => page.keyboard.press('?')),
        () => page.goto('./#/puzzles/learn').then(() => page.keyboard.press('?')),
        undefined,
      ]) {
        const before = page.url();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(page.url()).toBe(before);
        await next?.();
      }
    });

    await step('Escape closes a dialog over a board of Puzzles, and nothing else', async () => {
      for (const path of [COMPLETE, 'own/regions', 'learn/regions/shared-1/2']) {
        await openPuzzles(page, path);
        await expect(page.locator('nt-board').first()).toBeVisible();
        const before = page.url();
        await page.keyboard.press('?');
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(page.url()).toBe(before);
      }
    });

    await step('a result is heard after its last queen, however late the paint', async () => {
      await openPuzzle(page, GUARD);
      await click(page, ...GUARD_ANSWER.slice(0, -1));
      await expectHeardInOrder(page, 'd1', [
        expect.stringMatching(/^Queen on d1\./),
        expect.stringMatching(/^Guard solved\./),
      ]);
    });

    await step('Look back says each move once, by its slider and by a button', async () => {
      await openPuzzle(page, COMPLETE);
      for (const name of COMPLETE_REST) await square(page, name).click();
      await expectResult(page);
      await result(page).getByRole('button', { name: 'Look back' }).press('Enter');
      const slider = page.getByRole('slider', { name: 'Moves' });
      await expect(slider).toBeFocused();
      // The first move is said as the page opens.
      await untilSilent(page);
      const begin = (await spoken(page)).length;
      await page.keyboard.press('ArrowRight');
      await untilSilent(page);
      const heard = (await spoken(page)).slice(begin);
      expect(heard.map(({ region }) => region)).toEqual(['value', 'polite']);
      const [value, polite] = heard;
      expect(value!.words).toMatch(/^Move 2 of 3 · b2 · /);
      expect(polite!.words).toBe(
        (await page.locator('nt-look-back .said p').textContent())!.trim(),
      );
      // A button does not say what it leads to.
      await page.getByRole('button', { name: 'Next move' }).press('Enter');
      await expectSaid(page, /^3 · d1: /);
    });

    await step('a notice names its button, and its key to a player who uses keys', async () => {
      await beginPuzzles(page);
      await openPuzzles(page);
      const first = page.locator('.unfinished a').first();
      await first.press('Delete');
      await expectSaid(page, 'Regions 5 × 5 removed. Press B for “Undo”.');
      await page.keyboard.press('b');
      await expect(first).toContainText('Regions 5 × 5');
      await expect(notice(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Remove Regions 5 × 5' }).click();
      await expectSaid(page, 'Regions 5 × 5 removed. Button: Undo.');
    });
  });
});

test('the Lab leaves the focus where the player goes on after a control that goes or changes', async ({
  page,
  step: run,
}) => {
  const step = await stepsInSilence(page, run);
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  await step('Count changes to Cancel and back with the focus', async () => {
    await page.goto('./#/lab/counting/18');
    holding(page, 'answers');
    await button('Count 18 × 18').press('Enter');
    await expect(button('Cancel')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button('Count 18 × 18')).toBeFocused();
    holding(page, 'answers', false);
  });

  await step('Show all numbers leads the focus to the first search', async () => {
    await page.goto('./#/lab/ideas');
    await button('Show all numbers').press('Enter');
    await expect(page.locator('nt-ideas a').first()).toBeFocused();
  });

  await step('in the lesson each tap is heard, and the focus is on the question', async () => {
    await page.goto('./#/lab/lesson');
    await page.getByRole('link', { name: 'First question' }).press('Enter');
    await expect(page.locator('nt-lab-lesson h2:focus')).toHaveText(/^Place a queen in each row/);
    const named = (name: string) => page.getByRole('button', { name, exact: true });
    // A finger that explores the screen finds the square where it is drawn.
    const { width } = (await page.locator('nt-lab-lesson .stage').boundingBox())!;
    expect((await named('a4').boundingBox())!.width).toBeGreaterThan(width / 8);
    await named('a4').press('Enter');
    await expectSaid(page, 'Queen on a4.');
    await named('b3').press('Enter');
    await expectSaid(page, 'Queen on b3. a4 and b3 attack each other on a diagonal.');
    await named('b3').press('Enter');
    await expectSaid(page, 'Conflict cleared. b3 taken back.');
    await button('Show').press('Enter');
    await expectSaid(page, 'Queens: b4, d3, a2 and c1.');
    await page.keyboard.press('Enter');
    await expect(page.locator('.remark')).toContainText('2 of 23');
    await expect(page.locator('nt-lab-lesson h2:focus')).toHaveCount(1);
  });

  await step('a guess is answered aloud, and leads the focus to what comes next', async () => {
    await page.goto('./#/lab');
    await button('16,777,216').press('Enter');
    await expectSaid(page, 'Any squares: 5,130,659,561 boards');
    await expect(page.locator('nt-ideas .guesses button').first()).toBeFocused();
  });
});

test('a guide that opens by itself is read first, then the puzzle, which gets the focus', async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00'));
  await context.addInitScript(() => localStorage.removeItem('ninety-two-told'));
  for (const kind of ['Fill in', 'Regions', 'Guard']) {
    await openPuzzles(page);
    await page.locator('.day-card li a').filter({ hasText: kind }).focus();
    await page.keyboard.press('Enter');
    const guide = page.getByRole('dialog', { name: `${kind}: how to play` });
    await expect(guide).toBeVisible();
    const opening = new RegExp(`^${kind}, \\d+ by \\d+`);
    expect(await sentences(page)).not.toContainEqual(expect.stringMatching(opening));
    await page.keyboard.press('Escape');
    await expectSaid(page, opening);
    await expect(page.locator('nt-puzzle-play nt-board [role=gridcell]:focus')).toHaveCount(1);
    expect(await unheard(page)).toEqual([]);
  }
});

test.describe('a page whose code does not come', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('has the focus on Try again', async ({ page }) => {
    await openBoard(page);
    let loads = 0;
    page.on('domcontentloaded', () => loads++);
    for (const [script, address] of [
      ['settings', '#/settings'],
      ['editor', '#/puzzles/own/regions'],
      ['view', '#/lab/maze'],
    ] as const) {
      await page.route(`**/assets/${script}-*.js`, (route) => route.abort());
      await page.evaluate((to) => (location.hash = to), address);
      // The game loads itself anew the first time.
      await expect.poll(() => loads).toBe(1);
      await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    }
  });
});

test('a notice that is closed over a hint that covers the board leads the focus to the hint', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openBoard(page, '8/15000000');
  await page.keyboard.press('h');
  await expect(page.locator('nt-board')).toHaveAttribute('inert');
  await tell(page, 'Not saved: this device is full.', true);
  await page
    .getByRole('button', { name: 'Close', exact: true })
    .and(page.locator('nt-notice *'))
    .press('Enter');
  await expect(page.locator('nt-hint-sheet h2')).toBeFocused();
});
