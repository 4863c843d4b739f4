import './app/app.ts';
import { recoverFromMissingParts } from './app/recover.ts';
import type { Updates } from './app/updates.ts';
import './play/play.ts';
import './ui/install-offer.ts';
import { later } from './ui/later.ts';
import { nextTask, painted } from './ui/tasks.ts';
import { whenIdle } from './ui/when-idle.ts';

/** Milliseconds until a part that did not arrive is asked for again: the first time, and at most. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

// Keep this file and all it imports small: it is what a first visit waits for. The storage is fetched
// while the shell is looked at; all else that the first tap can do without waits for the page to be idle.
const app = document.querySelector('nt-app')!;
/** Aborted when the storage's code has arrived. */
const stored = new AbortController();
/** Failures of parts that failed before, of which the player has been told. */
const failedAgain = new WeakSet<Error>();
recoverFromMissingParts(
  async (failure) => {
    if (failedAgain.has(failure)) return;
    const { signal } = stored;
    await app.tell(
      signal.aborted ? { kind: 'part-missing' } : { kind: 'storage-missing', over: signal },
    );
  },
  // What was played before the storage has arrived would be gone.
  () => stored.signal.aborted || !(navigator as Partial<Navigator>).userActivation?.hasBeenActive,
);
app.progress = untilLoaded(() => import('./progress/page-progress.ts')).then((part) => {
  stored.abort();
  return part.pageProgress(() => painted().then(nextTask));
});
app.updates = untilLoaded(startUpdates);

async function startUpdates(): Promise<Updates> {
  await app.updateComplete;
  // Without a network it is too late to fetch what tells the player so.
  await whenIdle();
  void later(import('./app/notices.ts'));
  await whenIdle();
  const part = await import('./app/updates.ts');
  const updates = new part.Updates();
  updates.start();
  return updates;
}

/**
 * Loads a part, and asks for it again until it arrives: soon, then less often, and when the network is back. The
 * player is told by `recoverFromMissingParts` the first time.
 */
async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await load();
    } catch (error) {
      if (wait > FIRST_WAIT) failedAgain.add(error as Error);
      await new Promise<void>((resolve) => {
        setTimeout(resolve, wait);
        addEventListener('online', () => resolve(), { once: true });
      });
    }
  }
}
