import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';
import { assemblyScript } from './tools/build/assemblyscript.ts';

/** The seed of every property in this run, the same in all workers; SEED in the environment chooses it. */
const seed = (process.env['SEED'] ??= String(randomInt(2 ** 31)));

// Unit tests run in Node. What needs a page is tested in a real browser by Playwright (e2e/).
export default defineConfig({
  plugins: [assemblyScript()],
  test: {
    include: ['{src,tools}/**/*.test.ts'],
    environment: 'node',
    // Not threads: they would hear each other's broadcasts, as tabs do.
    pool: 'forks',
    // Nothing else runs meanwhile.
    maxWorkers: '100%',
    // No test is about time: only what never ends fails by it.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['tools/test/property-seed.ts'],
    reporters: [
      'default',
      {
        onTestRunEnd(_modules, _errors, reason) {
          if (reason === 'failed') console.log(`SEED=${seed} npm test draws the same examples.`);
        },
      },
    ],
  },
});
