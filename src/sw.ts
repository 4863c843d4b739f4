import { clientsClaim } from 'workbox-core';
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';

// The service worker, which keeps the game for use without a network: all of it, and the words of the languages in use.
// A new version waits until the player asks for it or has closed every window (src/app/updates.ts).

declare const self: ServiceWorkerGlobalScope;

const { scope } = self.registration;

/** The names of the caches of earlier builds, which did not check what the host sent. */
const EARLIER_CACHES = [`workbox-precache-v2-${scope}`, `languages-${scope}`];

/** The first subtag of a language in the address of its words; builds until 26 November 2026 wrote no `words-`. */
const LANGUAGE = /\/assets\/(?:words-)?(?<language>[a-z]{2})-[^/]*$/;

/**
 * Asks the host whether what the browser has cached still holds. A host may have answered for a file with its page, and
 * allowed it to be cached for a year.
 */
const revalidate = {
  requestWillFetch: ({ request }: { readonly request: Request }): Promise<Request> =>
    Promise.resolve(new Request(request, { cache: 'no-cache' })),
};

/** The files of this version, but for words. */
const parts = new PrecacheController({ cacheName: `parts-${scope}`, plugins: [revalidate] });
/** The words of this version, of which only those in use are kept. */
const words = new PrecacheController({ cacheName: `words-${scope}`, plugins: [revalidate] });

// The build fills in the files, with the hash that the content of each must have (tools/build/web-app.ts).
for (const file of self.__WB_MANIFEST as PrecacheEntry[]) {
  (file.url.startsWith('assets/words-') ? words : parts).addToCacheList([file]);
}

// Answers the address of the game itself, with any query, and its files. Below it there may be another game.
registerRoute(new PrecacheRoute(parts, { cleanURLs: false, ignoreURLParametersMatching: [/^/] }));
registerRoute(new PrecacheRoute(words));
// A window of an earlier version that is still open finds its files here.
registerRoute(
  ({ url }) => url.href.startsWith(`${scope}assets/`),
  async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
);

// Takes what another app shares, and leads to the page that takes it out (src/puzzles/picture/shared-cache.ts).
registerRoute(
  ({ url }) => url.href === `${scope}share`,
  async ({ request }) => {
    const kept = await keepShared(await request.formData()).catch(() => 'full');
    return Response.redirect(`${scope}#/puzzles/picture${kept ? `?${kept}` : ''}`, 303);
  },
  'POST',
);

// Opens the newer page of the host where the browser has deleted that of this version.
setCatchHandler(({ request }) =>
  request.mode === 'navigate' ? fetch(request) : Promise.resolve(Response.error()),
);

self.addEventListener('install', (event) => event.waitUntil(keep(event)));
self.addEventListener('message', (event) => {
  const message = Object(event.data) as Partial<Record<'type' | 'language' | 'page', string>>;
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  // The next start fetches what the host does not give now.
  if (message.type === 'KEEP') event.waitUntil(tidy(event, message).catch(() => undefined));
});
// The first visit is enough: the page that installed the worker is served by it at once.
clientsClaim();

/** Keeps shared files and texts in place of those that no page has taken out. */
async function keepShared(form: FormData): Promise<void> {
  const name = `shared-${scope}`;
  await caches.delete(name);
  const shared = await caches.open(name);
  for (const [index, [part, value]] of [...form].entries()) {
    const address = `${scope}shared/${index}-${part}`;
    // A form has an empty text, or an empty file, for what is not shared.
    const isGiven = typeof value === 'string' ? value !== '' : value.size > 0;
    if (isGiven) await shared.put(address, new Response(value));
  }
}

/**
 * Fetches the files of this version that are not kept yet, and its words in each language that is.
 * @param language One more language.
 */
async function keep(event: ExtendableEvent, language?: string): Promise<void> {
  await keepFiles(parts, parts.getCachedURLs(), event);
  const languages = [language?.slice(0, 2), ...(await keptLanguages())];
  const wanted = words.getCachedURLs().filter((url) => languages.includes(languageOf(url)));
  await keepFiles(words, wanted, event);
}

/** @throws If the host does not give a file as it was built. */
async function keepFiles(
  files: PrecacheController,
  urls: readonly string[],
  event: ExtendableEvent,
): Promise<void> {
  const cache = await caches.open(files.strategy.cacheName);
  const kept = (await cache.keys()).map(({ url }) => url);
  for (const url of urls) {
    const cacheKey = files.getCacheKeyForURL(url)!;
    if (kept.includes(cacheKey)) continue;
    const integrity = files.getIntegrityForCacheKey(cacheKey)!;
    const request = new Request(url, { integrity });
    await files.strategy.handle({ event, request, params: { cacheKey, integrity } });
  }
}

/** Returns the languages whose words are kept, of any version. */
async function keptLanguages(): Promise<readonly (string | undefined)[]> {
  const ours = [words.strategy.cacheName, ...EARLIER_CACHES];
  const names = (await caches.keys()).filter((name) => ours.includes(name));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept.flat().map(({ url }) => languageOf(url));
}

function languageOf(url: string): string | undefined {
  return LANGUAGE.exec(url)?.groups!['language'];
}

/**
 * Keeps the game for a page in its language. Forgets earlier versions once no window of them can be open: this worker
 * serves a single window, and that is of this version.
 * @param page The address of the page's first script, which says its version.
 */
async function tidy(
  event: ExtendableMessageEvent,
  { language, page = '' }: { readonly language?: string; readonly page?: string },
): Promise<void> {
  await keep(event, language);
  // A worker that waits serves none, and its files are not those of an earlier version.
  const { installing, waiting } = self.registration;
  const windows = await self.clients.matchAll();
  const isAlone = !installing && !waiting && windows.length === 1;
  if (!isAlone || parts.getCacheKeyForURL(page) === undefined) return;
  await parts.activate(event);
  await words.activate(event);
  for (const name of EARLIER_CACHES) await caches.delete(name);
}
