import { nextTask, painted } from './tasks.ts';

/** Milliseconds after which a page that has found no time by then takes it. */
const LATEST = 2000;

/** Milliseconds that count as idle where the browser does not tell (Safari). */
const PAUSE = 200;

/** Resolves when the first tap or key has been painted. */
const answered = new Promise<void>((resolve) => {
  for (const input of ['pointerup', 'keydown']) {
    addEventListener(input, () => void painted().then(resolve), { capture: true, once: true });
  }
});

/**
 * Resolves when the page has time, or when the first tap or key has been painted: for what that tap can do
 * without. Each who waits goes on in a task of its own.
 */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve, PAUSE);
    void answered.then(nextTask).then(resolve);
  });
}
