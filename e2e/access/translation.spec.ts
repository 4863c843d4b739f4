import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { openPuzzle, REGIONS } from '../helpers/puzzle-steps.ts';
import { click, expectFound, insight, openBoard, result, tool } from '../helpers/steps.ts';

test.use({ ways: 'each-move' });

/**
 * Does to every text of the page what a translator of a browser does: puts a `font` element in its place.
 * @param keeps True if the element holds the text node itself, false if it holds a new one.
 */
async function translate(page: Page, keeps: boolean): Promise<void> {
  await page.evaluate((isKept) => {
    const visit = (node: Node): void => {
      for (const child of [...node.childNodes]) {
        if (child instanceof Text) {
          if (!child.data.trim()) continue;
          const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
          child.replaceWith(font);
          font.append(isKept ? child : `[${child.data}]`);
        } else if (child instanceof HTMLElement && !child.matches('font, style, script')) {
          visit(child);
          if (child.shadowRoot) visit(child.shadowRoot);
        }
      }
    };
    visit(document.body);
  }, keeps);
}

for (const keeps of [true, false]) {
  test(`the game is played when a translator has ${keeps ? 'wrapped' : 'replaced'} every text`, async ({
    page,
    step,
  }) => {
    await step('sentences follow the game', async () => {
      await openBoard(page, '4');
      await expect(insight(page)).toHaveText(/^Place 4 queens/);
      const steps = ['b4', 'd3', 'a2'] as const;
      for (const name of steps) {
        await translate(page, keeps);
        await click(page, name);
        await expect(insight(page)).toHaveText('1 solution left');
      }
      await translate(page, keeps);
      await tool(page, 'Undo').click();
      await tool(page, 'Hint').click();
      const hint = page.getByRole('region', { name: 'Hint' });
      const before = await hint.getByRole('heading').textContent();
      await translate(page, keeps);
      await hint.getByRole('button', { name: 'Where' }).last().click();
      await expect(hint.getByRole('heading')).toHaveText(/^(?!\[)/);
      await expect(hint.getByRole('heading')).not.toHaveText(before!);
      await page.keyboard.press('Escape');
      await click(page, 'a2', 'c1');
      await expect(result(page)).toContainText('1 of 2');
      await translate(page, keeps);
      await page.keyboard.press('Escape');
      await expectFound(page, '1 of 2');
      await openPuzzle(page, REGIONS);
      await translate(page, keeps);
      await click(page, 'e8', 'e7');
      await expect(page.locator('nt-puzzle-play .insight')).toContainText(/e7 and e8|e8 and e7/);
    });

    await step('every screen opens and changes', async () => {
      for (const path of [
        ...['collection', 'collection/8/family/1', 'puzzles', 'puzzles/endless', 'puzzles/past'],
        ...['lab', 'lab/backtracking', 'lab/ideas', 'settings', 'play/6'],
      ]) {
        await page.goto(`./#/${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await translate(page, keeps);
      }
      await page.goto('./#/lab/backtracking');
      const sentence = page.locator('nt-exhibit .say');
      // A key that comes before the exhibit is for no one.
      await expect(sentence).toHaveCount(1);
      await page.keyboard.press('.');
      await expect(sentence).toContainText('a8');
      const begin = (await sentence.textContent())!.trim();
      await translate(page, keeps);
      await page.keyboard.press('.');
      await expect(sentence).not.toContainText(begin);
      await expect(sentence).toContainText('a8');
    });
  });
}
