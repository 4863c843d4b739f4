import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../tools/browser.mjs';

// The configuration of `npm run test:tabs` (tools/test/tabs.mjs). `playwright.config.ts` does not match these files.
export default defineConfig({
  testDir: '.',
  testMatch: '*tabs.model.ts',
  outputDir: '../../test-results/tabs',
  timeout: 0,
  workers: 1,
  reporter: 'line',
  use: { launchOptions: launchOptions() },
});
