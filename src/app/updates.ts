import { LOCALE_STATUS_EVENT } from '@lit/localize';
import { getLocale } from '../i18n/locale.ts';
import { trustedScriptUrl } from '../ui/trusted-script-url.ts';

/** The least time between two checks for a new version, in milliseconds. */
const CHECK_INTERVAL = 3_600_000;

/** Milliseconds that the host has to give a new version; one that comes later is announced. */
const PATIENCE = 30_000;

/** The result of a look for a new version: one is ready, there is none, or the host did not give it. */
export type Found = 'newer' | 'none' | 'failed';

/**
 * Keeps the game usable offline and installs new versions when the player chooses.
 *
 * A new version is fetched in the background and then waits. It opens by itself at the next start, once every window of
 * the game has been closed, or at once if the player asks (`apply`). Then all windows belong to the new version, but
 * only the one that asked reloads; the others continue with the code they have and still report that a new version is
 * ready. None of them reloads for the update, not even in the background: where storage is refused, that would lose the
 * board. The worker keeps their files meanwhile (src/sw.ts). Such a window must reload only when it needs a part that
 * was never kept and has left the host (src/app/recover.ts).
 *
 * @fires change - When `ready` has become true.
 */
export class Updates extends EventTarget {
  readonly #save: () => Promise<unknown>;
  #registration: Promise<ServiceWorkerRegistration | undefined> | undefined;
  #ready = false;
  #asked = false;
  #lastCheck = 0;

  /** @param save Saves the game, before a new version opens. */
  constructor(save: () => Promise<unknown>) {
    super();
    this.#save = save;
  }

  /** True if a version newer than the one in this window would open on `apply`. */
  get ready(): boolean {
    return this.#ready;
  }

  /** Registers the service worker once the page has loaded. */
  start(): void {
    if (document.readyState === 'complete') void this.#register();
    else addEventListener('load', () => void this.#register(), { once: true });
  }

  /** Asks the host for a version newer than the one in this window. Resolves once it is fetched, or within 30 s. */
  async look(): Promise<Found> {
    const late = new Promise<true>((resolve) => setTimeout(resolve, PATIENCE, true));
    const failed = await Promise.race([this.#fetchNewest(), late]);
    if (this.#ready) return 'newer';
    return failed ? 'failed' : 'none';
  }

  /** Resolves with true if the host did not answer, or not with all of a new version. */
  async #fetchNewest(): Promise<boolean> {
    const registration = await this.#register();
    // A browser that refuses service workers cannot ask.
    let failed = registration === undefined;
    try {
      if (!this.#ready) await registration?.update();
    } catch {
      // There is no network, or the host has no worker any more.
      failed = true;
    }
    const coming = registration?.installing;
    // The next state is that it waits, or that the host did not give all of it.
    if (coming) {
      await new Promise((ended) => coming.addEventListener('statechange', ended, { once: true }));
      failed = coming.state === 'redundant';
    }
    // The events that say so may come after the state.
    if (registration) this.#keep(registration);
    return failed;
  }

  /** Saves the game and opens the new version in this window. */
  async apply(): Promise<void> {
    const [registration] = await Promise.all([this.#register(), this.#save()]);
    this.#asked = true;
    if (registration?.waiting) registration.waiting.postMessage({ type: 'SKIP_WAITING' });
    else location.reload();
  }

  /** Registers the service worker, once. Resolves with `undefined` where there is none. */
  #register(): Promise<ServiceWorkerRegistration | undefined> {
    this.#registration ??= this.#begin().catch(() => undefined);
    return this.#registration;
  }

  /** @throws In private windows and some embedded browsers, which refuse service workers: the game needs the network. */
  async #begin(): Promise<ServiceWorkerRegistration | undefined> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const { serviceWorker } = navigator;
    const url = new URL('sw.js', document.baseURI).href;
    // On a first visit the new service worker takes over the page it came with: that is no update. A page below another
    // copy of the game may have been served by the worker of that one.
    let controlled = serviceWorker.controller?.scriptURL === url;
    serviceWorker.addEventListener('controllerchange', () => {
      if (this.#asked) location.reload();
      else if (controlled) this.#announce();
      controlled = true;
    });
    const trusted = trustedScriptUrl('ninety-two-service-worker', url);
    const registration = await serviceWorker.register(trusted, { updateViaCache: 'none' });
    this.#lastCheck = Date.now();
    this.#watch(registration);
    return registration;
  }

  #watch(registration: ServiceWorkerRegistration): void {
    const follow = (worker: ServiceWorker | null): void =>
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' || worker.state === 'activated') this.#keep(registration);
      });
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing));
    this.#keep(registration);
    addEventListener(LOCALE_STATUS_EVENT, ({ detail: { status } }) => {
      if (status === 'ready') this.#keep(registration);
    });
    document.addEventListener('visibilitychange', () => {
      const due = Date.now() - this.#lastCheck >= CHECK_INTERVAL;
      if (document.visibilityState !== 'visible' || !due) return;
      this.#lastCheck = Date.now();
      // The check fails offline; the next one is due an hour later.
      registration.update().catch(() => undefined);
    });
  }

  /** Has the version in use, and one that waits, keep the game in the language of the page (src/sw.ts). */
  #keep({ active, waiting }: ServiceWorkerRegistration): void {
    const message = { type: 'KEEP', language: getLocale(), page: import.meta.url };
    active?.postMessage(message);
    waiting?.postMessage(message);
    if (active && waiting) this.#announce();
  }

  #announce(): void {
    if (this.#ready) return;
    this.#ready = true;
    this.dispatchEvent(new Event('change'));
  }
}
