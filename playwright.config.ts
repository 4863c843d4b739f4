import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './e2e/browser.mjs';

const PORT = 4179;

const executablePath = findChromium();

// Every promise made to a player, kept by the production build in a real browser.
export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  // A shared machine may stall for longer than a test waits; what passes only then is listed as flaky.
  retries: process.env['CI'] ? 2 : 0,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}/`,
    viewport: { width: 390, height: 844 },
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: `node e2e/server.mjs --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
  },
});
