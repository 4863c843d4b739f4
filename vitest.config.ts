import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';
import { assemblyScript } from './tools/build/assemblyscript.ts';

/** The seed of every property in this run, the same in all workers. The environment variable SEED overrides it. */
const seed = (process.env['SEED'] ??= String(randomInt(2 ** 31)));

// Unit tests run in Node. Playwright tests in a real browser whatever needs a page (e2e/).
export default defineConfig({
  plugins: [assemblyScript()],
  test: {
    include: ['{src,tools}/**/*.test.ts'],
    environment: 'node',
    // Processes, not threads: threads would receive each other's BroadcastChannel messages, as tabs do.
    pool: 'forks',
    // All cores: nothing else runs meanwhile.
    maxWorkers: '100%',
    // Only a test that hangs takes this long. Milliseconds.
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
