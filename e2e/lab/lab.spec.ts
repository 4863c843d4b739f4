import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { IDEAS } from '../../src/lab/ideas/ideas.ts';
import {
  entryOf,
  EXHIBIT_NAMES,
  LISTED,
  type ExhibitName,
} from '../../src/lab/shared/catalogue.ts';
import { readProgram } from '../../src/lab/shared/program.ts';
import { expectNoViolations } from '../helpers/axe.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { expectSaid, holding } from '../helpers/settled.ts';
import { killWorker } from '../helpers/solver-steps.ts';
import { chooseLanguage, countDocuments, notice, setLanguage } from '../helpers/steps.ts';
import { countWords } from '../helpers/words.ts';
import { withhold } from '../helpers/withhold.ts';

/** Exhibits that find all solutions, and others that run to their end only on a small board. */
const FINDS_ALL: readonly ExhibitName[] = [
  ...(['backtracking', 'recursion', 'swapping', 'lexicographic'] as const),
  ...(['fewest-choices', 'bit-parallel', 'exact-cover'] as const),
];
const LONG: readonly ExhibitName[] = ['arithmetic', 'determinants', 'guards'];

/** Every exhibit on a board small enough to be run to its end. */
const EXHIBITS = EXHIBIT_NAMES.map((name) => {
  const findsAll = FINDS_ALL.includes(name);
  const { title } = entryOf(name).words();
  return { name, title, findsAll, size: findsAll || LONG.includes(name) ? 4 : 8 };
});

const scrubber = (page: Page): Locator => page.getByRole('slider', { name: 'Step' });
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const found = (page: Page): Locator =>
  page.locator('dl.counts div').filter({ hasText: 'found' }).locator('dd');
const sentence = (page: Page): Locator => page.locator('p.say');
const OVER = /The run took [\d,]+ steps/;

/** Waits until the run is known to its end. */
async function knownLength(page: Page): Promise<number> {
  await expect(scrubber(page)).toHaveAttribute('aria-valuetext', /^Step [\d,]+ of [\d,]+ · /);
  return Number(await scrubber(page).getAttribute('max'));
}

/** Opens an exhibit and waits until its run is known to its end. */
async function openRun(page: Page, path: string): Promise<number> {
  await page.goto(`./#/lab/${path}`);
  return knownLength(page);
}

/** Opens a page of the Lab by its list. */
async function choosePage(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: /^Lab: / }).click();
  await page.getByRole('dialog').getByRole('link', { name: title }).click();
  await expect(page.getByRole('button', { name: `Lab: ${title}, change` })).toBeVisible();
}

const speed = (page: Page): Locator => page.getByRole('combobox', { name: 'Speed' });

test('a run is stepped, played, linked to and asked about', async ({ page, step }) => {
  await step('a run is stepped, played, scrubbed back and finished', async () => {
    const length = await openRun(page, 'backtracking/5');

    await press(page, 'One step forward');
    await press(page, 'One step forward');
    await expect(scrubber(page)).toHaveValue('2');
    const second = await sentence(page).textContent();
    await press(page, 'One step forward');
    await press(page, 'One step back');
    await expect(scrubber(page)).toHaveValue('2');
    await expect(sentence(page)).toHaveText(second!);

    await speed(page).selectOption('As fast as it goes');
    await press(page, 'Play');
    await expect(sentence(page)).toHaveText(OVER);
    await expect(scrubber(page)).toHaveValue(String(length));

    await scrubber(page).click({ position: { x: 120, y: 22 } });
    await expect(sentence(page)).not.toHaveText(OVER);
    await scrubber(page).click({ position: { x: 2, y: 22 } });
    await expect(scrubber(page)).toHaveValue('0');
  });

  await step('a find is gone to and opened on the board, and is not counted as found', async () => {
    await openRun(page, 'backtracking/8');
    await press(page, 'Next solution');
    await expect(scrubber(page)).toHaveValue('1094');
    await expect(found(page)).toHaveText('1 of 92');
    await page.getByRole('link', { name: 'Open on the board' }).click();
    await expect(page).toHaveURL(/#\/play\/8\/x15863724-wcz$/);
    await expect(page.getByRole('gridcell', { name: 'a8, queen' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^0 of 92 found/ }).first()).toBeAttached();
  });

  await step(
    'a link opens a run at its step, and keys step, play and go to its start',
    async () => {
      await openRun(page, 'backtracking/8?step=1094');
      await expect(scrubber(page)).toHaveValue('1094');
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
      for (const key of ['.', '.', '.', ',']) await page.keyboard.press(key);
      await expect(scrubber(page)).toHaveValue('1096');
      // The speed at which it opens takes it to its end within a minute.
      await expect(speed(page)).toHaveValue('600 steps a second');
      await page.keyboard.press('<');
      await expect(speed(page)).toHaveValue('60 steps a second');
      await page.keyboard.press('<');
      await expect(speed(page)).toHaveValue('10 steps a second');
      await page.keyboard.press('p');
      await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
      await page.keyboard.press('P');
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
      await page.keyboard.press('0');
      await expect(scrubber(page)).toHaveValue('0');
      await scrubber(page).focus();
      await page.keyboard.press('PageUp');
      await expect(scrubber(page)).toHaveValue('1094');
      // The slider leaves the other keys to the page.
      await page.keyboard.press('.');
      await expect(scrubber(page)).toHaveValue('1095');
      await page.keyboard.press('End');
      await expect(scrubber(page)).toHaveValue('19832');
      // Another board begins anew.
      await page.getByRole('combobox', { name: 'Board 8 by 8, change' }).selectOption('6 × 6');
      await expect(page).toHaveURL(/#\/lab\/backtracking\/6$/);
      await expect(scrubber(page)).toHaveValue('0');
    },
  );

  await step('steps are announced, and while it plays only finds', async () => {
    await openRun(page, 'backtracking/4');
    await press(page, 'One step forward');
    await expectSaid(page, /No queen attacks it/);
    await speed(page).selectOption('60 steps a second');
    await press(page, 'Play');
    await expectSaid(page, /[12] of 2 found/);
  });

  await step('a run opens paused, also after one that plays, and plays on if resized', async () => {
    const about = page.locator('.stage > .idea');
    const expectPaused = async (): Promise<void> => {
      await knownLength(page);
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
      await expect(scrubber(page)).toHaveValue('0');
    };
    // The run of the step before may still play, and would play on.
    await page.goto('#/lab');
    await page.goto('#/lab/backtracking');
    await expectPaused();
    await expect(about).toContainText('Look early.');
    await press(page, 'Play');
    await expect(scrubber(page)).not.toHaveValue('0');
    await page.goto('#/lab/backtracking/9');
    await expect(page.getByRole('img', { name: /^Board, 9 by 9, / }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await choosePage(page, 'Exact cover');
    await expect(about).toContainText('A queen covers one row');
    await expectPaused();
  });

  await step('a run that is left while it plays is back where it was left', async () => {
    await openRun(page, 'backtracking/8');
    await speed(page).selectOption('60 steps a second');
    await press(page, 'Play');
    await expect(scrubber(page)).toHaveValue(/^\d{2,}$/);
    const least = Number(await scrubber(page).inputValue());
    for (const other of ['Exact cover', 'Play']) {
      if (other === 'Play') await page.getByRole('link', { name: other }).first().click();
      else await choosePage(page, other);
      await page.goBack();
      await expect(page).toHaveURL(/#\/lab\/backtracking\/8\?step=\d+$/);
      expect(Number(await scrubber(page).inputValue())).toBeGreaterThanOrEqual(least);
      await press(page, 'Play');
    }
    await press(page, 'Pause');
  });

  await step('a run that was left at its start is back there and stands', async () => {
    await openRun(page, 'maze/8');
    await openRun(page, 'maze/9?step=3');
    await page.goBack();
    await expect(page.getByRole('img', { name: /^Board, 8 by 8/ })).toBeVisible();
    await knownLength(page);
    await expect(scrubber(page)).toHaveValue('0');
    await page.goForward();
    await expect(scrubber(page)).toHaveValue('3');
    await speed(page).selectOption('1 step a second');
    await press(page, 'Play');
    await page.goBack();
    await expect(page.getByRole('img', { name: /^Board, 8 by 8/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    await expect(scrubber(page)).toHaveValue('0');
  });

  await step('a run that is left on its way to where it was left keeps that place', async () => {
    // Its steps are slow.
    await page.goto('#/lab/fewest-choices/16?step=200000');
    await expect(page).toHaveURL(/step=200000$/);
    await expect(scrubber(page)).toHaveValue('200000');
    await press(page, 'Play');
    await expect(scrubber(page)).not.toHaveValue('200000');
    await choosePage(page, 'Exact cover');
    for (let visit = 0; visit < 2; visit++) {
      await page.goBack();
      await expect(
        page.getByRole('button', { name: 'Lab: Fewest choices first, change' }),
      ).toBeVisible();
      await expect(scrubber(page)).not.toHaveValue('0');
      if (visit === 0) await page.goForward();
    }
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    expect(Number(await scrubber(page).inputValue())).toBeGreaterThan(200_000);
  });

  await step('“What happens next?” waits for a tap, says why, counts, moves nothing', async () => {
    await openRun(page, 'backtracking/4?step=2');
    await page.getByRole('tab', { name: 'Pseudocode' }).click();
    await page.getByRole('switch', { name: 'What happens next?' }).click();
    await expect(sentence(page)).toContainText(
      'Row 3: choose the square that takes the next queen.',
    );
    // a4 stands; c3 is the first free square of row 3.
    const board = page.getByRole('img', { name: 'Board, 4 by 4, queen on a4' });
    const { x, y, width } = (await board.boundingBox())!;
    const code = page.getByRole('listbox', { name: 'Pseudocode' });
    const places = (): Promise<unknown> =>
      Promise.all([code.boundingBox(), scrubber(page).boundingBox()]);
    const asked = await places();
    await expect(page.getByRole('button', { name: 'Show', exact: true })).toBeVisible();
    await page.mouse.click(x + width * 0.4, y + width * 0.4);
    await expect(sentence(page)).toContainText(
      'Not quite: c3. a4 attacks b3. It is the first square',
    );
    expect(await places()).toEqual(asked);
    await expect(page.getByRole('img', { name: /queens on a4 and c3$/ })).toBeVisible();
    await press(page, 'Go on');
    await press(page, 'None is left');
    await expect(sentence(page)).toContainText('Right: none. Every square of row 2 is attacked.');
    // The button has gone.
    await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
    await expect(page.getByText('1 of 2 right')).toBeVisible();
    await expectNoViolations(page, 'an answered question');
    // Play goes nowhere while a question is open.
    await press(page, 'Go on');
    await page.keyboard.press('p');
    await expect(sentence(page)).toContainText('Row 3: choose');
    await page.getByRole('switch', { name: 'What happens next?' }).click();
    await expect(sentence(page)).toContainText(
      'Row 2 has no column left: take the queen on c3 away',
    );
  });

  await step('a link to a step of the open exhibit scrolls to its board', async () => {
    await openRun(page, 'backtracking/8');
    const scrollDown = (): Promise<void> =>
      page.locator('.scroller').evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await scrollDown();
    await page.goto('#/lab/backtracking/8?step=28');
    await expect(sentence(page)).toContainText('No column is left.');
    const board = page.getByRole('img', { name: /queens on a8, c7, e6, b5 and d4$/ });
    await expect(board).toBeInViewport({ ratio: 1 });
    await scrollDown();
    await page.getByRole('switch', { name: 'What happens next?' }).click();
    await expect(sentence(page)).toContainText('Row 3: choose');
    await expect(board).toBeInViewport({ ratio: 1 });
  });

  await step('squares to tap and numbers of lines are at least 24 px wide', async () => {
    await page.goto('#/lab/backtracking/16?step=2');
    const asked = page.locator('.board .asked');
    await page.getByRole('switch', { name: 'What happens next?' }).click();
    await expect(sentence(page)).toContainText(
      'Row 15: choose the square that takes the next queen.',
    );
    // A frame of 8 hundredths of a square is free round it.
    for (const { width } of await boxesOf(asked)) expect(width / 0.84).toBeGreaterThanOrEqual(24);
    await expect(asked.nth(8)).toBeInViewport({ ratio: 1 });
    await asked.nth(8).click();
    await expect(sentence(page)).toContainText('Not quite: c15.');
    for (const { width, height } of await boxesOf(page.locator('.code .number'))) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  });

  await step('a tap on a line runs to it', async () => {
    await openRun(page, 'backtracking/8');
    const record = page.getByRole('option', { name: 'if no row is left: record' });
    await record.getByText('if no row').click();
    await expect(scrubber(page)).toHaveValue('1094');
    await expect(found(page)).toHaveText('1 of 92');
    await expectNoViolations(page, 'a line that was tapped');
    // By keyboard: the run goes on to the next queen taken back.
    const code = page.getByRole('listbox', { name: 'Pseudocode' });
    await code.press('End');
    await code.press('Enter');
    await expect(sentence(page)).toContainText('Look for another solution: take the queen');
  });

  await step('variables stand beside the code, and what the step changed is bold', async () => {
    await page.goto('#/lab/backtracking/8?step=29');
    const variables = page.locator('nt-code .variables');
    await expect(variables).toHaveText('row 4 col e stack a c e b');
    await expect(variables.locator('b')).toHaveText(['4', 'e']);
    await press(page, 'One step back');
    await expect(variables).toHaveText('row 3 col – stack a c e b d');
    await expect(variables.locator('b')).toHaveText(['–']);
    // The link leads to its step again once the address has followed the run.
    await expect(page).toHaveURL(/step=28$/);
    await page.goto('#/lab/backtracking/8?step=29');
    await expect(variables).toHaveText('row 4 col e stack a c e b');
  });
});

test('each exhibit opens, and is run to its end', async ({ page, step }) => {
  // So tall that all of a page is in the window, where axe measures contrast.
  await page.setViewportSize({ width: 390, height: 2600 });
  for (const { name, title, size, findsAll } of EXHIBITS) {
    await step(name, async () => {
      await page.goto(`./#/lab/${name}/${size}`);
      await expect(page.getByRole('button', { name: `Lab: ${title}, change` })).toBeVisible();
      const board = page.getByRole('img', { name: `Board, ${size} by ${size}, ` });
      await expect(board.first()).toBeVisible();
      // The run before stands at its end until this one is here.
      await expect(scrubber(page)).toHaveAttribute('aria-valuetext', /^Step 0 of [\d,]+ · /);
      await scrubber(page).press('End');
      await expect(page.locator('.words')).toContainText(/The run took/);
      await expect(found(page), name).toHaveText(findsAll ? '2 of 2' : /^[1-9]/);
      await expectNoViolations(page, name);
    });
  }
});

test('the Lab leads to its pages', async ({ page, step }) => {
  await step('the list has the eleven exhibits, and other pages below them', async () => {
    await page.goto('./#/lab');
    await page.getByRole('button', { name: 'All exhibits' }).click();
    const lists = page.getByRole('dialog').getByRole('list');
    await expect(lists.first().getByRole('link')).toContainText(
      LISTED.map((name) => entryOf(name).words().title),
    );
    await expect(lists.first().getByRole('link')).toHaveCount(11);
    const others = ['Seven ideas', 'Counting machine', 'Story', 'Determinants', 'Lesson'];
    await expect(lists.last().getByRole('link')).toContainText(others);
    await expectNoViolations(page, 'the list of exhibits');
    await lists.first().getByRole('link', { name: 'Every order' }).click();
    await expect(page.getByRole('button', { name: 'Lab: Every order, change' })).toBeVisible();
  });

  await step(
    'pages lead to one another by the list, and the story back to an exhibit',
    async () => {
      for (const title of ['Exact cover', 'Counting machine', 'Seven ideas', 'Story']) {
        await choosePage(page, title);
      }
      await expect(page.getByRole('heading', { name: '1848: a question' })).toBeVisible();
      await page.getByRole('link', { name: 'Watch a machine find all 92' }).click();
      await expect(page.getByRole('button', { name: 'Lab: Backtracking, change' })).toBeVisible();
    },
  );

  await step('ways of one exhibit are a tap apart, the same run at the same step', async () => {
    await openRun(page, 'backtracking/8?step=28');
    await page.getByRole('link', { name: 'Recursion' }).click();
    await expect(page).toHaveURL(/#\/lab\/recursion\/8\?step=28$/);
    await expect(sentence(page)).toContainText('e6 attacks it along a diagonal');
    await expect(page.getByRole('option', { name: 'solve(row):' })).toBeVisible();
    await page.goto('#/lab/swapping/10');
    await page.getByRole('link', { name: 'By nines' }).click();
    await expect(page).toHaveURL(/#\/lab\/arithmetic\/9$/);
  });
});

test('the Lab opens on the search of 4 × 4', async ({ page, step }) => {
  const search = page.locator('nt-lab-search');
  const say = search.locator('.say');
  const boards = search.locator('[data-index]');

  await step('it has at most 200 words, and 70 in its window', async () => {
    await page.goto('./#/lab');
    await expect(say).toContainText('A queen attacks along');
    const landing = page.locator('nt-lab-landing');
    expect(await countWords(landing, false)).toBeLessThanOrEqual(200);
    expect(await countWords(landing, true)).toBeLessThanOrEqual(70);
    await expectNoViolations(page, 'the search before its first step');
  });

  await step('each step is a board, and backtracking is named at the first dead end', async () => {
    await press(page, 'Next step');
    await expect(say).toHaveText('Queen to a4.');
    await press(page, 'Next step');
    await expect(say).toContainText('that is backtracking.');
    await expectSaid(page, /that is backtracking/);
    await expect(boards).toHaveCount(3);
    await expect(
      search.getByRole('img', { name: 'Board, 4 by 4, queens on a4 and c3' }),
    ).toBeVisible();
    await press(page, 'One step back');
    await expect(boards).toHaveCount(2);
    await press(page, 'Next step');
    await press(page, 'Go back');
    await expect(say).toHaveText('Queen to d3. Last placed, first moved: a stack.');
    await boards.nth(2).click();
    await expect(say).toContainText('that is backtracking.');
  });

  await step('it is where it was after a look at Settings in another language', async () => {
    await page.getByRole('link', { name: 'Settings' }).click();
    await chooseLanguage(page, 'Deutsch');
    await page.goBack();
    await expect(say).toContainText('Das ist Backtracking.');
    await expect(boards).toHaveCount(3);
    await setLanguage(page, 'en');
  });

  await step('on a phone on its side three lines end above the keys', async () => {
    const { width, height } = page.viewportSize()!;
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(say).toContainText('that is backtracking.');
    const end = await say.evaluate((element) => {
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().bottom;
    });
    expect(end).toBeLessThan((await search.locator('.keys').boundingBox())!.y);
    await page.setViewportSize({ width, height });
  });

  const next = search.locator('.button.ink');
  await step(
    'the whole tree is above the keys of a small phone where a board is found',
    async () => {
      const { width, height } = page.viewportSize()!;
      for (let board = 3; board <= 8; board++) await next.click();
      for (const [width, height] of [
        [375, 667],
        [320, 568],
        [844, 390],
      ] as const) {
        await page.setViewportSize({ width, height });
        await press(page, 'One step back');
        await press(page, 'Next step');
        await expect(say).toHaveText('Queen to c1: a solution.');
        const tree = (await search.getByRole('slider').boundingBox())!;
        const keys = (await search.locator('.keys').boundingBox())!;
        expect(tree.y + tree.height).toBeLessThanOrEqual(keys.y);
      }
      await page.setViewportSize({ width: 375, height: 667 });
      for (const size of ['200%', '']) {
        await page
          .locator('html')
          .evaluate((html, size) => void (html.style.fontSize = size), size);
        await press(page, 'One step back');
        await press(page, 'Next step');
        await expect(search.locator('svg.board')).toBeInViewport({ ratio: 1 });
      }
      await page.setViewportSize({ width: 640, height: 360 });
      await press(page, 'One step back');
      await press(page, 'Next step');
      await expect(search.locator('svg.board')).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width, height });
    },
  );

  await step('it plays to its 17 boards, and says what they are', async () => {
    for (let board = 9; board <= 17; board++) await next.click();
    await expect(
      search.getByRole('heading', { name: '17 boards. That is all of it.' }),
    ).toBeVisible();
    await expect(search).toContainText('Solutions: 2, dead ends: 4.');
    await expect(search).toContainText('Without looking early it would take 341.');
    await expect(boards).toHaveCount(17);
    await expectNoViolations(page, 'the search at its end');
  });

  await step('other rules draw another tree, and say why nothing is found', async () => {
    const heading = search.getByRole('heading', { level: 2 });
    await press(page, 'Take back');
    await expect(heading).toHaveText('3 boards. That is all of it.');
    const lastTree = search.getByRole('slider', { name: 'Board in the tree' });
    await lastTree.press('Home');
    await lastTree.press('End');
    await expect(say).toHaveText('Queen to c3: a dead end.');
    // Nothing goes back.
    await expect(search.locator('.phases li')).toHaveText(['Place', 'Stuck?']);
    await press(page, 'Next step');
    await expect(search).toContainText('No solution: the first queens stay');
    await press(page, 'Take back');
    await press(page, 'Look early');
    await expect(heading).toHaveText('341 boards. That is all of it.');
    await expect(search.locator('canvas')).toBeVisible();
    // Fewest choices needs to look.
    await search.getByText('Fewest choices first').click();
    await expect(search.getByRole('button', { name: 'Look early' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await search.getByText('Left to right').click();
    await expect(heading).toHaveText('17 boards. That is all of it.');
  });

  await step('8 × 8 plays on the same page to all 92, and its code is a link away', async () => {
    await page.getByRole('button', { name: /^Now 8 × 8/ }).press('Enter');
    await expect(search.getByRole('img', { name: /^Board, 8 by 8/ })).toBeVisible();
    // A second press does not stop it.
    await expect(next).toBeFocused();
    await page.keyboard.press('Enter');
    // Boards pass too fast to read: the sentence is on the last solution, or on the start before the first.
    await expect(say).toHaveText(/^Last solution: queen to \w\d\.$|^A queen attacks along/);
    await press(page, 'Pause');
    await expectSaid(page, (await say.textContent())!);
    await expect(page.locator('nt-code')).toHaveCount(0);
    const tree = search.getByRole('slider', { name: 'Board in the tree' });
    await tree.press('End');
    await expect(tree).toHaveAttribute('aria-valuenow', '2057');
    await press(page, 'Go back');
    await expect(search).toContainText('Solutions: 92');
    await search.getByRole('link', { name: 'Show the code' }).click();
    await expect(page.getByRole('button', { name: 'Lab: Backtracking, change' })).toBeVisible();
  });

  await step('the finished search is there after a look at its code', async () => {
    await page.goBack();
    await expect(search.getByRole('heading', { level: 2 })).toContainText('2,057 boards');
  });

  await step('the second of two taps is not for what the first puts under the finger', async () => {
    await press(page, '4 × 4 again');
    await search.getByRole('slider', { name: 'Board in the tree' }).press('End');
    const last = search.getByRole('button', { name: 'Go back', exact: true });
    await last.dblclick();
    await expect(search.getByRole('heading', { level: 2 })).toContainText('17 boards');
    await search.getByRole('button', { name: /^Now 8 × 8/ }).dblclick();
    await expect(search.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  await step(
    'it begins at the left edge of Puzzles and the Collection in every window',
    async () => {
      const firsts = {
        lab: 'nt-lab-search',
        puzzles: 'nt-puzzles-hub .day-card',
        'collection/4': 'nt-size-strip li',
      };
      for (const width of [390, 844, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const lefts: number[] = [];
        for (const [path, first] of Object.entries(firsts)) {
          await page.goto(`./#/${path}`);
          for (const part of [page.locator('nt-app h1'), page.locator(first).first()]) {
            await expect(part).toBeVisible();
            lefts.push(await part.evaluate((element) => element.getBoundingClientRect().left));
          }
        }
        expect(new Set(lefts).size, `${width}: ${lefts.join()}`).toBe(1);
      }
    },
  );
});

test('each idea asks for its number before it shows it', async ({ page, step }) => {
  const ideas = page.locator('nt-ideas li');
  await step('only the first that is not guessed asks', async () => {
    await page.goto('./#/lab');
    await expect(ideas).toHaveCount(7);
    await expect(ideas.first()).toContainText('How many boards, do you think?');
    await expect(ideas.nth(1).getByRole('button')).toHaveCount(0);
    await ideas.first().getByRole('button', { name: '16,777,216', exact: true }).click();
    await expect(ideas.first()).toContainText('5,130,659,561');
    await expect(ideas.first()).toContainText('Your guess: 16,777,216');
    await expectSaid(page, 'Any squares: 5,130,659,561 boards');
    await ideas.nth(1).getByRole('button', { name: '19,173,961', exact: true }).click();
    await expect(ideas.nth(1)).toContainText('19,173,961');
    await expect(ideas.nth(1)).not.toContainText('Your guess');
    await expect(ideas.nth(2).getByRole('button')).toHaveCount(3);
    await expectNoViolations(page, 'the ideas');
  });

  await step('the end of a run leads back to what is still to guess', async () => {
    await openRun(page, 'backtracking/8');
    await scrubber(page).press('End');
    await page.locator('.next').getByRole('link', { name: 'Seven ideas' }).click();
    await expect(page).toHaveURL(/#\/lab\/ideas$/);
    await expect(ideas.first()).toContainText('5,130,659,561');
    await expect(ideas.nth(2)).toContainText('How many boards, do you think?');
  });

  await step(
    'after each guess the keyboard is on the next, and then on the last idea',
    async () => {
      const guess = page.locator('nt-ideas .guesses button').first();
      await guess.focus();
      for (let idea = 2; idea < IDEAS.length; idea++) {
        await expect(ideas.nth(idea).getByRole('button').first()).toBeFocused();
        await page.keyboard.press('Enter');
      }
      await expect(ideas.last().getByRole('link')).toBeFocused();
      await expect(page).toHaveURL(/#\/lab\/ideas$/);
    },
  );
});

test('on a small phone the way on after each run is whole in the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const idea of IDEAS) {
    if (!idea.page) continue;
    await page.goto(`./${idea.page}`);
    await expect(page.locator('.idea').first()).toContainText(`${idea.title()}. ${idea.idea()}`);
    await knownLength(page);
    await scrubber(page).press('End');
    await expect(sentence(page)).toContainText(OVER);
    const ideas = page.locator('.next').getByRole('link', { name: 'Seven ideas' });
    await expect(ideas).toHaveAttribute('href', '#/lab/ideas');
    await expect(ideas).toBeInViewport({ ratio: 1 });
  }
});

/** Returns the places of elements in the window. */
async function boxesOf(elements: Locator): Promise<readonly DOMRect[]> {
  await expect(elements.first()).toBeAttached();
  return elements.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
  );
}

test('an exhibit is in sight, whatever the window', async ({ page, step }) => {
  await step('on a phone the board, the sentence and the line that runs are in sight', async () => {
    for (const name of EXHIBIT_NAMES) {
      await page.goto(`./#/lab/${name}/8?step=12`);
      await expect(scrubber(page)).toHaveValue(/^[1-9]/);
      const board = page.locator('nt-exhibit .row svg.board');
      const line = page.locator('nt-code li[aria-current]');
      for (const part of [board, sentence(page), line]) {
        await expect(part, name).toBeInViewport({ ratio: 1 });
      }
      // The lines before and after it, too.
      const neighbours = page.locator(
        'nt-code li:has(+ [aria-current]), nt-code [aria-current] + li',
      );
      for (const part of await neighbours.all()) {
        await expect(part, name).toBeInViewport({ ratio: 1 });
      }
      await expect(page.locator('nt-code [aria-current]'), name).toHaveCount(1);
      // Code and variables fill their frame.
      const heightOf = async (part: string): Promise<number> =>
        (await page.locator(`nt-code ${part}`).boundingBox())!.height;
      expect(await heightOf('.variables'), name).toBe(await heightOf('.box'));
    }
  });

  await step('an exhibit opens at its top, wherever the one before was scrolled to', async () => {
    await page.goto('#/lab/maze/8');
    await page.getByRole('heading', { name: 'Parameters' }).scrollIntoViewIfNeeded();
    const board = page.locator('nt-exhibit .row svg.board');
    await expect(board).not.toBeInViewport({ ratio: 1 });
    await page.goto('#/lab/least-path/8');
    await expect(page.getByRole('heading', { name: 'Table of least sums' })).toBeAttached();
    await expect(board).toBeInViewport({ ratio: 1 });
  });

  await step('on a phone on its side the board is beside the words', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openRun(page, 'backtracking/8');
    const boxOf = async (one: Locator): Promise<DOMRect> => (await boxesOf(one))[0]!;
    const board = await boxOf(page.getByRole('img', { name: /^Board, 8 by 8/ }));
    const stack = await boxOf(page.getByRole('list', { name: 'Stack, top row first' }));
    const words = await boxOf(sentence(page));
    const scrubberBox = await boxOf(scrubber(page));
    expect(board.width).toBeGreaterThan(250);
    expect(board.right).toBeLessThanOrEqual(stack.x);
    expect(stack.right).toBeLessThanOrEqual(words.x);
    expect(Math.max(board.bottom, words.bottom)).toBeLessThanOrEqual(scrubberBox.y);

    for (const [width, height] of [
      [768, 1024],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const bar = page.locator('.odometer i').first();
      expect((await bar.boundingBox())!.width).toBeLessThanOrEqual(16);
    }
  });

  await step('the population stays where it is when parents are chosen', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openRun(page, 'genetic/8');
    const population = page.locator('svg.population');
    const before = await population.boundingBox();
    const chosen = page.getByText(/parents: places/);
    await expect(chosen).toBeHidden();
    for (let k = 0; k < 8; k++) await page.keyboard.press('.');
    await expect(chosen).toBeVisible();
    expect(await population.boundingBox()).toEqual(before);
  });
});

test('parameters are in the link, and changed on the board', async ({ page, step }) => {
  await step('links say every parameter, and limits are kept', async () => {
    await page.goto('#/lab/guards/6?columns=5&queens=3');
    await expect(page.getByRole('img', { name: 'Board, 6 by 5, empty' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Queens' }).selectOption('the least number');
    await expect(page).toHaveURL(/#\/lab\/guards\/6\?columns=5$/);
    await page.goto('#/lab/genetic/8?population=-3&seed=2&mutation=9');
    await expect(page.getByRole('spinbutton', { name: 'Random seed' })).toHaveValue('2');

    // A number field shows the number that runs, whatever was typed.
    const field = page.getByRole('spinbutton', { name: 'Population' });
    await expect(field).toHaveValue('4');
    for (const [typed, shown] of [
      ['20', '20'],
      ['-9', '4'],
      ['-9', '4'],
      ['', '4'],
    ] as const) {
      await field.fill(typed);
      await field.press('Enter');
      await expect(field).toHaveValue(shown);
    }
    // Also if it is cleared before its last number runs.
    await field.evaluate((input: HTMLInputElement) => {
      for (const typed of ['6', '']) {
        input.value = typed;
        input.dispatchEvent(new Event('change'));
      }
    });
    await expect(page).toHaveURL(/population=6/);
    await expect(field).toHaveValue('6');
  });

  await step('a choice keeps the others of a link, whatever stands behind it', async () => {
    for (const link of ['?seed=2&mutation=0.3/', '&seed=2&mutation=0.3).']) {
      await page.goto(`#/lab/genetic/8${link}`);
      await page.getByLabel('Population').fill('30');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('#/lab/genetic/8?seed=2&mutation=0.3&population=30');
    }
  });

  await step('a tap on a matrix asks for the number there, and the link keeps it', async () => {
    await page.goto('#/lab/least-path/2?numbers=1.2.3.4');
    const board = page.getByRole('img', { name: /^Board, 2 by 2/ });
    await expect(board).toHaveAccessibleName(
      'Board, 2 by 2, numbers from the top row down: 1 2 and 3 4',
    );
    const { x, y, width, height } = (await board.boundingBox())!;
    await page.mouse.click(x + width * 0.8, y + height * 0.2);
    const number = page.getByRole('spinbutton', { name: 'Number, −9 to 99' });
    await expect(number).toBeFocused();
    await expect(page.getByRole('combobox', { name: 'Square' })).toHaveValue('1');
    await expectNoViolations(page, 'the number of a square');
    await number.fill('100');
    await number.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await number.fill('-9');
    await number.press('Enter');
    await expect(page).toHaveURL(/#\/lab\/least-path\/2\?numbers=1\.-9\.3\.4$/);
    await expect(board).toHaveAccessibleName(
      'Board, 2 by 2, numbers from the top row down: 1 -9 and 3 4',
    );
    await knownLength(page);
    await press(page, 'Next solution');
    await expect(sentence(page)).toContainText('The least sum is −4. Only this path has it');
  });

  await step('a tap on a square of a maze makes a wall, and start and goal stay free', async () => {
    await page.goto('#/lab/maze/2?numbers=0000');
    const board = page.getByRole('img', { name: /^Board, 2 by 2/ });
    const { x, y, width, height } = (await board.boundingBox())!;
    await page.mouse.click(x + width * 0.8, y + height * 0.8);
    await page.mouse.click(x + width * 0.8, y + height * 0.2);
    await expect(page).toHaveURL(/\?numbers=0100$/);
    // A press that begins on the board before and ends on this one is no click.
    await expect(board).toHaveAccessibleName(/a maze, walls: 1$/);
    await page.mouse.click(x + width * 0.3, y + height * 0.8);
    await expect(page).toHaveURL(/\?numbers=0110$/);
    await expect(board).toHaveAccessibleName('Board, 2 by 2, a maze, walls: 2');
    await knownLength(page);
    await scrubber(page).press('End');
    await expect(sentence(page)).toContainText('The queue is empty: there is no path.');
    await expect(found(page)).toHaveText('0');
  });

  await step('a link that was written otherwise on its way keeps its walls', async () => {
    for (const written of ['&numbers=0010', '%3Fnumbers%3D0010']) {
      await page.goto('#/lab');
      await page.goto(`#/lab/maze/2${written}`);
      const board = page.getByRole('img', { name: /^Board, 2 by 2, a maze, walls: 1/ });
      const { x, y, width, height } = (await board.boundingBox())!;
      await page.mouse.click(x + width * 0.8, y + height * 0.2);
      await expect(page).toHaveURL(/\?numbers=0110$/);
    }
  });

  await step('a wall leaves a finished maze finished, with both paths drawn anew', async () => {
    await openRun(page, 'maze/2?numbers=0000');
    await expect(page.getByRole('button', { name: 'Change a wall' })).toBeVisible();
    await scrubber(page).press('End');
    await expect(found(page)).toHaveText('2');
    const board = page.getByRole('img', { name: /^Board, 2 by 2/ });
    const { x, y, width, height } = (await board.boundingBox())!;
    await page.mouse.click(x + width * 0.8, y + height * 0.2);
    await expect(page).toHaveURL(/numbers=0100/);
    await expect(board).toHaveAccessibleName(
      'Board, 2 by 2, a maze, walls: 1, path: a2, a1 and b1',
    );
    await expect(found(page)).toHaveText('2');
    await expect(sentence(page)).toContainText(OVER);
    await press(page, 'Previous solution');
    await press(page, 'Back to the start');
    await expect(scrubber(page)).toHaveValue('0');
  });

  await step('an embedded exhibit has its board, sentence, code and playback only', async () => {
    await page.setViewportSize({ width: 640, height: 420 });
    await openRun(page, 'backtracking/8?embed&step=28');
    const line = page.locator('nt-code .lit').last();
    for (const part of [page.locator('svg.board'), sentence(page), line]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await press(page, 'One step forward');
    await expect(page).toHaveURL(/\?embed&step=29$/);
    for (const role of ['navigation', 'heading', 'region'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
    await expectNoViolations(page, 'an embedded exhibit');
    await page.setViewportSize({ width: 380, height: 600 });
    await press(page, 'One step back');
    await press(page, 'One step forward');
    await expect(line).toContainText('else pop');
    await expect(line).toBeInViewport({ ratio: 1 });
  });

  await step('a wrong link says so and opens what there is', async () => {
    for (const [path, said] of [
      ['backtracking/9999', 'Here is 16 × 16'],
      ['least-path/3?seed=5&numbers=1.2.x', 'The numbers in this link can’t be read.'],
      ['counting/9999', 'Here is 27 × 27'],
      ['backtracking/4?step=99999', 'This run ends at step 92; the link leads to step 99,999.'],
      ['guards/8?rows=99&columns=0', 'Here is 12 × 1.'],
      ['lesson/999', 'Here is the start.'],
      ['no-such-page', 'doesn’t lead anywhere in the Lab'],
    ] as const) {
      await page.goto(`./#/lab/${path}`);
      await expect(notice(page)).toContainText(said);
    }
    await expect(page).toHaveTitle(/^Lab/);
    await expect(page.getByRole('heading', { name: 'Lab', exact: true })).toBeVisible();
  });

  await step('a link to a page that has left says what opens instead', async () => {
    for (const [path, title] of [
      ['two/12?left=backtracking&right=recursion', 'Seven ideas'],
      ['las-vegas/12?dice=3', entryOf('backtracking').words().title],
    ] as const) {
      await page.goto(`./#/lab/${path}`);
      await expect(notice(page)).toHaveText(`This page has left the Lab. Here is “${title}”.`);
      await expect(page.getByRole('button', { name: `Lab: ${title}, change` })).toBeVisible();
    }
  });
});

test('the list stays open when the exhibit under it arrives', async ({ page }) => {
  const { release } = await withhold(page, 'view-*');
  await page.goto('#/lab/backtracking');
  await page.getByRole('button', { name: /^Lab: / }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  release();
  await expect(page.locator('nt-transport')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Lab: / })).toBeFocused();
});

test('until the next exhibit arrives, all of the page is of the one before', async ({ page }) => {
  await openRun(page, 'recursion/5');
  const { asked, release } = await withhold(page, 'view-*');
  await page.goto('#/lab/backtracking/6');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(page).toHaveTitle(/6.×.6/);
  const shown = async (size: number, way: string): Promise<void> => {
    const board = page.getByRole('img', { name: `Board, ${size} by ${size}, empty` });
    await expect(board).toBeVisible();
    const sizes = page.getByRole('combobox', { name: /^Board / });
    await expect(sizes).toHaveAccessibleName(`Board ${size} by ${size}, change`);
    await expect(page.locator('nt-exhibit nav [aria-current]')).toHaveText(way);
  };
  await shown(5, 'Recursion');
  await page.goto('#/lab/exact-cover/7');
  await expect(page).toHaveTitle(/^Exact cover/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Backtracking');
  await shown(5, 'Recursion');
  // Another size is one of the exhibit that stands there.
  await page.getByRole('combobox', { name: 'Board 5 by 5, change' }).selectOption('4 × 4');
  await expect(page).toHaveURL(/#\/lab\/recursion\/4$/);
  await shown(4, 'Recursion');
  await page.goto('#/lab/exact-cover/7');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exact cover');
  await expect(page.getByRole('combobox', { name: 'Board 7 by 7, change' })).toBeVisible();
});

/** Lets so much time pass that the silence of a worker of the Lab is noticed. */
async function noticeSilence(page: Page): Promise<void> {
  for (let looks = 0; looks < 3; looks++) await page.clock.fastForward(5000);
}

test('the address follows a run whose length is still looked for', async ({ page }) => {
  await page.clock.install({ time: '2026-11-21T12:00:00' });
  await page.goto('#/lab/fewest-choices/16');
  await page.clock.pauseAt('2026-11-21T13:00:00');
  await press(page, 'One step forward');
  // Each time the search has an answer that is rendered.
  for (let time = 0; time < 500; time += 100) await page.clock.runFor(100);
  await expect(page).toHaveURL(/#\/lab\/fewest-choices\/16\?step=1$/);
});

test('a worker of the Lab that is killed is told of, and asked again', async ({ page, step }) => {
  await page.clock.install();
  await step('a run begins again', async () => {
    await openRun(page, 'backtracking/5');
    await killWorker(page);
    await press(page, 'One step forward');
    await noticeSilence(page);
    await expect(page.getByText('The run stopped: the browser ended it.')).toBeVisible();
    await press(page, 'Start again');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    await knownLength(page);
    await press(page, 'One step forward');
    await expect(scrubber(page)).toHaveValue('1');
  });

  await step('a question is asked again', async () => {
    await page.goto('#/lab/lesson/8');
    await expect(page.locator('.stage svg.board')).toBeVisible();
    await killWorker(page);
    await press(page, 'One step forward');
    await noticeSilence(page);
    await press(page, 'Start again');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
    await expect(scrubber(page)).toHaveValue('34');
    await page.goto('#/lab/lesson/6');
    await expect(page.locator('.asked')).toHaveCount(5);
  });
});

test.describe('without a script', () => {
  test.use({ expectedMessages: /view-.*\.js/ });

  test('an exhibit that arrives when it is tried again has the focus on Play', async ({ page }) => {
    const documents = countDocuments(page);
    await page.route('**/view-*', (route) => route.abort());
    await page.goto('#/lab/backtracking/5');
    // The game reloads itself once before it leaves that to the player.
    await expect.poll(documents).toBe(2);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
    await page.unroute('**/view-*');
    await press(page, 'Try again');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeFocused();
  });
});

test('the seven ideas stand in one table, at any size of a former link', async ({ page, step }) => {
  const row = (name: string): Locator =>
    page.locator('nt-ideas li').filter({ has: page.getByText(name, { exact: true }) });
  await step('it has a number of boards for each', async () => {
    await page.goto('#/lab/race/10');
    await press(page, 'Show all numbers');
    const titles = IDEAS.map(({ title }) => title());
    await expect(page.locator('nt-ideas .head > :first-child')).toHaveText(titles);
    const counts = IDEAS.map(({ boards }) => boards.toLocaleString('en'));
    await expect(page.locator('nt-ideas .head b')).toHaveText(counts);
    await expectNoViolations(page, 'the seven ideas');
    // The name of the page stays in one line on a small phone.
    await page.setViewportSize({ width: 360, height: 640 });
    expect((await page.locator('h1 span').boundingBox())!.height).toBeLessThan(40);
  });

  await step('a row leads to its exhibit', async () => {
    await row('Fewest choices first').getByRole('link').click();
    await expect(page.getByRole('button', { name: /^Lab: Fewest choices first/ })).toBeVisible();
  });
});

test('the counting machine is cancelled, fails, and ends as published', async ({ page }) => {
  await page.goto('#/lab/counting');
  await expect(page.getByRole('button', { name: 'Count 14 × 14' })).toBeVisible();
  await page.goto('#/lab/counting/18');
  holding(page, 'answers');
  await press(page, 'Count 18 × 18');
  await expect(page.getByRole('progressbar')).toBeVisible();
  const cancel = page.getByRole('button', { name: 'Cancel' });
  const before = await cancel.boundingBox();
  await expect(page.getByRole('definition').first()).toHaveText(/[1-9]/);
  expect(await cancel.boundingBox()).toEqual(before);
  await cancel.click();
  await expect(page.getByText('Cancelled. Nothing was kept.')).toBeVisible();

  await page.getByRole('combobox', { name: 'Board 18 by 18, change' }).selectOption('10 × 10');
  await page.route(/worker-counting/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("ended");' }),
  );
  await press(page, 'Count 10 × 10');
  await expect(page.getByRole('alert')).toContainText('The browser stopped the count');
  await page.unroute(/worker-counting/);
  await press(page, 'Count 10 × 10');
  await expect(page.getByText('Both agree with the published counts')).toBeVisible();
  await expect(page.locator('nt-counting').getByText('724')).toHaveCount(1);
  await expect(page.getByText('92', { exact: true }).first()).toBeVisible();
  await expectNoViolations(page, 'a count');
});

/** Opens the tab with the programs of an exhibit. */
async function openProgram(page: Page, path: string): Promise<Locator> {
  await openRun(page, path);
  await page.getByRole('tab', { name: 'Program' }).click();
  return page.getByRole('region', { name: /^Program / });
}

test('a program stands beside the pseudocode', async ({ page, context, step }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await step('it marks the line that runs', async () => {
    const program = await openProgram(page, 'backtracking/5');
    await expect(program).toHaveAccessibleName('Program backtracking.c');
    await expect(program.locator('[aria-current]')).toHaveCount(0);
    await press(page, 'One step forward');
    await expect(program.locator('[aria-current]')).toHaveText('    if (col < n) {');
    await press(page, 'One step forward');
    await expect(program.locator('[aria-current]')).toHaveText('      stack[row++] = col;');
    await press(page, 'One step back');
    await expect(program.locator('.lit')).toHaveText([
      '    while (col < n && attacked(col))',
      '    if (col < n) {',
    ]);
    await page.getByText('Python', { exact: true }).click();
    await expect(program).toHaveAccessibleName('Program backtracking.py');
    await expect(program.locator('[aria-current]')).toBeInViewport();
    await expectNoViolations(page, 'a program');

    await page.getByRole('tab', { name: 'Program' }).press('ArrowLeft');
    await expect(page.getByRole('listbox', { name: 'Pseudocode' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Pseudocode' })).toBeFocused();
  });

  await step('it scrolls in its box, is copied, downloaded, and keeps its language', async () => {
    const source = readProgram(
      readFileSync('src/lab/exhibits/bit-parallel/program.py', 'utf8'),
    ).text;
    const program = await openProgram(page, 'bit-parallel/5');
    const widths = await program.evaluate((box) => [box.scrollWidth, box.clientWidth]);
    expect(widths[0]).toBeGreaterThan(widths[1]!);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const { x, width } = (await program.boundingBox())!;
    expect(x + width).toBeLessThanOrEqual(390);

    await page.getByText('Python', { exact: true }).click();
    await press(page, 'Copy');
    await expect(notice(page)).toContainText('Program copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(source);
    const saved = page.waitForEvent('download');
    await press(page, 'Download');
    const download = await saved;
    expect(download.suggestedFilename()).toBe('bit-parallel.py');
    expect(readFileSync(await download.path(), 'utf8')).toBe(source);

    await page.reload();
    await openProgram(page, 'backtracking/5');
    await expect(program).toHaveAccessibleName('Program backtracking.py');
    await expect(page.getByRole('radio', { name: 'Python' })).toBeChecked();

    // An exhibit without programs has no tab for them.
    await page.goto('#/lab/exact-cover/6');
    await expect(page.getByRole('listbox', { name: 'Pseudocode' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['Tree', 'Pseudocode']);
  });

  await step('the address follows a run that stands still, and its link is copied', async () => {
    await openRun(page, 'maze/8?seed=7');
    for (const key of ['.', '.', '.']) await page.keyboard.press(key);
    await expect(page).toHaveURL(/#\/lab\/maze\/8\?seed=7&step=3$/);
    await press(page, 'Copy link to this step');
    await expect(notice(page)).toContainText('Link copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await page.reload();
    await expect(scrubber(page)).toHaveValue('3');
    await scrubber(page).press('Home');
    await expect(page).toHaveURL(/#\/lab\/maze\/8\?seed=7$/);
  });

  await step(
    'a frame for a page is copied, and said to be refused where the host does',
    async () => {
      await openRun(page, 'backtracking/8?step=28');
      await page.getByText('Cost and use').click();
      for (const [ancestors, said] of [
        ['*', 'Frame copied.'],
        ["'none'", /has to name that page under frame-ancestors/],
      ] as const) {
        await page.route('**/', (route) =>
          route.fulfill({ headers: { 'Content-Security-Policy': `frame-ancestors ${ancestors}` } }),
        );
        await press(page, 'Copy for a page');
        await expect(notice(page)).toContainText(said);
        await page.unroute('**/');
      }
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
        /^<iframe src="http.*#\/lab\/backtracking\/8\?embed&amp;step=28"/,
      );
    },
  );
});
