import { yieldToMain, afterPaint } from './tasks.ts';

/** The time in milliseconds after which a page that has not been idle counts as idle. */
const LATEST = 2000;

/** The time in milliseconds that counts as idle in browsers without `requestIdleCallback` (Safari). */
const PAUSE = 200;

/** Resolves when the first tap or key has been painted. */
const answered = new Promise<void>((resolve) => {
  for (const input of ['pointerup', 'keydown']) {
    addEventListener(input, () => void afterPaint().then(resolve), { capture: true, once: true });
  }
});

/**
 * Resolves when the page is idle, or when the first tap or key has been painted; for work that this tap does not need.
 * Each caller goes on in a task of its own.
 */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve, PAUSE);
    void answered.then(yieldToMain).then(resolve);
  });
}
