/** Where the version that has already reloaded itself is noted, for the life of the tab. */
const GUARD = 'ninety-two-recovered';

/**
 * Names this version: the address of the code that runs, with the hash of its content. A version
 * may reload itself once, so a newer one that fails in the same tab may try again.
 */
const VERSION = import.meta.url;

/**
 * Brings back a page whose lazily loaded parts are gone from the host because a newer version took
 * their place: it reloads once. Where that has not helped, or where there is no page to reload (no
 * network, nothing kept), it stays and `tell` is called, so that the player can be told. Parts that fail until
 * `tell` is done are not told again: it may miss parts itself.
 *
 * The failed import rejects all the same. A caller that has nothing to add need not handle that.
 * @param tell Told the failure that the import rejects with.
 * @param mayReload Whether nothing that the player has done would be lost.
 */
export function recoverFromMissingParts(
  tell: (failure: Error) => Promise<void>,
  mayReload: () => boolean,
): void {
  const failures = new WeakSet<Error>();
  let recovering = false;

  // Vite's loader of dynamic imports fires it: https://vite.dev/guide/build#load-error-handling
  addEventListener('vite:preloadError', ({ payload }) => {
    failures.add(payload);
    if (recovering) return;
    recovering = true;
    void canBeLoaded().then(async (loadable) => {
      if (loadable && mayReload() && takeTurn()) location.reload();
      else {
        await tell(payload);
        recovering = false;
      }
    });
  });

  // What the player has been told is not reported to the console as well.
  addEventListener('unhandledrejection', (event) => {
    if (failures.has(event.reason as Error)) event.preventDefault();
  });
}

/** Whether the host or the service worker would answer a reload. */
async function canBeLoaded(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Whether this version has its one reload still to go; it has not after this call. */
function takeTurn(): boolean {
  try {
    if (sessionStorage.getItem(GUARD) === VERSION) return false;
    sessionStorage.setItem(GUARD, VERSION);
    return true;
  } catch {
    // Without a note the page might reload for ever.
    return false;
  }
}
