import type { Page } from '@playwright/test';
import type { NtPlayClock } from '../../src/puzzles/play/play-clock.ts';
import { expect, test } from '../helpers/fixtures.ts';
import { colour, isNear, pixelsOf, type Colour } from '../helpers/pixels.ts';
import { COMPLETE, GUARD, openPuzzle, REGIONS, REGIONS_12 } from '../helpers/puzzle-steps.ts';
import { Fingers, middleOf, setSettings, square, tap } from '../helpers/steps.ts';

test.use({ hasTouch: true });

/** Reads colours of the board by a square and an offset from its middle, in widths of a square. */
async function look(
  page: Page,
): Promise<(name: string, x?: number, y?: number) => Promise<Colour>> {
  const pixel = await pixelsOf(page, (await page.getByRole('grid').boundingBox())!);
  return async (name, x = 0, y = 0) => {
    const { width } = (await square(page, name).boundingBox())!;
    const middle = await middleOf(page, name);
    return pixel({ x: middle.x + x * width, y: middle.y + y * width });
  };
}

test('colours tell regions, guarded squares and given queens', async ({ page, step }) => {
  await step('regions have their tints under dots, and alert with two queens', async () => {
    await openPuzzle(page, REGIONS);
    await tap(page, 'a4');
    // b4 is of region 5, c4 of region 6: tints of the theme, and what dots are of.
    for (const [theme, five, six, ink] of [
      ['light', 'd1bde2', 'd9dad5', '0e2c27'],
      ['dark', '78586a', '0d699d', 'f3f0df'],
    ] as const) {
      await setSettings(page, { theme });
      const at = await look(page);
      for (const [name, tint] of [
        ['b4', five],
        ['c4', six],
      ] as const) {
        // Round a dot the tint is bare of texture.
        expect(await at(name, 0.1)).toEqual(colour(tint));
        expect(isNear(await at(name), colour(tint))).toBe(false);
      }
      expect(isNear(await at('a4'), colour(ink))).toBe(true);
    }
    await setSettings(page, { theme: 'light', stars: 'off' });
    // No more than tint and texture, whose red are 209 and 187.
    expect((await (await look(page))('b4'))[0]).toBeGreaterThan(180);

    await tap(page, 'g8', 'h6');
    const at = await look(page);
    // Within the upper side of region 2, and within that of region 1 beside it.
    expect(await at('g8', 0.3, -0.46)).toEqual(colour('b82e14'));
    expect(isNear(await at('d8', 0.3, -0.46), colour('b82e14'))).toBe(false);
  });

  await step('guarded squares are tinted, and given queens are framed', async () => {
    await openPuzzle(page, GUARD);
    await setSettings(page, { stars: 'off' });
    const before = await look(page);
    const bare = { a1: await before('a1', 0.3, 0.3), d1: await before('d1', 0.3, 0.3) };
    await tap(page, 'b2');
    await expect(square(page, 'a1')).toHaveAttribute('aria-label', /guarded by b2/);
    const after = await look(page);
    expect(isNear(await after('a1', 0.3, 0.3), bare.a1)).toBe(false);
    expect(isNear(await after('d1', 0.3, 0.3), bare.d1)).toBe(true);

    await openPuzzle(page, COMPLETE);
    const at = await look(page);
    for (const [name, framed] of [
      ['c4', true],
      ['c3', false],
    ] as const) {
      expect(isNear(await at(name, 0.41), await at(name, 0.47))).toBe(!framed);
    }
  });

  await step('on 12 × 12 the loupe shows regions, and a number hides no target', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPuzzle(page, REGIONS_12);
    for (const rung of ['Nudge', 'Where', 'Why']) {
      await page.keyboard.press('h');
      await expect(page.locator('nt-hint-sheet [aria-current=step]')).toHaveText(rung);
    }
    // Region 1 is l1 alone: its target's heart, and its number.
    await expect(page.locator('nt-board .over-queens text')).toHaveText('1');
    expect(isNear(await (await look(page))('l1'), colour('0e2c27'))).toBe(true);
    await page.keyboard.press('Escape');

    const fingers = await Fingers.on(page);
    const from = await middleOf(page, 'g2');
    await fingers.down(from);
    await fingers.slide([from], [await middleOf(page, 'k1')]);
    const loupe = (await page.locator('nt-board .loupe.aims').boundingBox())!;
    const pixel = await pixelsOf(page, loupe);
    const side = (await square(page, 'a1').boundingBox())!.width * 1.5;
    const at = (x: number): Colour =>
      pixel({
        x: loupe.x + loupe.width / 2 + x * side,
        y: loupe.y + loupe.height / 2 - 0.2 * side,
      });
    expect(at(0.9)).toEqual(colour('e2f4d0'));
    expect(['d78cb4', 'c4709e'].some((tint) => isNear(at(-0.9), colour(tint)))).toBe(true);
    await fingers.up();
  });

  await step('more than an hour is in the window, also in large text', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openPuzzle(page, REGIONS_12);
    await tap(page, 'a1', 'b2', 'c3');
    const clock = page.locator('nt-play-clock');
    await clock.evaluate((element: NtPlayClock) => {
      element.read = () => 3_730_000;
      element.follow();
    });
    const parts = page.locator('.insight').locator('.pips, .tag, nt-play-clock');
    await expect(parts).toHaveCount(3);
    for (const percent of [100, 200]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      await expect(clock).toHaveText('1:02:10');
      await expect(clock.getByRole('button')).toHaveAccessibleName('Time 1:02:10. Hide');
      for (const part of await parts.all()) {
        const { x, width } = (await part.boundingBox())!;
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(360);
        // Each part is wide enough to be read: the pips of queens can be told apart.
        expect(width).toBeGreaterThan(60);
      }
    }
  });
});
