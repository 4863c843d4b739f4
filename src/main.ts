import { NtApp } from './app/app.ts';
import { giveHeldInput } from './app/held-input.ts';
import { recoverFromMissingParts } from './app/recover.ts';
import { tellErrors } from './app/tell-errors.ts';
import { Updates } from './app/updates.ts';
import { isLanguageMissing, speak } from './i18n/locale.ts';
import './play/play.ts';
import { beginToKeep, progress } from './progress/page.ts';
import { readSettings, subscribeToSettings } from './progress/settings/settings.ts';
import './ui/install-offer.ts';
import { afterPaint, yieldToMain } from './ui/scheduling/tasks.ts';
import { whenIdle } from './ui/scheduling/when-idle.ts';

/** The longest time that the first taps wait for the board that was left, in milliseconds. */
const LONGEST_WAIT = 500;

const updates = new Updates(() => progress.flush());
// Prevents what it tells of, before the other listener hears it.
recoverFromMissingParts({
  updates,
  mayReload: () => progress.health === 'kept',
  tell: (why) =>
    void started.then((app) =>
      app.tell({
        kind: why === 'offline' && isLanguageMissing() ? 'language-missing' : 'part-missing',
      }),
    ),
});
beginToKeep(() => afterPaint().then(yieldToMain));
tellErrors(() => void tellError());
/** Resolves when the game can be played. */
const started = start();

/** Tells the player of an error: in the frame if that is rendered, else in the shell. */
async function tellError(): Promise<void> {
  const [, isSaved] = await Promise.all([Promise.allSettled([started]), progress.isSaved()]);
  const app = document.querySelector<NtApp>('nt-app');
  if (app?.shadowRoot?.childElementCount) await app.tellError(isSaved);
  else window.tellLate();
}

/** Starts the game in place of the shell, the empty board of the page's HTML. Resolves when it can be played. */
async function start(): Promise<NtApp> {
  try {
    const app = await open();
    // Held taps go on from the board that was left.
    await Promise.race([
      Promise.allSettled([app.boardOpened()]),
      new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT)),
    ]);
    // Not earlier: held taps are given by their place on its board, and Chromium does not count elements as painted that
    // are removed in the next frames.
    void whenIdle().then(() => document.querySelector('.shell')?.remove());
    return app;
  } finally {
    // After a failure too: a page that shows a board must not be deaf.
    giveHeldInput();
  }
}

async function open(): Promise<NtApp> {
  // The browser first paints the shell.
  await afterPaint();
  // The first texts are already in the player's language; later changes are followed.
  subscribeToSettings(({ language }) => void speak(language));
  await speak(readSettings().language);
  const app = new NtApp(updates);
  // A frame that could not be rendered is rendered again, with a page in place of its screen.
  const rendered = (): Promise<boolean> =>
    app.updateComplete.catch(reportError).then(() => app.updateComplete);
  document.body.prepend(app);
  await rendered();
  // The screen is a task of its own, so that no task is long.
  await yieldToMain();
  app.openScreen();
  await rendered();
  // Free play renders first: it has yielded before.
  await yieldToMain();
  app.setAttribute('landed', '');
  // After the layout: reading a colour before it would lay out the whole page within this task.
  await afterPaint();
  app.begin();
  return app;
}
