import type { Page } from '@playwright/test';
import { holding } from './settled.ts';

/** Requests of a page that are held back. */
export interface Withheld {
  /** The addresses of the requests. */
  readonly asked: readonly string[];
  /** Lets the requests go on. */
  readonly release: () => void;
}

/**
 * Holds back requests for parts of the game, as a slow network does, until they are released. While a worker's script
 * is held back, its answers are.
 */
export async function withhold(page: Page, part = '*'): Promise<Withheld> {
  const kind = part.startsWith('worker') ? 'answers' : 'scripts';
  const asked: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = () => {
      holding(page, kind, false);
      resolve();
    };
  });
  holding(page, kind);
  await page.route(`**/assets/${part}.js`, async (route) => {
    asked.push(route.request().url());
    await released;
    await route.continue();
  });
  return { asked, release };
}
