import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Answers of workers that the page has not heard; `undefined` while it hears all. */
    heldAnswers: (() => void)[] | undefined;
  }
}

/** Makes it possible to hold back what workers answer, from the next page on. */
export async function letAnswersBeHeld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heldAnswers = undefined;
    window.Worker = class extends Worker {
      override addEventListener(type: string, listener: EventListener): void {
        super.addEventListener(type, (event) => {
          const hear = (): void => listener.call(this, event);
          if (type === 'message' && window.heldAnswers) window.heldAnswers.push(hear);
          else hear();
        });
      }
    };
  });
}

/** Holds back what workers answer from now on. */
export async function holdAnswers(page: Page): Promise<void> {
  await page.evaluate(() => void (window.heldAnswers = []));
}

/** Counts the answers that are held back. */
export function heldAnswers(page: Page): Promise<number> {
  return page.evaluate(() => window.heldAnswers?.length ?? 0);
}

/** Lets the page hear what was held back, and all that comes after it. */
export async function releaseAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const held = window.heldAnswers ?? [];
    window.heldAnswers = undefined;
    for (const hear of held) hear();
  });
}
