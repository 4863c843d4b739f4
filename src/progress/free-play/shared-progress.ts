import { Progress } from './progress.ts';

/**
 * Returns the progress of this page. It tries at once everything that waits whenever the page is hidden or comes back:
 * a hidden page may not return, and one that returns may find room or a storage that answers.
 * @param rest A function that is awaited before writes that can wait, so that they compete with no tap.
 */
export function sharedProgress(rest: () => Promise<void>): Progress {
  const progress = new Progress(rest);
  const flush = (): void => void progress.flush();
  document.addEventListener('visibilitychange', flush);
  addEventListener('pagehide', flush);
  return progress;
}
