import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

// The service worker, which keeps the game for use without a network: all of it, and the words of the languages in use.
// A new version waits until the player asks for it or has closed every window (src/app/updates.ts).

/** A built file; `revision` is null where the name has a hash. */
interface BuiltFile {
  readonly url: string;
  readonly revision: string | null;
}

declare const self: ServiceWorkerGlobalScope;

/** The name of a script with the words of a language, which the build gives it (vite.config.ts). */
const WORDS = /\/words-(?<language>[a-z]+)/;

/** The cache of languages in use, by the path of this game: a host may have several. */
const LANGUAGES = `languages-${self.registration.scope}`;

/** The built files, filled in by the build. */
const files = self.__WB_MANIFEST as readonly BuiltFile[];

precacheAndRoute(files.filter(({ url }) => !WORDS.test(url)));
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html')));
// A page that is open before its worker sends what it has loaded as CACHE_URLS, which workbox answers by this route.
registerRoute(({ url }) => WORDS.test(url.pathname), new CacheFirst({ cacheName: LANGUAGES }));

self.addEventListener('install', (event) => event.waitUntil(keepLanguages()));
self.addEventListener('activate', (event) => event.waitUntil(dropOldWords()));
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
// The first visit is enough: the page that installed the worker is served by it at once.
clientsClaim();

/** Fetches the words of this version in each language that the version before has kept. */
async function keepLanguages(): Promise<void> {
  const cache = await caches.open(LANGUAGES);
  const kept = (await cache.keys()).map(({ url }) => languageOf(url));
  await cache.addAll(wordsHere().filter((url) => kept.includes(languageOf(url))));
}

/** Forgets words of earlier versions. */
async function dropOldWords(): Promise<void> {
  const cache = await caches.open(LANGUAGES);
  const here = wordsHere();
  for (const request of await cache.keys()) {
    if (!here.includes(request.url)) await cache.delete(request);
  }
}

/** Returns the addresses of the words of this version. */
function wordsHere(): readonly string[] {
  return files
    .map(({ url }) => new URL(url, self.location.href).href)
    .filter((url) => WORDS.test(url));
}

function languageOf(url: string): string | undefined {
  return WORDS.exec(url)?.groups!['language'];
}
