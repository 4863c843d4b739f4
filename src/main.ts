import { NtApp } from './app/app.ts';
import { recoverFromMissingParts } from './app/recover.ts';
import { speak } from './i18n/locale.ts';
import './play/play.ts';
import { readSettings, subscribeToSettings } from './progress/settings/settings.ts';
import type { Progress } from './progress/free-play/progress.ts';
import './ui/install-offer.ts';
import { yieldToMain, afterPaint } from './ui/scheduling/tasks.ts';
import { whenIdle } from './ui/scheduling/when-idle.ts';

/** Milliseconds until a part that could not be loaded is requested again. */
const AGAIN_AFTER = 5000;

/** Aborted once the storage's code is loaded. */
const stored = new AbortController();
/** Errors from loading the storage's code. */
const failures = new WeakSet<Error>();
let isFailureTold = false;

const started = start();
recoverFromMissingParts(
  async (failure) => {
    const isOfStorage = failures.has(failure);
    // The storage's code is requested again and again, but the player is told once.
    if (isOfStorage && isFailureTold) return;
    isFailureTold ||= isOfStorage;
    const app = await started;
    await app.tell(
      isOfStorage ? { kind: 'storage-missing', over: stored.signal } : { kind: 'part-missing' },
    );
  },
  // A reload loses moves made before the storage was loaded.
  () => stored.signal.aborted || !(navigator as Partial<Navigator>).userActivation?.hasBeenActive,
);

/** Starts the game, each step in a task of its own. Resolves with the frame when the game can be played. */
async function start(): Promise<NtApp> {
  // The storage is fetched in parallel: a first visit waits only for what this file imports.
  const progress = loadProgress();
  // The browser first paints the shell: the empty board of the page's HTML.
  await afterPaint();
  // The first texts are already in the player's language; later changes are followed.
  subscribeToSettings(({ language }) => void speak(language));
  await speak(readSettings().language);
  // The frame is rendered behind the shell, with its tabs.
  const app = new NtApp();
  app.progress = progress;
  document.body.prepend(app);
  await yieldToMain();
  // Renders the screen of the address, mostly the board.
  app.begun = true;
  await yieldToMain();
  // Shows the frame in place of the shell.
  app.setAttribute('landed', '');
  // Everything else waits until the page is idle or the first tap is painted. The extras also register the service
  // worker.
  void whenIdle().then(() => {
    // Not earlier: Chromium does not count elements as painted that are removed in the next frames.
    document.querySelector('.shell')?.remove();
    return app.loadExtras();
  });
  return app;
}

async function loadProgress(): Promise<Progress> {
  const { sharedProgress } = await untilLoaded(
    () => import('./progress/puzzles/shared-progress.ts'),
  );
  stored.abort();
  return sharedProgress(() => afterPaint().then(yieldToMain));
}

/**
 * Loads a part and retries until that succeeds: every five seconds, and when the network is back.
 * `recoverFromMissingParts` tells the player the first time.
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
