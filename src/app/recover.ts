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
 * network, nothing kept), it stays and `tell` is called, so that the player can be told.
 *
 * The failed import rejects all the same, and its caller stays where it was.
 */
export function recoverFromMissingParts(tell: () => void): void {
  // Vite's loader of dynamic imports fires it: https://vite.dev/guide/build#load-error-handling
  addEventListener('vite:preloadError', () => void reloadOnce(tell));
}

async function reloadOnce(tell: () => void): Promise<void> {
  if (!(await canBeLoaded()) || !takeTurn()) tell();
  else location.reload();
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
