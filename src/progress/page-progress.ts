import { Progress } from './progress.ts';

/**
 * What this page keeps. A page that goes may not come back, and one that comes back may find room or a
 * storage that answers: whatever waits is tried at once.
 * @param rest Awaited before what can wait is written, so that it competes with no tap.
 */
export function pageProgress(rest: () => Promise<void>): Progress {
  const progress = new Progress(rest);
  const flush = (): void => void progress.flush();
  document.addEventListener('visibilitychange', flush);
  addEventListener('pagehide', flush);
  return progress;
}
