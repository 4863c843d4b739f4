import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { holding } from './settled.ts';

declare global {
  interface Window {
    /** Questions to the worker that have no answer yet, by Comlink's number. */
    unanswered: Set<string>;
  }
}

/** The sheet or card that shows a hint. */
export function hint(page: Page): Locator {
  return page.getByRole('region', { name: 'Hint' });
}

/** Waits until the hint has come to a rung. */
export async function expectRung(page: Page, rung: 'Nudge' | 'Where' | 'Why'): Promise<void> {
  await expect(hint(page).locator('[aria-current=step]')).toHaveText(rung);
}

/** Presses H until the hint says why. */
export async function askWhy(page: Page): Promise<void> {
  for (const rung of ['Nudge', 'Where', 'Why'] as const) {
    await page.keyboard.press('h');
    await expectRung(page, rung);
  }
}

/** The polite live region. It takes one sentence a second; of several that wait, only the last. */
export function said(page: Page): Locator {
  return page.locator('nt-app [aria-live=polite]');
}

/** The drawn completions, at the right above the line under the board. */
export function ways(page: Page): Locator {
  return page.locator('nt-play .insight .row .seeds');
}

/** Returns the number of queens placed, from the line below the board, which is rendered together with a hint. */
export async function placedCount(page: Page): Promise<number> {
  const pips = page.getByRole('img', { name: /^\d+ of \d+ placed$/ });
  return parseInt((await pips.getAttribute('aria-label'))!, 10);
}

/** Records questions to the worker, from the next page on. */
export async function countUnanswered(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.unanswered = new Set();
    window.Worker = class extends Worker {
      override postMessage(message: { id: string }, more?: object): void {
        window.unanswered.add(message.id);
        this.addEventListener('message', ({ data }: MessageEvent<{ id: string }>) =>
          window.unanswered.delete(data.id),
        );
        super.postMessage(message, more);
      }
    };
  });
}

/** Returns the number of questions without an answer, on pages with `countUnanswered`. */
export function unanswered(page: Page): Promise<number> {
  return page.evaluate(() => window.unanswered.size);
}

/** Terminates the page's worker without an event, as a system short of memory does. */
export async function killWorker(page: Page): Promise<void> {
  // Its open questions have no answer until the game has missed it.
  holding(page, 'answers');
  const [worker] = page.workers();
  const closed = worker!.waitForEvent('close');
  // The answer to this may or may not come before the end.
  void worker!.evaluate(() => self.close()).catch(() => undefined);
  await closed;
}
