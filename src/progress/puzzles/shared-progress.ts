import { Progress } from '../free-play/progress.ts';
import { puzzleProgressOf } from './puzzle-progress-of.ts';

/**
 * Returns the progress of this page, puzzles included: what an earlier page of the tab has stashed of them is stored
 * whatever screen is open. It tries at once everything that waits whenever the page is hidden or comes back:
 * a hidden page may not return, and one that returns may find room or a storage that answers.
 * @param rest A function that is awaited before writes that can wait, so that they compete with no tap.
 */
export function sharedProgress(rest: () => Promise<void>): Progress {
  const progress = new Progress(rest);
  puzzleProgressOf(progress);
  const flush = (): void => void progress.flush();
  document.addEventListener('visibilitychange', flush);
  addEventListener('pagehide', flush);
  return progress;
}
