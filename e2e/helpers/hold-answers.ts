import type { Page } from '@playwright/test';
import { holding } from './settled.ts';

declare global {
  interface Window {
    /** Answers of workers that are held back; `undefined` while none are. */
    heldAnswers: (() => void)[] | undefined;
  }
}

/** Prepares pages, from the next one on, for `holdAnswers`. */
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

/** Holds back answers of workers from now on. */
export async function holdAnswers(page: Page): Promise<void> {
  holding(page, 'answers');
  await page.evaluate(() => void (window.heldAnswers = []));
}

/** Counts the answers that are held back. */
export function heldAnswers(page: Page): Promise<number> {
  return page.evaluate(() => window.heldAnswers?.length ?? 0);
}

/** Delivers the held answers, and all later ones. */
export async function releaseAnswers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const held = window.heldAnswers ?? [];
    window.heldAnswers = undefined;
    for (const hear of held) hear();
  });
  holding(page, 'answers', false);
}
