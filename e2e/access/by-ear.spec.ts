import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { squareName } from '../../src/core/board/square.ts';
import { dayAnswer, openDayPuzzle } from '../helpers/day-steps.ts';
import { expectNoViolations } from '../helpers/axe.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { expectSaid, holding, sentences, stopClock, untilSilent } from '../helpers/settled.ts';
import { COMPLETE, openPuzzle, REGIONS, REGIONS_ANSWER } from '../helpers/puzzle-steps.ts';
import {
  expectSize,
  openBoard,
  menuItem,
  result,
  setLanguage,
  setSettings,
  SOLUTION,
} from '../helpers/steps.ts';
import { TouchReader } from '../helpers/touch-reader.ts';

const DAY = '2026-11-28';

/** The names of the squares of 8 × 8, in their order. */
const NAMES_OF_8 = Array.from({ length: 64 }, (_, square) => squareName(square, 8));

/** Names of buttons in the languages of the transcripts. */
const NAMES = {
  en: { list: 'Board in words', short: 'Hide finished lines', rows: 'Rows', next: 'Next' },
  de: {
    list: 'Brett in Worten',
    short: 'Fertige Linien ausblenden',
    rows: 'Zeilen',
    next: 'Weiter',
  },
  ar: { list: 'الرقعة بالكلمات', short: 'إخفاء الخطوط المكتملة', rows: 'الصفوف', next: 'التالي' },
} as const;

type Names = (typeof NAMES)[keyof typeof NAMES];

/** The line of a number or a letter, whatever it says. */
const line = (name: string): RegExp => new RegExp(`^\\S+ ${name}( \\(.+?\\))?: `);
const choice = (name: string): RegExp => new RegExp(`^${name}(,|،|$)`);

/**
 * Plays each square from its line, and hears all lines that are left before it.
 * @param lines The names of the lines, from the first; each square is on the line of its place.
 */
async function playLines(
  reader: TouchReader,
  lines: readonly string[],
  squares: readonly string[],
): Promise<void> {
  for (const [index, square] of squares.entries()) {
    await reader.touch(line(lines[index]!));
    await reader.swipeTo(line(lines.at(-1)!));
    await reader.swipeTo(line(lines[index]!));
    await reader.press();
    await reader.swipeTo(choice(square));
    await reader.press();
  }
}

async function openList(reader: TouchReader, { list, short }: Names): Promise<void> {
  await reader.swipeTo(list);
  await reader.press();
  await reader.touch(short);
  await reader.press();
}

/** Boards that are played by ear, with the most gestures and words (of English) that they may take. */
const BOARDS = {
  'by-ear-8x8': {
    open: (page: Page) => openBoard(page),
    gestures: 130,
    words: 900,
    play: async (reader: TouchReader, names: Names) => {
      await openList(reader, names);
      await playLines(reader, ['8', '7', '6', '5', '4', '3', '2', '1'], SOLUTION);
    },
  },
  'by-ear-regions': {
    open: (page: Page) => openDayPuzzle(page, DAY, 'regions'),
    gestures: 160,
    words: 1300,
    play: async (reader: TouchReader, names: Names) => {
      await openList(reader, names);
      const squares = ['b5', 'i7', 'a2', 'g1', 'd6', 'c9', 'f3', 'h4', 'e8'];
      const lines = squares.map((_, index) => String(index + 1));
      await playLines(reader, lines, squares);
    },
  },
  'by-ear-guard': {
    open: (page: Page) => openDayPuzzle(page, DAY, 'guard'),
    gestures: 50,
    words: Infinity,
    play: async (reader: TouchReader, { list, rows }: Names) => {
      await reader.swipeTo(list);
      await reader.press();
      await reader.swipeTo(rows);
      await reader.press();
      for (const square of dayAnswer(DAY, 'guard').rest) {
        await reader.touch(line(square.slice(1)));
        await reader.press();
        await reader.swipeTo(choice(square));
        await reader.press();
      }
    },
  },
  'by-ear-first-minute': {
    open: async (page: Page) => {
      await page.goto('./');
      await expectSize(page, 4);
    },
    gestures: 23,
    words: Infinity,
    play: async (reader: TouchReader) => {
      // The goal, and a square of each row on the way.
      await reader.swipeTo(choice('b1'));
      await reader.press();
      for (const square of ['d2', 'a3', 'c4']) {
        await reader.touch(choice(square));
        await reader.press();
      }
    },
  },
  'by-ear-lesson': {
    open: async (page: Page) => {
      await page.goto('./#/lab/lesson/1');
      await expect(page.getByRole('button', { name: 'a4', exact: true })).toBeVisible();
    },
    gestures: Infinity,
    words: Infinity,
    play: async (reader: TouchReader, { next }: Names) => {
      for (const squares of [
        ['a4', 'b4', 'b4', 'a4', 'b4', 'd3', 'a2', 'c1'],
        ['b6', 'd5', 'f4', 'a3', 'c2', 'e1'],
        ['c3'],
        ['h3'],
      ]) {
        await reader.swipeTo(squares[0]!);
        await reader.press();
        for (const square of squares.slice(1)) {
          await reader.touch(square);
          await reader.press();
        }
        await reader.swipeTo(next);
        await reader.press();
      }
    },
  },
} as const;

for (const [name, { open, play, gestures, words }] of Object.entries(BOARDS)) {
  test.describe(name, () => {
    test.use({ newcomer: name === 'by-ear-first-minute' });
    for (const language of ['en', 'de', 'ar'] as const) {
      test(`${name} is played by swipes and double taps, and heard as its transcript says, in ${language}`, async ({
        page,
      }) => {
        holding(page, 'motion');
        await page.clock.install({ time: `${DAY}T12:00:00` });
        await open(page);
        await setLanguage(page, language);
        await stopClock(page);
        await untilSilent(page);
        const reader = await TouchReader.on(page);
        await play(reader, NAMES[language]);
        // The time of play differs from run to run.
        const heard = reader.lines.map((one) =>
          one.replaceAll(/\d+ (seconds?|Sekunden?|ثانية|ثوان\S*)/g, 'N $1'),
        );
        const file = new URL(`transcripts/${name}.${language}.txt`, import.meta.url);
        await test.info().attach('count', {
          body: `${reader.gestures} gestures, ${reader.words} words`,
        });
        if (process.env['TRANSCRIPTS'] === 'write') writeFileSync(file, `${heard.join('\n')}\n`);
        else expect(heard).toEqual(readFileSync(file, 'utf8').trimEnd().split('\n'));
        expect(reader.gestures).toBeLessThanOrEqual(gestures);
        if (language === 'en') expect(reader.words).toBeLessThanOrEqual(words);
      });
    }
  });
}

const REGIONS_LINES = REGIONS_ANSWER.map((square) => ({
  square,
  line: `Region ${Number(REGIONS.split('/')[2]![NAMES_OF_8.indexOf(square)]) + 1}`,
}));

/** Presses Tab until an element of a name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = (): Promise<string> =>
    page.evaluate(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      return (at?.getAttribute('aria-label') ?? at?.textContent ?? '')
        .replaceAll(/\s+/g, ' ')
        .trim();
    });
  for (let presses = 0; presses < 60; presses++) {
    if (name.test(await focused())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${name}.`);
}

test('a board is played by a switch and by voice, without a key of the board', async ({
  page,
  step,
}) => {
  await step('8 × 8 is solved by Tab and Enter alone', async () => {
    await openBoard(page);
    for (const key of [
      'Board in words',
      ...SOLUTION.flatMap((name) => [`Row ${name[1]}:`, name]),
    ]) {
      await tabTo(page, new RegExp(`^${key}`));
      await page.keyboard.press('Enter');
    }
    await expect(result(page)).toBeVisible();
  });

  await step('Regions is solved by Tab and Enter alone', async () => {
    await openPuzzle(page, REGIONS);
    for (const { square, line: name } of REGIONS_LINES) {
      await tabTo(page, new RegExp(`^${name} `));
      await page.keyboard.press('Enter');
      await tabTo(page, new RegExp(`^${square}$`));
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  });

  await step('a square that is chosen under the result closes it, and says so', async () => {
    await page.getByRole('button', { name: 'Region 1 (' }).press('Enter');
    await page.getByRole('button', { name: /, queen$/ }).press('Enter');
    await expectSaid(page, 'Result closed.');
    await expect(page.getByRole('region', { name: 'Result' })).toBeHidden();
  });

  await step('a hint that is closed gives the focus back to the board in words', async () => {
    await openBoard(page, '8/15000000');
    await page.getByRole('button', { name: 'Row 6:' }).press('Enter');
    await page.getByRole('button', { name: 'Hint', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Close hint' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Row 6:' })).toBeFocused();
  });

  await step('8 × 8 and Regions are solved by the names of buttons alone', async () => {
    await openBoard(page, '8/00000000');
    for (const name of SOLUTION) {
      await page.getByRole('button', { name: `Row ${name[1]}:` }).click();
      await page.getByRole('button', { name, exact: true }).click();
    }
    await expect(result(page)).toBeVisible();
    await page.goto(`./#/puzzles/${REGIONS}`);
    await page.getByRole('button', { name: /^More/ }).click();
    await menuItem(page, 'Start over').click();
    for (const { square, line: name } of REGIONS_LINES) {
      await page.getByRole('button', { name: `${name} (` }).click();
      await page.getByRole('button', { name: square, exact: true }).click();
    }
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
  });

  await step('squares, queens and the last words are asked by buttons', async () => {
    await setSettings(page, { inWords: true });
    await openBoard(page, '8/15000000');
    const ask = page.getByRole('button', { name: 'Ask about squares' });
    await ask.press('Enter');
    await page.getByRole('button', { name: 'Row 5:' }).click();
    await page.getByRole('button', { name: 'a5', exact: true }).click();
    await expectSaid(
      page,
      /^a5, attacked by a8\. Diagonal a5 to e1\. No queens\. Free: c3 and d2\. /,
    );
    await ask.press('Enter');
    await page.getByRole('button', { name: 'Queens', exact: true }).press('Enter');
    await expectSaid(page, 'Queens: a8 and e7.');
    // A notice may stand over it.
    await page.getByRole('button', { name: 'Say that again' }).press('Enter');
    await expect
      .poll(async () => (await sentences(page)).slice(-2))
      .toEqual(['Queens: a8 and e7.', 'Queens: a8 and e7.']);
  });

  await step('another board begins without asking about squares', async () => {
    await setSettings(page, { inWords: true });
    await openBoard(page, '8/15000000');
    const ask = page.getByRole('button', { name: 'Ask about squares' });
    await ask.press('Enter');
    await expect(ask).toHaveAttribute('aria-pressed', 'true');
    await openBoard(page, '6/000000');
    await expect(ask).toHaveAttribute('aria-pressed', 'false');
  });

  await step('a line without a choice has nothing to open', async () => {
    await setSettings(page, { inWords: true });
    await openPuzzle(page, COMPLETE);
    const given = page.getByRole('button', { name: 'Row 5: queen on a5' });
    await expect(given).not.toHaveAttribute('aria-expanded');
    await given.press('Enter');
    await expect(given.locator('xpath=following-sibling::ul')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Row 3:' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  await step('a drill is answered from its lines', async () => {
    await setSettings(page, { inWords: true });
    await page.goto('./#/puzzles/learn/complete/starved');
    await page.getByRole('button', { name: 'Row 8:' }).click();
    await page.getByRole('button', { name: 'a8', exact: true }).click();
    await expectSaid(page, /^Not a8\. /);
  });

  await step('the board in words breaks no rule of WCAG, open and closed', async () => {
    for (const theme of ['light', 'dark']) {
      await setSettings(page, { theme, inWords: true });
      await openBoard(page, '8/15000000');
      await page.getByRole('button', { name: 'Row 6:' }).click();
      await expectNoViolations(page, `8 × 8, ${theme}`);
      await openPuzzle(page, REGIONS);
      await expect(page.getByRole('button', { name: 'Region 1 (' })).toBeVisible();
      await expectNoViolations(page, `Regions, ${theme}`);
    }
  });

  await step(
    'its regions are named as they look after another tab changes theme and contrast',
    async () => {
      await setSettings(page, { theme: 'light', inWords: true });
      await openPuzzle(page, REGIONS);
      for (const [change, look] of [
        [{}, 'yellow'],
        [{ theme: 'dark' }, 'red'],
        [{ contrast: 'on' }, 'circles'],
      ] as const) {
        await setSettings(page, change);
        await expect(page.getByRole('button', { name: `Region 2 (${look}` })).toBeVisible();
      }
    },
  );
});
