import { resolve } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build, preview, type InlineConfig } from 'vite';
import { assemblyScript } from '../tools/build/assemblyscript.ts';
import { startBrowser } from './bench-page.ts';

/** A page made for a bench, built as the game is and open in Chromium. */
export interface BuiltPage {
  readonly browser: Browser;
  readonly page: Page;
  close(): Promise<void>;
}

/**
 * Builds, serves and opens a page that is made for a bench.
 * @param name The folder of the page in bench/.
 */
export async function openBuiltPage(name: string): Promise<BuiltPage> {
  const config: InlineConfig = {
    configFile: false,
    root: `bench/${name}`,
    logLevel: 'error',
    build: { outDir: resolve('node_modules/.cache/bench', name), emptyOutDir: true },
    worker: { format: 'es' },
    plugins: [assemblyScript()],
  };
  await build(config);
  const server = await preview({ ...config, preview: { port: 0 } });
  const browser = await startBrowser();
  const page = await browser.newPage();
  await page.goto(server.resolvedUrls!.local[0]!);
  return {
    browser,
    page,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
