// Measures the counting machine in Chromium, with one worker and with one per core, beside the same
// algorithm in C. The page contains only the counting machine and is built as the game is.
import { availableParallelism } from 'node:os';
import { openBuiltPage } from './built-page.ts';
import { compare, expectPublished, yardstick, type Contestant } from './counting-yardstick.ts';
import type {} from './counting-page/main.ts';
import { report } from './report.ts';

const built = await openBuiltPage('counting-page');
const { browser, page } = built;

/** Returns a contestant that counts in the page with `count` workers. */
function workers(count: number): Contestant {
  return async (size) => {
    const { solutions, elapsed } = await page.evaluate(
      (choice) => window.count(choice.size, choice.count),
      { size, count },
    );
    expectPublished(size, BigInt(solutions));
    return elapsed;
  };
}

const cores = availableParallelism();
const milliseconds = await compare({
  '1 worker': workers(1),
  [`${cores} workers`]: workers(cores),
  ...yardstick(),
});
report('counting-browser', { chromium: browser.version(), cores, milliseconds });
await built.close();
