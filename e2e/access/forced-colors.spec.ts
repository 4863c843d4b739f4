import type { Locator } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { COMPLETE, GUARD, openPuzzle, REGIONS } from '../helpers/puzzle-steps.ts';
import { click, openBoard, square, tool } from '../helpers/steps.ts';

test.use({ forcedColors: 'active' });

/** Returns true if `part` has the same pixels before and after `change`, without focus or pointer on it. */
async function looksSame(part: Locator, change: () => Promise<unknown>): Promise<boolean> {
  const page = part.page();
  const look = async (): Promise<Buffer> => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      (active as HTMLElement | null)?.blur();
    });
    return part.screenshot();
  };
  const before = await look();
  await change();
  return before.equals(await look());
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in the system’s own ${colorScheme} colours states are visible`, async ({ page, step }) => {
    await page.emulateMedia({ colorScheme });

    await step(
      'queens, stars, marks, conflicts, the focus, the mark tool and the open tab are visible',
      async () => {
        await openBoard(page);
        const mark = tool(page, 'Mark');
        const d4 = square(page, 'd4');
        expect(await looksSame(d4, () => click(page, 'd4')), 'a queen').toBe(false);
        const d1 = square(page, 'd1');
        expect(await looksSame(d1, () => click(page, 'd4')), 'a star').toBe(false);
        expect(await looksSame(mark, () => mark.click()), 'that marking is on').toBe(false);
        const h8 = square(page, 'h8');
        expect(await looksSame(h8, () => click(page, 'h8')), 'a mark').toBe(false);
        await mark.click();
        await click(page, 'a1');
        const a1 = square(page, 'a1');
        expect(await looksSame(a1, () => click(page, 'a5')), 'a conflict').toBe(false);

        await click(page, 'd4');
        const undo = tool(page, 'Undo');
        const d5 = square(page, 'd5');
        const bare = { undo: await undo.screenshot(), d5: await d5.screenshot() };
        await page.keyboard.press('ArrowUp');
        expect(bare.d5.equals(await d5.screenshot()), 'the focus on a square').toBe(false);
        await undo.focus();
        expect(bare.undo.equals(await undo.screenshot()), 'the focus on a tool').toBe(false);

        const tab = page.getByRole('navigation').getByRole('link').last();
        expect(await looksSame(tab, () => tab.click()), 'the open tab').toBe(false);
      },
    );

    await step(
      'regions, ruled-out squares, given queens, conflicts and rings are visible, and textures fainter than lines between regions',
      async () => {
        await openPuzzle(page, REGIONS);
        const strokeOf = (part: string): Promise<string> =>
          page
            .locator(`nt-board .regions ${part}`)
            .first()
            .evaluate((drawn) => getComputedStyle(drawn).stroke);
        await expect(page.locator('nt-board .regions .between').first()).toBeVisible();
        expect(await strokeOf('pattern [class^="ink-"]')).not.toBe(await strokeOf('.between'));
        const b4 = square(page, 'b4');
        expect(await looksSame(b4, () => click(page, 'a4')), 'a dot').toBe(false);
        const g8 = square(page, 'g8');
        await click(page, 'g8');
        expect(await looksSame(g8, () => click(page, 'h6')), 'a region with two').toBe(false);

        await openPuzzle(page, GUARD);
        const d3 = square(page, 'd3');
        expect(await looksSame(d3, () => click(page, 'd1')), 'a ring').toBe(false);

        await openPuzzle(page, COMPLETE);
        const given = await square(page, 'c4').screenshot();
        await click(page, 'e3');
        await page.mouse.move(0, 0);
        expect(given.equals(await square(page, 'e3').screenshot()), 'the frame').toBe(false);
      },
    );

    await step('a sheet and a notice have an edge', async () => {
      await openBoard(page, '8/15000000');
      await page.keyboard.press('h');
      await page.locator('nt-app').evaluate((app) => {
        const frame = app as unknown as { tell(occasion: object): void };
        frame.tell({ kind: 'update', open: () => undefined });
      });
      for (const part of ['nt-hint-sheet', 'nt-notice']) {
        await expect(page.locator(part)).toHaveCSS('outline-style', 'solid');
      }
    });

    await step('switches and choices in settings show their state', async () => {
      await page.goto('./#/settings');
      const sound = page.getByRole('switch', { name: 'Sound' });
      expect(await looksSame(sound, () => sound.click())).toBe(false);
      const dark = page.locator('label', { has: page.getByRole('radio', { name: 'Dark' }) });
      expect(await looksSame(dark, () => dark.click())).toBe(false);
      const walnut = page.locator('label', { has: page.getByRole('radio', { name: 'Walnut' }) });
      expect(await looksSame(walnut, () => walnut.click())).toBe(false);
    });
  });
}
