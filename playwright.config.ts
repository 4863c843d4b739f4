import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/browser.mjs';
import { pinAnyFonts } from './tools/fonts.mjs';
import { freePort } from './tools/server.mjs';

// A free port. Playwright's worker processes read it from the environment.
const port = (process.env['PORT'] ??= String(await freePort()));

// Sets FONTCONFIG_FILE, which browsers inherit from this process.
pinAnyFonts();

// Tests in e2e/ drive the production build in a real browser.
export default defineConfig({
  testDir: 'e2e',
  testMatch: ['**/*.spec.ts', '**/*-tabs.model.ts'],
  // Only for `npm run test:kill`.
  testIgnore: process.env['KILLS'] === undefined ? '**/collection-kill.spec.ts' : [],
  fullyParallel: true,
  // Tests wait much of their time, so one more worker than cores pays. The limit of 8 browsers bounds memory.
  workers: Math.min(availableParallelism() + 1, 8),
  // A test that fails has failed: nothing is tried again.
  retries: 0,
  failOnFlakyTests: true,
  reporter: [['list'], ['./tools/test/slowest-tests.ts']],
  // Each step has its own end below, so a slow machine must not end a long journey. Milliseconds, as below.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${port}/`,
    viewport: { width: 390, height: 844 },
    // An action without its target fails its step and not the whole journey.
    actionTimeout: 60_000,
    launchOptions: launchOptions(),
    // A service worker would fetch the whole game in every test. Tests of the service worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // TRACE=1 records traces. Recording costs a tenth of the time.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
  },
  webServer: {
    command: `node tools/server.mjs --port ${port}`,
    url: `http://localhost:${port}/`,
  },
});
