import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/browser.mjs';

// For `npm run test:tabs` (run.mjs), which takes its time; the other config does not know it.
export default defineConfig({
  testDir: '.',
  testMatch: '*tabs.model.ts',
  outputDir: '../../test-results/tabs',
  timeout: 0,
  workers: 1,
  reporter: 'line',
  use: { launchOptions: launchOptions() },
});
