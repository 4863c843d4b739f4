import { vouchedUrl } from '../ui/vouched-url.ts';

/** Milliseconds between two questions to the host whether there is a new version. */
const CHECK_INTERVAL = 3_600_000;

/**
 * Keeps the game usable offline and brings new versions to it, at a time of the player's choosing.
 *
 * A new version is fetched in the background and then waits. It opens by itself at the next start,
 * once every window of the game has been closed, or at once where the player asks (`apply`). Then
 * all windows belong to the new version, but only the one that asked reloads; the others keep their
 * game on the code they have and go on saying that a new version is ready. None of them reloads for
 * the update, not even in the background: where storage is refused, that would take the board with
 * it. Only when such a window needs a part of the old version that is gone must it reload
 * (src/app/recover.ts).
 *
 * @fires change - When `ready` has become true.
 */
export class Updates extends EventTarget {
  #registration: ServiceWorkerRegistration | undefined;
  #ready = false;
  #asked = false;
  #lastCheck = 0;

  /** Whether a newer version than the one in this window would open on `apply`. */
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
    // A page on its first visit is taken over by the version it came with: that is no update.
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
    } catch {
      // Private windows and some embedded browsers refuse: the game then needs the network.
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
      // Offline it fails, and the next return asks again an hour later.
      registration.update().catch(() => undefined);
    });
  }

  #announce(): void {
    if (this.#ready) return;
    this.#ready = true;
    this.dispatchEvent(new Event('change'));
  }
}

/** The address of the service worker, beside the page. */
function serviceWorkerUrl(): string {
  return vouchedUrl('ninety-two-service-worker', new URL('sw.js', document.baseURI).href);
}
