import { NtApp } from './app/app.ts';
import { recoverFromMissingParts } from './app/recover.ts';
import { speak } from './i18n/locale.ts';
import './play/play.ts';
import { readSettings, subscribeToSettings } from './progress/settings.ts';
import type { Progress } from './progress/progress.ts';
import './ui/install-offer.ts';
import { nextTask, painted } from './ui/tasks.ts';
import { whenIdle } from './ui/when-idle.ts';

/** Milliseconds until a part that did not arrive is asked for again. */
const AGAIN_AFTER = 5000;

/** Aborted when the storage's code has arrived. */
const stored = new AbortController();
/** Failures of the storage's code to arrive. */
const failures = new WeakSet<Error>();
let isFailureTold = false;

const started = start();
recoverFromMissingParts(
  async (failure) => {
    const isOfStorage = failures.has(failure);
    // It is asked for again and again, and told once.
    if (isOfStorage && isFailureTold) return;
    isFailureTold ||= isOfStorage;
    const app = await started;
    await app.tell(
      isOfStorage ? { kind: 'storage-missing', over: stored.signal } : { kind: 'part-missing' },
    );
  },
  // What was played before the storage has arrived would be gone.
  () => stored.signal.aborted || !(navigator as Partial<Navigator>).userActivation?.hasBeenActive,
);

/** Starts the game, a step in a task of its own. Resolves with the frame when it can be played. */
async function start(): Promise<NtApp> {
  // The storage is fetched beside all that follows: a first visit waits only for what this file imports.
  const progress = loadProgress();
  // First the browser paints the shell, the empty board that the page brings with it.
  await painted();
  // The first words a player reads are in their language, whichever they choose meanwhile.
  subscribeToSettings(({ language }) => void speak(language));
  await speak(readSettings().language);
  // The frame stands behind the shell, and has its tabs.
  const app = new NtApp();
  app.progress = progress;
  document.body.prepend(app);
  await nextTask();
  // In it comes the screen that the address asks for, mostly the board.
  app.begun = true;
  await nextTask();
  // Now it is seen instead of the shell.
  app.setAttribute('stands', '');
  // All else waits until the page has time or the first tap is painted. With the extras comes the service worker.
  void whenIdle().then(() => {
    // Not sooner: Chromium does not count as painted what goes in the next frames.
    document.querySelector('.shell')?.remove();
    return app.loadExtras();
  });
  return app;
}

async function loadProgress(): Promise<Progress> {
  const { pageProgress } = await untilLoaded(() => import('./progress/page-progress.ts'));
  stored.abort();
  return pageProgress(() => painted().then(nextTask));
}

/**
 * Loads a part, and asks for it again until it arrives: every five seconds, and when the network is back. The player
 * is told by `recoverFromMissingParts` the first time.
 */
async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      failures.add(error as Error);
      await new Promise((resolve) => {
        setTimeout(resolve, AGAIN_AFTER);
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}
