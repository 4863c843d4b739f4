import { isUnasked } from '../ui/loading/optional-import.ts';
import type { Updates } from './updates.ts';

/** The session storage key for the version that has reloaded itself. */
const GUARD = 'ninety-two-recovered';

/**
 * The name of this version: the address of the running code, with the hash of its content. Each version may reload
 * itself once in a tab, so a newer one that fails may try again.
 */
const VERSION = import.meta.url;

/** Why a part is missing: the host cannot be reached, or it has no such part. */
type Missing = 'offline' | 'gone';

/** The page, for `recoverFromMissingParts`. */
interface Page {
  readonly updates: Pick<Updates, 'look' | 'apply'>;
  /** Returns true if a reload would lose nothing that the player has done. */
  mayReload(): boolean;
  /** Tells the player that a part is missing. */
  tell(why: Missing): void;
}

/**
 * Recovers a page whose lazily loaded parts are gone from the host because a newer version replaced them: it opens the
 * newest version, or reloads once where there is none. The address and the settings lead to what the player asked for.
 * If that has not helped, would lose something, or the host does not answer, the page stays and the player is told. It
 * also stays if the player has not asked for the part, and may be in the middle of something.
 * A player who then tries again reloads it: Chromium, since 150, never asks again for a script that failed in a page.
 *
 * The failed import still rejects. A caller that has nothing to add need not handle that.
 */
export function recoverFromMissingParts({ updates, mayReload, tell }: Page): void {
  const failures = new WeakSet<Error>();
  let recovering = false;
  /** The address at which the player was told of a missing part last. */
  let toldAt: string | undefined;

  /** Returns the reason if the page stays. */
  const recover = async (failure: Error): Promise<Missing | undefined> => {
    // Read before anything is awaited, because the browser forgets a tap after seconds.
    const isAskedFor = toldAt === location.hash && navigator.userActivation.isActive;
    if (!(await hostAnswers())) return 'offline';
    // A player who goes on while a new version is fetched is not interrupted, but offered it like any other.
    const input = firstInput();
    const isNewer = (await updates.look()) === 'newer';
    if (!mayReload() || isUnasked(failure)) return 'gone';
    if (!isNewer) {
      if (!takeTurn() && !isAskedFor) return 'gone';
      location.reload();
    } else if (input.aborted) recovering = false;
    else await updates.apply();
    return undefined;
  };

  // Vite's loader of dynamic imports dispatches this event: https://vite.dev/guide/build#load-error-handling
  addEventListener('vite:preloadError', ({ payload }) => {
    failures.add(payload);
    if (recovering) return;
    recovering = true;
    void recover(payload).then((why) => {
      if (!why) return;
      tell(why);
      toldAt = location.hash;
      recovering = false;
    });
  });

  // Errors that the player is told about are not logged to the console as well.
  addEventListener('unhandledrejection', (event) => {
    if (failures.has(event.reason as Error)) event.preventDefault();
  });
}

/** Returns true if the host answers. The service worker is not asked: it does not keep its own script. */
async function hostAnswers(): Promise<boolean> {
  // The browser writes each request that fails to the console.
  if (!navigator.onLine) return false;
  try {
    const script = new URL('sw.js', document.baseURI);
    return (await fetch(script, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Returns a signal that aborts when the player does something. */
function firstInput(): AbortSignal {
  const input = new AbortController();
  const { signal } = input;
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => input.abort(), { signal, capture: true });
  }
  return signal;
}

/** Returns true if this version has not reloaded yet, and notes that it does so now. */
function takeTurn(): boolean {
  try {
    if (sessionStorage.getItem(GUARD) === VERSION) return false;
    sessionStorage.setItem(GUARD, VERSION);
    return true;
  } catch {
    // Without a note the page might reload forever.
    return false;
  }
}
