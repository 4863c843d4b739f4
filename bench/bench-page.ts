import { resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../tools/browser.mjs';
import { serve } from '../tools/server.mjs';

/** A server with a build of the game, and a browser to open it with. */
export interface BenchPage {
  readonly browser: Browser;
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the build in DIST (an environment variable; dist/ by default), and starts a browser. */
export async function openBenchPage(): Promise<BenchPage> {
  const site = await serve({ directory: resolve(process.env['DIST'] ?? 'dist') });
  const browser = await startBrowser();
  return {
    browser,
    url: site.url,
    async close() {
      await browser.close();
      await site.stop();
    },
  };
}

/** Starts a browser. In the short form, connects to the one that run.mjs has started for all benches. */
export function startBrowser(): Promise<Browser> {
  const shared = process.env['BENCH_BROWSER'];
  return shared === undefined ? chromium.launch(launchOptions()) : chromium.connect(shared);
}

/** Opens a page of a phone's size in a new browser context, and so in a process of its own. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // A service worker would fetch the whole game while taps are measured.
    serviceWorkers: 'block',
  });
  return context.newPage();
}
