import { defineConfig } from 'vitest/config';
import { assemblyScript } from './tools/build/assemblyscript.ts';

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
    setupFiles: ['tools/fixed-seed.ts'],
  },
});
