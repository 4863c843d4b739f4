import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../tools/browser.mjs';
import { serve } from '../tools/server.mjs';

/** A server with a build of the game, and a browser to open it with. */
export interface BenchPage {
  readonly browser: Browser;
  readonly url: string;
  /** Writes results to bench/results/<name>.json, and prints the load of the machine before and after. */
  report(name: string, measured: Readonly<Record<string, unknown>>): void;
  close(): Promise<void>;
}

/** Serves the build in DIST (an environment variable; dist/ by default), and starts a browser. */
export async function openBenchPage(): Promise<BenchPage> {
  const site = await serve({ directory: resolve(process.env['DIST'] ?? 'dist') });
  const browser = await chromium.launch(launchOptions());
  const loadBefore = loadavg()[0]!;
  return {
    browser,
    url: site.url,
    report(name, measured) {
      const load = [loadBefore, loadavg()[0]!];
      console.log(
        `Load of the machine before and after: ${load.map((l) => l.toFixed(1)).join(', ')}`,
      );
      const text = JSON.stringify({ chromium: browser.version(), load, ...measured }, null, 2);
      writeFileSync(`bench/results/${name}.json`, `${text}\n`);
    },
    async close() {
      await browser.close();
      await site.stop();
    },
  };
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

/**
 * Reads a number from the environment, as in `TAPS=30 npm run bench tap`.
 * @throws Error If the value is not a number above 0.
 */
export function numberFrom(name: string, otherwise: number): number {
  const value = Number(process.env[name] ?? otherwise);
  if (!(value > 0)) throw new Error(`${name} has to be a number above 0.`);
  return value;
}
