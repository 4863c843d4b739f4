import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../tools/browser.mjs';
import { serve } from '../tools/server.mjs';

/** A build of the game on a host of its own, and a browser to open it with. */
export interface BenchPage {
  readonly browser: Browser;
  readonly url: string;
  /** Writes what was measured to bench/results, and says how busy the machine was. */
  report(name: string, measured: Readonly<Record<string, unknown>>): void;
  close(): Promise<void>;
}

/** Serves dist/, or the build that the environment names as DIST, and starts a browser. */
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

/** A phone's page in a profile, and with that in a process, of its own. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    // Otherwise the first visit fetches the whole game while taps are measured.
    serviceWorkers: 'block',
  });
  return context.newPage();
}

/** A number that the environment may say, as `TAPS=30 npm run bench …`. */
export function numberFrom(name: string, otherwise: number): number {
  const value = Number(process.env[name] ?? otherwise);
  if (!(value > 0)) throw new Error(`${name} has to be a number above 0.`);
  return value;
}
