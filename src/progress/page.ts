import { Progress } from './progress.ts';

/** All that this page keeps, but for settings and puzzles (page-puzzles.ts). */
export let progress: Progress;

/**
 * Sets the progress of this page; called once, before anything uses it. What an earlier page of the tab has stashed is
 * stored. Everything that waits is tried at once whenever the page is hidden or comes back: a hidden page may not
 * return, and one that returns may find room or a storage that answers.
 * @param beforeWrite A function that is awaited before writes that can wait, so that they compete with no tap.
 */
export function beginToKeep(beforeWrite: () => Promise<void>): void {
  progress = new Progress(beforeWrite);
  const flush = (): void => void progress.flush();
  document.addEventListener('visibilitychange', flush);
  addEventListener('pagehide', flush);
}
