import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/browser.mjs';
import { pinAnyFonts } from './tools/fonts.mjs';
import { freePort } from './tools/server.mjs';

// A port that nobody has, the same for the processes of this run.
const port = (process.env['PORT'] ??= String(await freePort()));

// Browsers take it from the environment of this process.
pinAnyFonts();

// Every promise made to a player, kept by the production build in a real browser.
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  // Tests wait enough to leave time for one more than there are cores. Each has a browser, and memory ends.
  workers: Math.min(availableParallelism() + 1, 8),
  // A test that fails has failed: nothing is tried again.
  retries: 0,
  failOnFlakyTests: true,
  reporter: [['list'], ['./tools/test/slowest-tests.ts']],
  // No test is about time: a wait ends with what it waits for, and only what never ends takes as long as this.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}/`,
    viewport: { width: 390, height: 844 },
    launchOptions: launchOptions(),
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
