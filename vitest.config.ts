import { randomInt } from 'node:crypto';
import { configDefaults, defineConfig } from 'vitest/config';
import { assemblyScript } from './tools/build/assemblyscript.ts';
import { translations } from './tools/build/translations.ts';

/** True where properties draw other examples each time: in `test:whole` and `test:models`. */
const isAtRandom = ['WHOLE', 'RUNS'].some((name) => process.env[name] !== undefined);

/**
 * The seed of every property in this run, the same in all workers. In `npm test` and `.ci/run` it is always the same,
 * so that two checks of a commit agree. The environment variable SEED overrides it.
 */
const seed = (process.env['SEED'] ??= isAtRandom ? String(randomInt(2 ** 31)) : '92');

declare module '@vitest/runner' {
  interface TaskMeta {
    /** Messages that want a translation. */
    wanted?: number;
  }
}

const PURE = 'src/{core,solver,lab}';

// Unit tests run in Node. Playwright tests in a real browser whatever needs a page (e2e/).
export default defineConfig({
  plugins: [assemblyScript(), translations()],
  test: {
    projects: [
      {
        extends: true,
        // Rooms without a page leave nothing behind in a process, so their files share one: half the time.
        test: { name: 'pure', include: [`${PURE}/**/*.test.ts`], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: ['{src,tools}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, `${PURE}/**`],
        },
      },
    ],
    environment: 'node',
    // Processes, not threads: threads would receive each other's BroadcastChannel messages, as tabs do.
    pool: 'forks',
    // All cores; npm test, which has the browser tests beside them, allows half.
    maxWorkers: '100%',
    // Only a test that hangs takes this long, or a model with more runs than usual. Milliseconds.
    testTimeout: Math.max(300_000, 1_000 * Number(process.env['RUNS'] ?? 0)),
    hookTimeout: 300_000,
    setupFiles: ['tools/test/property-seed.ts'],
    reporters: [
      'default',
      {
        onTestRunEnd(modules, _errors, reason) {
          const tests = modules.flatMap(({ children }) => [...children.allTests()]);
          const wanted = tests.find((test) => test.meta().wanted)?.meta().wanted;
          if (wanted)
            console.log(
              `Translation wanted: ${wanted} ${wanted === 1 ? 'message' : 'messages'}. npm run i18n:wanted lists them.`,
            );
          if (reason === 'failed')
            console.log(`SEED=${seed} and this command draw the same examples again.`);
        },
      },
    ],
  },
});
