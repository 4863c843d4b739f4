import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../helpers/axe.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { expectSaid } from '../helpers/settled.ts';
import { TIGHT_SIZES } from '../access/window-sizes.ts';

test.use({ hasTouch: true });

const NUMBER_OF_QUESTIONS = 23;

/** The questions after those on empty boards: words of each, how it is answered, and words of its answer. */
const QUESTIONS: readonly (readonly [
  question: string,
  by: 'tap' | 'choose' | 'build' | 'show',
  answer: string,
  words: string,
])[] = [
  ['when the next row has no free square', 'tap', 'c3', 'That is the algorithm'],
  ['How many queens are on the board', 'tap', 'h3', 'The next row is row 3.'],
  ['choose the square that takes the next queen', 'choose', 'None is left', 'None: all eight'],
  ['What does the next step do', 'tap', 'd4', 'The queen leaves d4.'],
  ['Where does that queen go next', 'tap', 'h4', 'On h4, after e4, f4 and g4'],
  ['row 3 is still a dead end', 'show', '', 'Every square of row 3 is attacked.'],
  ['starts again at the first dead end', 'choose', '16,777,216', '8⁸, which is 16,777,216.'],
  ['the search begins a row 113 times', 'choose', '876', '105 rows are tested to their end'],
  ['Why is the difference 8', 'show', '', 'These eight stand now'],
  ['Write the solution as eight numbers', 'show', '', '1 5 8 6 3 7 2 4'],
  ['Which row changes least', 'tap', 'h8', 'in the order of a dictionary'],
  ['How long is the path of the stack', 'choose', '43 · 23', '43 squares and 23.'],
  ['did depth-first search enter', 'choose', '63 · 20', 'It entered 63 and left 20.'],
  ['Breadth-first search reached 83', 'show', '', 'by a shortest path'],
  ['What is the same as with the queens', 'show', '', 'entering a square is placing a queen'],
  ['What would breadth-first search be', 'show', '', 'the stack remembers one board'],
  ['make both paths equally long', 'build', 'b12', '23 squares each'],
  ['Can you close every path', 'build', 'a8', 'One has an empty stack'],
  [
    'Which idea divided the number of boards the most',
    'choose',
    'Looking before the board is full',
    '268 instead of 9,321',
  ],
  ['It needs as many boards: 2,057', 'show', '', 'and so time'],
  ['Homework', 'show', '', 'At first the time hardly grows'],
];

const question = (page: Page): Locator => page.locator('.ask h2');
const verdict = (page: Page): Locator => page.locator('.verdict');
const board = (page: Page): Locator => page.locator('.stage svg.board').first();
/** The words about the two paths in a maze that the class builds. */
const paths = (page: Page, deep: string, wide: string): Locator =>
  page.getByText(`Wide line: the stack’s path, ${deep}. Thin line: a shortest path, ${wide}.`);
const next = (page: Page): Locator => page.getByRole('link', { name: 'Next', exact: true });
const show = (page: Page): Locator => page.getByRole('button', { name: 'Show', exact: true });

/** Opens a question, and waits for it. */
async function openQuestion(page: Page, number: number): Promise<void> {
  await page.goto(`./#/lab/lesson/${number}`);
  await expect(page.locator('.ask')).toContainText(`${number} of ${NUMBER_OF_QUESTIONS}`);
}

/** Returns the middle of a square of the board, in pixels of the window. */
async function middleOf(page: Page, name: string, size: number): Promise<[x: number, y: number]> {
  const edge = board(page).locator('.edge');
  await edge.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await edge.boundingBox())!;
  const column = name.charCodeAt(0) - 'a'.charCodeAt(0);
  const row = size - Number(name.slice(1));
  return [x + ((column + 0.5) * width) / size, y + ((row + 0.5) * height) / size];
}

/** Taps a square of the board. */
async function tap(page: Page, name: string, size: number): Promise<void> {
  await page.touchscreen.tap(...(await middleOf(page, name, size)));
}

test('a class answers by touch', async ({ page, step }) => {
  await step('a class goes from the Lab through the whole lesson, with answers', async () => {
    await page.goto('./#/lab');
    await page.getByRole('link', { name: /^Lesson/ }).tap();
    await page.getByRole('link', { name: 'First question' }).tap();

    for (const queens of [
      ['a4', 'b4', 'b4', 'a4', 'b4', 'd3', 'a2', 'c1'],
      ['b6', 'd5', 'f4', 'a3', 'c2', 'e1'],
    ]) {
      const size = queens.length === 6 ? 6 : 4;
      await expect(board(page)).toHaveAttribute('aria-label', `Board, ${size} by ${size}, empty`);
      for (const name of queens) await tap(page, name, size);
      await expect(verdict(page)).toHaveText('Right.');
      await next(page).tap();
    }

    for (const [index, [asked, by, answer, words]] of QUESTIONS.entries()) {
      await expect(question(page)).toContainText(asked);
      await expect(question(page)).toBeFocused();
      await expect(verdict(page)).toHaveCount(0);
      const size = index === 0 ? 4 : 8;
      if (by === 'show') await show(page).tap();
      else if (by === 'build') {
        await expect(paths(page, '43', '23')).toBeVisible();
        await tap(page, answer, 12);
        const length = answer === 'a8' ? '–' : '23';
        await expect(paths(page, length, length)).toBeVisible();
      } else if (by === 'choose') {
        if (answer === 'None is left') await tap(page, 'b3', size);
        else await page.locator('.choices button').filter({ hasNotText: answer }).first().tap();
        await expect(verdict(page)).toHaveText(/^Not quite\. Try again\. .+\.$/);
        await page.getByRole('button', { name: answer, exact: true }).tap();
      } else {
        await expect(page.locator('.asked').first()).toBeVisible();
        if (answer === 'h4') {
          await tap(page, 'f4', size);
          await expect(verdict(page)).toHaveText('Not quite. Try again. c7 attacks f4.');
        }
        await tap(page, answer, size);
      }
      await expect(verdict(page)).toContainText(words);
      if (asked !== 'Homework') await next(page).tap();
    }
    await expect(page.locator('.answers .homework')).toContainText('10,103,868');
    await expect(page.locator('.answers')).toContainText('8 of 15 right at the first try.');
    await expect(
      page.locator('.answers').getByRole('link', { name: '5', exact: true }),
    ).toBeVisible();
    await expect(page.locator('.answers').getByRole('link', { name: 'Lab' })).toBeVisible();
  });

  await step('in its maze both searches run at once, from the start and back to it', async () => {
    await openQuestion(page, 14);
    const words = page.locator('figcaption');
    await expect(words).toContainText(['On the stack: 0', 'In the queue: 0']);
    await page.getByRole('button', { name: 'One step forward' }).tap();
    await page.getByRole('button', { name: 'One step forward' }).tap();
    await expect(words).toContainText([/entered: 2/, /reached: [2-4]/]);
    await page.getByRole('slider', { name: 'Step' }).press('End');
    await expect(words).toContainText(['Path of 43 squares', 'Shortest path of 23 squares']);
    await page.getByRole('button', { name: 'Previous solution' }).tap();
    await page.getByRole('button', { name: 'Back to the start' }).tap();
    await expect(words).toContainText(['On the stack: 0', 'In the queue: 0']);
  });

  await step('in a small window, what is said about an answer comes into sight', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openQuestion(page, 8);
    await expect(page.locator('.say')).toHaveText('A queen stands on h4: on to the row below.');
    await show(page).tap();
    await expect(verdict(page)).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 640, height: 360 });
    await openQuestion(page, 17);
    await show(page).tap();
    await expect
      .poll(async () => {
        const { y, height } = (await verdict(page).boundingBox())!;
        return y + height - (await page.locator('nt-transport').boundingBox())!.y;
      })
      .toBeLessThanOrEqual(0);
  });

  await step(
    'on a phone on its side the way on stands above the keys, and the verdict above it',
    async () => {
      const ways = page.getByRole('navigation', { name: 'Questions' });
      /** Returns how far one reaches under the other, in pixels. */
      const under = async (one: Locator, other: Locator): Promise<number> => {
        const { y, height } = (await one.boundingBox())!;
        return y + height - (await other.boundingBox())!.y;
      };
      for (const [width, height] of [
        [740, 360],
        [844, 390],
        [667, 375],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const number of [8, 17]) {
          await openQuestion(page, number);
          const keys = page.locator('nt-transport');
          expect(await under(ways, keys), `${number} at ${width}`).toBeLessThanOrEqual(0);
          await show(page).tap();
          const told = await under(verdict(page), ways);
          expect(told, `${number} at ${width}`).toBeLessThanOrEqual(0);
        }
      }
    },
  );

  await step('after each answer Next is whole in the window, whatever the window', async () => {
    for (const [width, height] of [...TIGHT_SIZES, [640, 360], [844, 390]] as const) {
      await page.setViewportSize({ width, height });
      for (const number of [13, 19, 21]) {
        await openQuestion(page, number);
        await show(page).tap();
        await expect(verdict(page)).toBeVisible();
        const inSight = await next(page).evaluate((link) => {
          const { x, y, width, height } = link.getBoundingClientRect();
          const root = link.getRootNode() as ShadowRoot;
          return [y + 1, y + height - 1].every(
            (at) => root.elementFromPoint(x + width / 2, at) === link,
          );
        });
        expect(inSight, `question ${number} at ${width} × ${height}`).toBe(true);
      }
    }
  });

  await step('in a low window no key with the focus is under another', async () => {
    for (const [number, width, height] of [
      [8, 320, 256],
      [17, 568, 320],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openQuestion(page, number);
      await expect(page.getByRole('slider', { name: 'Step' })).toBeVisible();
      if (height === 256) await show(page).tap();
      const keys = page.getByRole('group', { name: 'Playback' });
      const ways = page.getByRole('navigation', { name: 'Questions' });
      const [under, over] = height === 256 ? [keys, ways] : [ways, page.locator('nt-transport')];
      const key = under.locator('.button, .icon-button').first();
      await key.focus();
      const [{ y: top, height: high }, { y: above }] = [
        (await key.boundingBox())!,
        (await over.boundingBox())!,
      ];
      expect(top + high, `${width} × ${height}`).toBeLessThanOrEqual(above);
    }
  });
});

test('the lesson is answered by keyboard, and Back and a reload keep to it', async ({ page }) => {
  await openQuestion(page, 4);
  await expectSaid(page, 'How many queens are on the board, and which row comes next?');
  const square = page.getByRole('button', { name: 'h3', exact: true });
  // The square that was tested last would give the answer away.
  await expect(page.locator('.stage .asked')).toHaveCount(8);
  await expect(page.locator('.stage .tested')).toHaveCount(0);
  await square.focus();
  await expect(square).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(verdict(page)).toContainText('The next row is row 3.');
  await expect(next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toContainText(QUESTIONS[2]![0]);
  await page.goBack();
  await expect(question(page)).toContainText(QUESTIONS[1]![0]);
  await page.goForward();
  await expect(question(page)).toContainText(QUESTIONS[2]![0]);
  await page.reload();
  await expect(question(page)).toContainText(QUESTIONS[2]![0]);
  await expectNoViolations(page, 'a question');
});

test('walls are built, and every window shows the question', async ({ page, step }) => {
  await step('walls are built by keyboard', async () => {
    await openQuestion(page, 19);
    await expect(paths(page, '43', '23')).toBeVisible();
    await page.getByRole('button', { name: 'Change a wall' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption('b12');
    await dialog.getByRole('button', { name: 'Change', exact: true }).press('Enter');
    await expect(paths(page, '23', '23')).toBeVisible();
    await expect(verdict(page)).toContainText('Right.');
  });

  await step(
    'squares of the maze are as large as a finger, and each quick tap builds',
    async () => {
      await openQuestion(page, 20);
      await expect(board(page)).toHaveAttribute('aria-label', /walls: 58,/);
      expect((await board(page).locator('.edge').boundingBox())!.width / 12).toBeGreaterThan(24);
      const squares = await Promise.all(
        ['b12', 'c12', 'd12'].map((name) => middleOf(page, name, 12)),
      );
      await board(page).evaluate((svg, points) => {
        for (const [clientX, clientY] of points) {
          const at = { clientX, clientY, bubbles: true, composed: true };
          svg.dispatchEvent(new MouseEvent('click', at));
        }
      }, squares);
      await expect(board(page)).toHaveAttribute('aria-label', /walls: 61,/);
    },
  );

  await step('the answer about walls builds the wall, whatever was built before', async () => {
    for (const [number, built, before, length] of [
      [19, 'k1', '–', '23'],
      [20, 'a11', '43', '–'],
    ] as const) {
      await openQuestion(page, number);
      await expect(paths(page, '43', '23')).toBeVisible();
      await page.mouse.click(...(await middleOf(page, built, 12)));
      await expect(paths(page, before, before)).toBeVisible();
      await show(page).click();
      await expect(paths(page, length, length)).toBeVisible();
    }
  });

  await step(
    'the verdict on a wall holds with another one, also when the paths change',
    async () => {
      await openQuestion(page, 19);
      await expect(paths(page, '43', '23')).toBeVisible();
      for (const wide of ['43', '23']) {
        await page.mouse.click(...(await middleOf(page, 'a9', 12)));
        await expect(paths(page, '43', wide)).toBeVisible();
        await expect(verdict(page)).toHaveText(/^Right\. For instance with a wall on b12, /);
      }
    },
  );

  await step('a board of the same size shows another exhibit', async () => {
    await openQuestion(page, 13);
    await expect(page.locator('.asked')).toHaveCount(8);
    await openQuestion(page, 22);
    await expect(board(page)).toHaveAttribute('aria-label', /queens on a8, c7, e6 and b5/);
  });

  await step('with its answer, the question about the ideas shows all numbers', async () => {
    await openQuestion(page, 21);
    await show(page).click();
    const ideas = page.locator('nt-ideas');
    await expect(ideas).toContainText('1,199');
    await expect(ideas.getByRole('button', { name: 'Show all numbers' })).toHaveCount(0);
  });

  await step('on a phone on its side the whole board stands beside its question', async () => {
    for (const [width, height] of [
      [844, 390],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const number of [1, 5, 8, 13, 19]) {
        await openQuestion(page, number);
        await expect(board(page)).toBeInViewport({ ratio: 1 });
        await expect(question(page)).toBeInViewport({ ratio: 1 });
        expect((await board(page).boundingBox())!.height).toBeGreaterThan(height / 2);
      }
      await openQuestion(page, 14);
      for (const maze of await page.locator('.stage svg.board').all()) {
        await expect(maze).toBeInViewport({ ratio: 1 });
      }
    }
  });

  await step('in a window of 320 × 256 each question scrolls, from its top', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openQuestion(page, 8);
    await expect(board(page)).toBeVisible();
    for (const part of [question(page), page.locator('nt-transport'), next(page)]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await next(page).click();
    await expect(page.getByText(`9 of ${NUMBER_OF_QUESTIONS}`)).toBeInViewport({ ratio: 1 });
  });

  await step('on a projector the question is large, and late pupils join at it', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto('./#/lab/lesson/14?embed');
    expect((await board(page).boundingBox())!.height).toBeGreaterThan(500);
    await page.goto('./#/lab/lesson');
    await page.getByText('For the teacher').click();
    await page.getByRole('link', { name: 'Projector' }).click();
    const tabs = page.getByRole('navigation', { name: 'Main' });
    for (const number of [1, 2, 3]) {
      await expect(page.locator('.ask')).toContainText(`${number} of ${NUMBER_OF_QUESTIONS}`);
      await expect(tabs).toHaveCount(0);
      await next(page).click();
    }
    const sizeOf = (words: Locator): Promise<number> =>
      words.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf(question(page))).toBeGreaterThanOrEqual(48);
    expect(await sizeOf(next(page))).toBeGreaterThanOrEqual(28);
    await expect(page.getByText('Late? Join at question 4:')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.join bdi')).toHaveText(/#\/lab\/lesson\/4$/);
    expect((await board(page).boundingBox())!.height).toBeGreaterThan(1040);
    await show(page).click();
    expect(await sizeOf(verdict(page))).toBeGreaterThanOrEqual(40);
    await expectNoViolations(page, 'a question on a projector');
    for (let number = 4; number > 0; number--) {
      await page.getByRole('link', { name: 'Back', exact: true }).click();
    }
    await expect(page.getByText('For the teacher')).toBeVisible();
    await expect(tabs).toBeVisible();
    expect(await sizeOf(page.locator('html'))).toBeLessThan(21);
  });

  await step(
    'the lesson has a QR code, and prints every question with board and answer',
    async () => {
      await page.goto('./#/lab/lesson');
      await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();
      await expectNoViolations(page, 'the lesson');
      const sheet = page.locator('nt-lesson-paper');
      await expect(sheet).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('nt-app')).toBeHidden();
      await expect(sheet.locator('li')).toHaveCount(NUMBER_OF_QUESTIONS);
      await expect(sheet.locator('li').first()).toContainText('4 × 4: 2 4 1 3');
      for (const [asked, , , words] of QUESTIONS) {
        await expect(sheet).toContainText(asked);
        await expect(sheet).toContainText(words);
      }
      await expect(sheet.getByRole('table')).toContainText('15,720');
      await expect(sheet.getByRole('table')).toContainText('856,189');
      for (const [number, board] of [
        [1, 'Board, 4 by 4, empty'],
        [4, 'Board, 8 by 8, queens on a8, c7, e6, b5 and d4'],
        [14, /a maze, walls: 58/],
      ] as const) {
        await expect(
          sheet
            .locator('li')
            .nth(number - 1)
            .getByRole('img'),
        ).toHaveAccessibleName(board);
      }
      await page.emulateMedia({ media: 'screen' });
      await page.goto('./#/lab');
      await expect(page.getByRole('heading', { name: 'Lab', exact: true })).toBeVisible();
      await expect(sheet).toHaveCount(0);
    },
  );
});
