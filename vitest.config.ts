import { defineConfig } from 'vitest/config';
import { assemblyScript } from './src/build/assemblyscript.ts';

// Unit tests run in Node. What needs a page is tested in a real browser by Playwright (e2e/).
export default defineConfig({
  plugins: [assemblyScript()],
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['src/build/fixed-seed.ts'],
  },
});
