import { defineConfig } from 'vitest/config';

// Unit tests run in Node. What needs a page is tested in a real browser by Playwright (e2e/).
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
  },
});
