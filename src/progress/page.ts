import { Progress } from './free-play/progress.ts';
import { puzzleProgressOf } from './puzzles/puzzle-progress-of.ts';
import type { PuzzleRepository } from './puzzles/puzzle-repository.ts';

/** All that this page keeps, but for settings and puzzles. */
export let progress: Progress;
/** The results, games and drafts of puzzles that this page keeps. */
export let puzzles: PuzzleRepository;

/**
 * Sets the progress of this page; called once, before anything uses it. What an earlier page of the tab has stashed is
 * stored whatever screen is open. Everything that waits is tried at once whenever the page is hidden or comes back:
 * a hidden page may not return, and one that returns may find room or a storage that answers.
 * @param rest A function that is awaited before writes that can wait, so that they compete with no tap.
 */
export function beginToKeep(rest: () => Promise<void>): void {
  progress = new Progress(rest);
  puzzles = puzzleProgressOf(progress);
  const flush = (): void => void progress.flush();
  document.addEventListener('visibilitychange', flush);
  addEventListener('pagehide', flush);
}
