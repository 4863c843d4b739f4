/** The session storage key for the version that has reloaded itself. */
const GUARD = 'ninety-two-recovered';

/**
 * The name of this version: the address of the running code, with the hash of its content. Each version may reload
 * itself once in a tab, so a newer one that fails may try again.
 */
const VERSION = import.meta.url;

/**
 * Recovers a page whose lazily loaded parts are gone from the host because a newer version replaced them: it reloads
 * once. If that has not helped, would lose something, or would find no page (no network, nothing cached), the page stays
 * and `tell` is called to tell the player.
 *
 * The failed import still rejects. A caller that has nothing to add need not handle that.
 * @param mayReload Returns true if a reload would lose nothing that the player has done.
 */
export function recoverFromMissingParts(tell: () => void, mayReload: () => boolean): void {
  const failures = new WeakSet<Error>();
  let recovering = false;

  // Vite's loader of dynamic imports dispatches this event: https://vite.dev/guide/build#load-error-handling
  addEventListener('vite:preloadError', ({ payload }) => {
    failures.add(payload);
    if (recovering) return;
    recovering = true;
    void canBeLoaded().then((loadable) => {
      if (loadable && mayReload() && takeTurn()) location.reload();
      else {
        tell();
        recovering = false;
      }
    });
  });

  // Errors that the player is told about are not logged to the console as well.
  addEventListener('unhandledrejection', (event) => {
    if (failures.has(event.reason as Error)) event.preventDefault();
  });
}

/** Returns true if the host or the service worker would answer a reload. */
async function canBeLoaded(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
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
