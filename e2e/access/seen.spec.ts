import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { colour, isNear, pixelsOf, type Colour } from '../helpers/pixels.ts';
import {
  click,
  expectLoupeOver,
  expectMarks,
  expectQueens,
  insight,
  Fingers,
  middleOf,
  openBoard,
  setSettings,
  square,
  tool,
  type Point,
} from '../helpers/steps.ts';

/** The width of a square of 8 × 8 on the window of the tests, in CSS pixels. */
const SQUARE = 47;

/** Moves the pointer off the board, where it may show a preview, and takes a picture of the board. */
async function lookAtBoard(page: Page): Promise<(at: Point) => Colour> {
  await page.mouse.move(0, 0);
  return pixelsOf(page, (await page.getByRole('grid').boundingBox())!);
}

/**
 * Themes chosen, colour schemes of the system and board styles; then the colours of light squares, of dark squares
 * and of queens, as hex RGB; then the setting for more contrast, if it is on.
 */
const LOOKS = [
  ['light', 'light', 'celadon', 'fbfdfb', 'd7e5dd', '0e2c27'],
  ['light', 'light', 'line', 'ffffff', 'ffffff', '0e2c27'],
  ['light', 'light', 'delft', 'fafcff', 'cfe0f0', '12365a'],
  ['light', 'light', 'walnut', 'f7efe2', 'e6cfae', '3a2410'],
  ['dark', 'light', 'celadon', '25473f', '183731', 'f3f0df'],
  ['dark', 'light', 'line', '1d3a34', '1d3a34', 'f3f0df'],
  ['dark', 'light', 'delft', '25415e', '18304a', 'eef3f8'],
  ['dark', 'light', 'walnut', '4b3826', '38291a', 'f6e9d2'],
  ['light', 'dark', 'celadon', 'ffffff', 'bfd3c8', '000000', 'on'],
  ['dark', 'light', 'celadon', '2a564b', '183a31', 'ffffff', 'on'],
  // More contrast has a board of its own, whatever style was chosen.
  ['auto', 'dark', 'walnut', '2a564b', '183a31', 'ffffff', 'on'],
  // In an earlier build, more contrast was a theme.
  ['contrast', 'dark', 'celadon', '2a564b', '183a31', 'ffffff'],
] as const;

test('the board is drawn as it is', async ({ page, step }) => {
  await step('shade covers attacked squares, and free ones keep their colour', async () => {
    await openBoard(page);
    await click(page, 'a8', 'f5');
    await expectQueens(page, ['a8', 'f5']);
    const pixel = await lookAtBoard(page);
    const colourAt = async (name: string): Promise<unknown> => {
      const { x, y } = await middleOf(page, name);
      return pixel({ x: x - 0.3 * SQUARE, y: y - 0.3 * SQUARE });
    };
    expect(await colourAt('h4')).toEqual(colour('d7e5dd'));
    for (const name of ['a5', 'c6', 'f7', 'g4']) {
      expect(['fbfdfb', 'd7e5dd'].map(colour)).not.toContainEqual(await colourAt(name));
    }
  });

  await step('under a pointer that hovers, lines lead to the queens that attack it', async () => {
    await square(page, 'a5').hover();
    await expect(page.locator('nt-board .line')).toHaveAttribute('d', /^M[^M]*M[^M]*$/);
    await square(page, 'h4').hover();
    await expect(page.locator('nt-board .line')).toHaveCount(0);
  });

  await step('the arms of a star lie along the lines that reach its square', async () => {
    await setSettings(page, { stars: 'lines' });
    const pixel = await lookAtBoard(page);
    // a5: a8 above it, f5 to its right. c6: a8 along a diagonal. f7: f5 below it.
    for (const [name, arms] of [
      ['a5', ['row', 'column']],
      ['c6', ['falling']],
      ['f7', ['column']],
      ['g4', ['falling']],
      ['h4', []],
    ] as const) {
      const middle = await middleOf(page, name);
      // Well out on the arm, which is 11 of the 100 units of a square long.
      const step = 0.07 * SQUARE;
      const ends: Record<string, Point> = {
        row: { x: step, y: 0 },
        column: { x: 0, y: step },
        falling: { x: 0.7 * step, y: 0.7 * step },
        rising: { x: 0.7 * step, y: -0.7 * step },
      };
      // The bare colour of the square, beyond its sign.
      const bare = pixel({ x: middle.x - 0.3 * SQUARE, y: middle.y - 0.3 * SQUARE });
      const seen = Object.keys(ends).filter((arm) => {
        const { x, y } = ends[arm]!;
        return !isNear(pixel({ x: middle.x + x, y: middle.y + y }), bare);
      });
      expect(seen, name).toEqual(
        Object.keys(ends).filter((arm) => arms.some((own) => own === arm)),
      );
    }
  });

  await step('queens in conflict stand on tinted squares, joined by a line', async () => {
    await setSettings(page, { stars: 'shade' });
    await openBoard(page);
    await page.keyboard.press('c');
    await click(page, 'b2', 'b6');
    await expect(insight(page)).toHaveText('b6 and b2 attack each other in a column');
    await expect(page.locator('nt-board .wrong')).toHaveCount(1);
    const pixel = await lookAtBoard(page);
    for (const name of ['b2', 'b6']) {
      const { x, y } = await middleOf(page, name);
      expect(pixel({ x: x - 0.4 * SQUARE, y: y - 0.4 * SQUARE })).toEqual(colour('f9dcd3'));
    }
    expect(pixel(await middleOf(page, 'b5'))).toEqual(colour('b82e14'));
  });

  await step('squares and queens have the colours of each theme and board style', async () => {
    await openBoard(page);
    await page.keyboard.press('c');
    await click(page, 'e4');
    await expectQueens(page, ['e4']);
    for (const [theme, system, board, light, dark, queen, contrast] of LOOKS) {
      await test.step(`${theme}, ${board}, on a ${system} system`, async () => {
        await page.emulateMedia({ colorScheme: system });
        await setSettings(page, { theme, board, ...(contrast ? { contrast } : {}) });
        await expect(async () => {
          const pixel = await lookAtBoard(page);
          // No queen attacks these two squares, so they have no sign on them.
          expect(pixel(await middleOf(page, 'a6'))).toEqual(colour(light));
          expect(pixel(await middleOf(page, 'a7'))).toEqual(colour(dark));
          expect(pixel(await middleOf(page, 'e4'))).toEqual(colour(queen));
        }).toPass();
      });
    }
  });

  await step('the player’s mark is a cross in the middle, on a square without a star', async () => {
    await openBoard(page);
    await page.keyboard.press('c');
    await setSettings(page, { theme: 'light', contrast: 'off' });
    await click(page, 'a8');
    await tool(page, 'Mark').click();
    await click(page, 'c8', 'd4');
    await expectMarks(page, ['c8', 'd4']);
    const pixel = await lookAtBoard(page);
    for (const name of ['c8', 'd4']) {
      const { x, y } = await middleOf(page, name);
      const bare = pixel({ x: x - 0.35 * SQUARE, y });
      const isDrawn = (right: number, up: number): boolean =>
        !isNear(pixel({ x: x + right * SQUARE, y: y - up * SQUARE }), bare);
      for (const part of [-0.15, 0, 0.15]) {
        expect(isDrawn(part, part)).toBe(true);
        expect(isDrawn(part, -part)).toBe(true);
      }
      // Lines of a queen would lie between the arms; the corners would crowd a queen beside it.
      for (const far of [0.15, 0.35]) {
        expect([
          isDrawn(far, 0),
          isDrawn(-far, 0),
          isDrawn(0, far),
          isDrawn(0, -far),
        ]).not.toContain(true);
      }
      expect([isDrawn(0.35, 0.35), isDrawn(-0.35, 0.35)]).not.toContain(true);
    }
  });
});

test.describe('by touch on small squares', () => {
  test.use({ hasTouch: true });

  test('the loupe and the zoom show squares and hide none', async ({ page, step }) => {
    for (const [theme, light, dark, queen] of [
      ['light', 'fbfdfb', 'd7e5dd', '0e2c27'],
      ['dark', '25473f', '183731', 'f3f0df'],
    ] as const) {
      await step(
        `the loupe shows the ${theme} board with its marks, the square aimed at and a queen on it`,
        async () => {
          await page.emulateMedia({ colorScheme: theme });
          await openBoard(page, '10');
          // Squares keep their colours.
          await setSettings(page, { stars: 'off' });
          await page.keyboard.press('c');
          await click(page, 'd5');
          await expectQueens(page, ['d5']);
          await tool(page, 'Mark').click();
          await click(page, 'd4');
          await expectMarks(page, ['d4']);
          await tool(page, 'Mark').click();
          const fingers = await Fingers.on(page);
          const finger = await middleOf(page, 'e4');
          await fingers.down(await middleOf(page, 'g2'));
          await fingers.slide([await middleOf(page, 'g2')], [finger]);
          await expectLoupeOver(page, finger);
          const loupe = (await page.locator('nt-board .loupe.aims').boundingBox())!;
          const pixel = await pixelsOf(page, loupe);
          const middle = { x: loupe.x + loupe.width / 2, y: loupe.y + loupe.height / 2 };
          const side = (await square(page, 'a1').boundingBox())!.width * 1.5;
          const at = (x: number, y: number): Colour =>
            pixel({ x: middle.x + x * side, y: middle.y + y * side });
          // e4 and d3 are light, e3 and d4 dark; nothing stands on what is not aimed at but d5.
          expect(at(-0.62, 0.3)).toEqual(colour(dark));
          expect(at(0.3, 0.65)).toEqual(colour(dark));
          expect(at(-0.65, 0.65)).toEqual(colour(light));
          // The square under the finger is tinted and shows a preview queen.
          const aimed = at(-0.35, -0.35);
          expect(isNear(aimed, colour(light))).toBe(false);
          expect(isNear(aimed, [0, 0, 0])).toBe(false);
          expect(isNear(at(0.1, 0.12), aimed)).toBe(false);
          expect(isNear(at(0.1, 0.12), colour(queen))).toBe(false);
          // The mark of d4, once the finger is close to it.
          const beside = { x: finger.x - 0.35 * (side / 1.5), y: finger.y };
          await fingers.slide([finger], [beside]);
          await expectLoupeOver(page, beside);
          const moved = (await page.locator('nt-board .loupe.aims').boundingBox())!;
          const marked = (await pixelsOf(page, moved))({
            x: moved.x + moved.width / 2 - 0.65 * side,
            y: moved.y + moved.height / 2,
          });
          expect(isNear(marked, colour(dark))).toBe(false);
          await fingers.up();
          await expectQueens(page, ['d5', 'e4']);
        },
      );
    }

    await step('the loupe is whole and beside the finger', async () => {
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 844, height: 390 },
      ]) {
        await page.setViewportSize(viewport);
        await openBoard(page, '11');
        for (const name of ['a11', 'k11', 'e11', 'e6', 'a1', 'k1']) {
          const fingers = await Fingers.on(page);
          const finger = await middleOf(page, name);
          await fingers.down(finger);
          const { x, y, width, height } = (await page
            .locator('nt-board .loupe.aims')
            .boundingBox())!;
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(viewport.width);
          expect(y + height).toBeLessThanOrEqual(viewport.height);
          const away = Math.hypot(x + width / 2 - finger.x, y + height / 2 - finger.y);
          // A fingertip is some 40 px wide, and the loupe 112.
          expect(away).toBeGreaterThanOrEqual(56 + 20);
          await fingers.up();
          await expect(page.locator('nt-board .loupe.aims')).toHaveCount(0);
        }
      }
    });

    await step('the buttons of the zoom hide no square', async () => {
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 844, height: 390 },
        { width: 360, height: 640 },
      ]) {
        await page.setViewportSize(viewport);
        await openBoard(page, '20');
        const board = (await page.locator('nt-board .view').boundingBox())!;
        const zoom = (await page.locator('nt-board .beside').boundingBox())!;
        const isBelow = zoom.y >= board.y + board.height;
        const isBeside = zoom.x >= board.x + board.width;
        expect(isBelow || isBeside).toBe(true);
        expect(zoom.x + zoom.width).toBeLessThanOrEqual(viewport.width);
        expect(zoom.y + zoom.height).toBeLessThanOrEqual(viewport.height);
      }
    });
  });
});
