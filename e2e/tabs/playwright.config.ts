import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/browser.mjs';

// The configuration of `npm run test:tabs` (tools/test/tabs.mjs), which takes as long as it is asked to.
export default defineConfig({
  testDir: '.',
  testMatch: '*tabs.model.ts',
  outputDir: '../../test-results/tabs',
  timeout: 0,
  workers: 1,
  reporter: 'line',
  use: { launchOptions: launchOptions() },
});
