import { trustedScriptUrl } from '../ui/trusted-script-url.ts';

/** The least time between two checks for a new version, in milliseconds. */
const CHECK_INTERVAL = 3_600_000;

/**
 * Keeps the game usable offline and installs new versions when the player chooses.
 *
 * A new version is fetched in the background and then waits. It opens by itself at the next start, once every window of
 * the game has been closed, or at once if the player asks (`apply`). Then all windows belong to the new version, but
 * only the one that asked reloads; the others continue with the code they have and still report that a new version is
 * ready. None of them reloads for the update, not even in the background: where storage is refused, that would lose the
 * board. Such a window must reload only when it needs a part of the old version that is gone (src/app/recover.ts).
 *
 * @fires change - When `ready` has become true.
 */
export class Updates extends EventTarget {
  #registration: ServiceWorkerRegistration | undefined;
  #ready = false;
  #asked = false;
  #lastCheck = 0;

  /** True if a version newer than the one in this window would open on `apply`. */
  get ready(): boolean {
    return this.#ready;
  }

  /** Registers the service worker once the page has loaded. Does nothing where there is none. */
  start(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    if (document.readyState === 'complete') void this.#register();
    else addEventListener('load', () => void this.#register(), { once: true });
  }

  /** Opens the new version in this window. The caller saves the game first. */
  apply(): void {
    this.#asked = true;
    const waiting = this.#registration?.waiting;
    if (waiting) waiting.postMessage({ type: 'SKIP_WAITING' });
    else location.reload();
  }

  async #register(): Promise<void> {
    const { serviceWorker } = navigator;
    // On a first visit the new service worker takes over the page it came with: that is no update.
    let controlled = serviceWorker.controller !== null;
    serviceWorker.addEventListener('controllerchange', () => {
      if (this.#asked) location.reload();
      else if (controlled) this.#announce();
      controlled = true;
    });
    try {
      const registration = await serviceWorker.register(serviceWorkerUrl(), {
        updateViaCache: 'none',
      });
      this.#registration = registration;
      this.#lastCheck = Date.now();
      this.#watch(registration);
      keepLoadedWords((await serviceWorker.ready).active!);
    } catch {
      // Private windows and some embedded browsers refuse service workers: the game then needs the network.
    }
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const noticeWaiting = (): void => {
      if (registration.waiting && registration.active) this.#announce();
    };
    noticeWaiting();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', noticeWaiting);
    });
    document.addEventListener('visibilitychange', () => {
      const due = Date.now() - this.#lastCheck >= CHECK_INTERVAL;
      if (document.visibilityState !== 'visible' || !due) return;
      this.#lastCheck = Date.now();
      // The check fails offline; the next one is due an hour later.
      registration.update().catch(() => undefined);
    });
  }

  #announce(): void {
    if (this.#ready) return;
    this.#ready = true;
    this.dispatchEvent(new Event('change'));
  }
}

/** Has the worker keep the words of a language that were loaded before it was there (src/sw.ts). */
function keepLoadedWords(worker: ServiceWorker): void {
  const urlsToCache = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/words-'));
  worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}

/** Returns the address of the service worker, next to the page. */
function serviceWorkerUrl(): string {
  return trustedScriptUrl('ninety-two-service-worker', new URL('sw.js', document.baseURI).href);
}
