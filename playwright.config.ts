import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findTestChromium } from './tools/browser.mjs';
import { pinAnyFonts } from './tools/fonts.mjs';
import { freePort } from './tools/server.mjs';

// A port that nobody has, the same for the processes of this run.
const port = (process.env['PORT'] ??= await freePort());

const executablePath = findTestChromium();

// Browsers take it from the environment of this process.
pinAnyFonts();

// Every promise made to a player, kept by the production build in a real browser.
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // For two cores: what one test waits for leaves time for a third.
  workers: 3,
  // What fails has failed: nothing is tried again.
  retries: 0,
  failOnFlakyTests: true,
  reporter: [['list'], ['./tools/slowest-tests.ts']],
  // A wait ends with what it waits for; only what never comes takes as long as this.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}/`,
    viewport: { width: 390, height: 844 },
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
    // A service worker fetches the whole game for each test: those that are about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording each step costs a tenth of the time: TRACE=1 does it.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: `node tools/server.mjs --port ${port}`,
    url: `http://localhost:${port}/`,
  },
});
