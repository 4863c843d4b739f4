import { makeFrozenPuzzles } from '../engines/frozen-puzzles.mjs';
import { test } from '../helpers/fixtures.ts';

// Firefox and WebKit make them in tools/test/engines.mjs.
test('Chromium makes the same puzzles as ever of the same seeds and days', async ({ page }) => {
  await makeFrozenPuzzles({
    open: async (url) => void (await page.goto(url)),
    evaluate: (read, argument) => page.evaluate(read, argument),
    close: () => page.close(),
  });
});
