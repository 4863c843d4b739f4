import { expect, test } from './fixtures.ts';
import { pixelsOf, type Colour } from './pixels.ts';
import { click, expectQueens, middleOf, openBoard } from './steps.ts';

test.use({ reducedMotion: 'reduce' });

/** What is chosen and what the system asks for, and with them the squares, light and dark, and the queen. */
const LOOKS = [
  ['light', 'light', 'celadon', 'fbfdfb', 'd7e5dd', '0e2c27'],
  ['light', 'light', 'line', 'ffffff', 'ffffff', '0e2c27'],
  ['light', 'light', 'delft', 'fafcff', 'cfe0f0', '12365a'],
  ['light', 'light', 'walnut', 'f7efe2', 'e0c9a8', '3a2410'],
  ['dark', 'light', 'celadon', '25473f', '183731', 'f3f0df'],
  ['dark', 'light', 'line', '0f2420', '0f2420', 'f3f0df'],
  ['dark', 'light', 'delft', '25415e', '18304a', 'eef3f8'],
  ['dark', 'light', 'walnut', '4b3826', '38291a', 'f6e9d2'],
  ['contrast', 'light', 'celadon', 'ffffff', 'bfd3c8', '000000'],
  ['contrast', 'dark', 'celadon', '1e4038', '0a221c', 'ffffff'],
  // More contrast has a board of its own, whatever style was chosen.
  ['contrast', 'dark', 'walnut', '1e4038', '0a221c', 'ffffff'],
] as const;

for (const [theme, system, board, light, dark, queen] of LOOKS) {
  test(`squares and queens have the colours of ${theme}, ${board}, on a ${system} system`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript((settings) => {
      localStorage.setItem('ninety-two-settings', settings);
    }, JSON.stringify({ theme, board }));
    await openBoard(page);
    await click(page, 'e4');
    await expectQueens(page, ['e4']);
    // Away from the board: a pointer over a square may show more on it.
    await page.mouse.move(0, 0);

    const pixel = await pixelsOf(page, (await page.getByRole('grid').boundingBox())!);
    // No queen sees these two, so nothing stands on them.
    expect(pixel(await middleOf(page, 'a6'))).toEqual(colour(light));
    expect(pixel(await middleOf(page, 'a7'))).toEqual(colour(dark));
    expect(pixel(await middleOf(page, 'e4'))).toEqual(colour(queen));
  });
}

function colour(hex: string): Colour {
  const [red, green, blue] = Buffer.from(hex, 'hex');
  return [red!, green!, blue!];
}
