import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { openPuzzles } from '../helpers/puzzle-steps.ts';

/** The stored choice of Endless. */
interface Choice {
  readonly kind: 'complete' | 'regions' | 'guard';
  readonly complete?: number;
  readonly regions?: number;
  readonly rows?: number;
  readonly columns?: number;
  readonly step: 'gentle' | 'steady';
}

/** Opens Endless with a choice. */
async function openEndless(page: Page, choice: Choice): Promise<void> {
  await openPuzzles(page);
  const text = JSON.stringify(choice);
  await page.evaluate((stored) => localStorage.setItem('ninety-two-endless', stored), text);
  await page.goto('./#/puzzles/endless');
}

// Replaces printing by a note of the document's title.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.print = () => void (document.body.dataset['printed'] = document.title);
  }),
);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Returns the button that prints the sheet. */
const printButton = (page: Page) =>
  page.locator('nt-print-dialog').getByRole('button', { name: 'Print', exact: true });

/** Returns the number of printed pages. */
async function printed(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)!.length;
}

/** Returns the pages of a sheet on landscape paper: `true` for each that has words or a drawing. */
async function wordsOnPages(page: Page, format: 'A4' | 'Letter'): Promise<boolean[]> {
  const pdf = (await page.pdf({ format, landscape: true })).toString('latin1');
  const objects = new Map(
    [...pdf.matchAll(/(\d+) 0 obj\b([^]*?)\bendobj/g)].map(([, name, body]) => [name, body!]),
  );
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b/.test(body));
  return pages.map((body) => {
    const contents = objects.get(/\/Contents (\d+) 0 R/.exec(body)![1])!;
    const [, length, stream] = /\/Length (\d+)[^]*?stream\r?\n([^]*)/.exec(contents)!;
    // Words, or a drawing that holds them: answers are turned upside down as a whole.
    const bytes = Buffer.from(stream!.slice(0, Number(length)), 'latin1');
    return /\b(?:T[jJ]|Do)\b/.test(inflateSync(bytes).toString('latin1'));
  });
}

async function expectNoBlankPage(page: Page): Promise<void> {
  for (const format of ['A4', 'Letter'] as const) {
    expect(await wordsOnPages(page, format), `${format} on its side`).not.toContain(false);
  }
}

/** Choices, with the title of each puzzle and the number of pages, answers included. */
const SHEETS: readonly (readonly [Choice, title: string, pages: number])[] = [
  [{ kind: 'regions', regions: 8, step: 'gentle' }, 'Regions · Gentle · 8\u00a0×\u00a08', 2],
  [{ kind: 'complete', complete: 14, step: 'steady' }, 'Fill in · Medium · 14\u00a0×\u00a014', 4],
];

test('six puzzles are printed with their answers, none over two pages', async ({ page }) => {
  for (const [choice, title, pages] of SHEETS) {
    await test.step(title, async () => {
      await openEndless(page, choice);
      const before = page.url();
      await button(page, 'Print six').click();
      const print = printButton(page);
      await expect(print).toBeVisible();
      await expect(page.getByText('The last page has the solutions, upside down.')).toBeVisible();
      const paper = page.locator('nt-paper');
      await expect(paper).toBeAttached();
      await expect(paper).toBeHidden();
      await print.click();
      const body = page.locator('body');
      await expect(body).toHaveAttribute('data-printed', 'New puzzle · Ninety-Two');

      await page.evaluate(() =>
        addEventListener('beforeprint', () => (document.body.dataset['title'] = document.title)),
      );
      expect(await printed(page, 'A4')).toBe(pages);
      expect(await printed(page, 'Letter')).toBe(pages);
      await expectNoBlankPage(page);
      const [kind, step, board] = title.split(' · ');
      await expect(body).toHaveAttribute('data-title', `Ninety-Two · ${kind} ${board} · ${step}`);
      await expect(page).toHaveTitle('New puzzle · Ninety-Two');
      expect(page.url()).toBe(before);
      await expect(print).toBeFocused();

      await page.emulateMedia({ media: 'print' });
      await expect(paper.getByRole('heading', { name: title })).toHaveCount(6);
      await expect(paper.getByRole('article').locator('> svg')).toHaveCount(6);
      await expect(paper.getByRole('listitem').locator('> svg')).toHaveCount(6);
      // The line below the seventh row, in hundredths of a square.
      await expect(paper.locator('.thin').first()).toHaveAttribute('d', /M0 700h/);
      await expect(page.locator('nt-app')).toBeHidden();
      await page.emulateMedia({ media: null });

      await print.focus();
      await page.keyboard.press('Escape');
      await expect(button(page, 'Print six')).toBeFocused();
      await expect(paper).toHaveCount(0);
    });
  }
});

test("a day's three are printed with its date and their links", async ({ page }) => {
  await openPuzzles(page, '2026-03-14');
  await button(page, 'Print').click();
  const dialog = page.locator('nt-print-dialog');
  await expect(printButton(page)).toBeVisible();
  await expect(dialog.getByText('14 March 2026')).toBeVisible();
  // The largest board, of 9 to 12 rows, says how many puzzles are on a page; the answers are on one more.
  const pages = await printed(page, 'A4');
  expect([2, 3]).toContain(pages);
  expect(await printed(page, 'Letter')).toBe(pages);
  await expectNoBlankPage(page);

  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('nt-paper');
  await expect(paper.getByRole('article')).toHaveCount(3);
  const kinds = ['complete', 'regions', 'guard'];
  for (const [index, kind] of kinds.entries()) {
    const puzzle = paper.getByRole('article').nth(index);
    await expect(puzzle.locator('.number')).toHaveText(String(index + 1));
    await expect(puzzle).toContainText(`/#/puzzles/2026-03-14/${kind}`);
  }
  await expect(paper).toContainText('2026-03-14');
  await expect(page.locator('nt-app')).toBeHidden();
});
