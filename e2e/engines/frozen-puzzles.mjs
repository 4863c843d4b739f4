// Checks that an engine makes the frozen puzzles from their seeds and from their days.
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build, preview } from 'vite';
import { ROOT } from '../../tools/install.mjs';

/** Milliseconds for the puzzles of 60 seeds and of 60 days, on a slow machine. */
const PATIENCE = 120_000;

/** @type {import('vite').InlineConfig} */
const PAGE = {
  configFile: false,
  root: resolve(ROOT, 'e2e/engines/puzzles-page'),
  logLevel: 'error',
  build: { outDir: resolve(ROOT, 'node_modules/.cache/puzzles-page'), emptyOutDir: true },
};

/** The build of the page, once for all engines. */
let built = /** @type {Promise<unknown> | undefined} */ (undefined);

/**
 * Makes the frozen puzzles and days in an engine. Rejects when one has become another.
 * @param {Pick<import('./journey.mjs').Driver, 'open' | 'evaluate' | 'close'>} driver
 */
export async function makeFrozenPuzzles(driver) {
  await (built ??= build(PAGE));
  const server = await preview({ ...PAGE, preview: { port: 0 } });
  try {
    await driver.open(server.resolvedUrls?.local[0] ?? '');
    const end = Date.now() + PATIENCE;
    for (;;) {
      const changed = await driver.evaluate(changedPuzzles, '');
      if (changed?.length === 0) return;
      if (changed) throw new Error(`These puzzles should be made: ${changed.join(', ')}`);
      if (Date.now() > end) throw new Error('The frozen puzzles should be made.');
      await setTimeout(200);
    }
  } finally {
    await driver.close();
    await server.close();
  }
}

/** Runs in the page. */
function changedPuzzles() {
  return window.changedPuzzles ?? null;
}
