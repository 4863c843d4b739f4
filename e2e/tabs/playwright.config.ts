import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestChromium } from '../../tools/browser.mjs';

const executablePath = findTestChromium();

// For `npm run test:tabs` (run.mjs), which takes its time; the other config does not know it.
export default defineConfig({
  testDir: '.',
  testMatch: 'tabs.model.ts',
  outputDir: '../../test-results/tabs',
  timeout: 0,
  workers: 1,
  reporter: 'line',
  use: { launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) } },
});
