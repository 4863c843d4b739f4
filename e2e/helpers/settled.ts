import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { recordSpeech, type Spoken } from './record-speech.ts';
import { watchWork, type Kind, type Watch } from './watch-work.ts';

/** Milliseconds after which a page that has still something to do fails its test. */
const PATIENCE = 60_000;

/** Parts of the device that answer `LATE` milliseconds late, to show races: `SLOW=disk,scripts npm run test:e2e`. */
const SLOW = (process.env['SLOW'] ?? '').split(',');
const LATE = 300;

const WATCH: Watch = { soon: 350, lateDisk: SLOW.includes('disk') ? LATE : 0 };

/** A page that is watched. */
interface Watched {
  /** `page.evaluate` as Playwright has it, which does not wait. */
  readonly evaluate: Page['evaluate'];
  /** Requests of scripts that are under way. */
  readonly underWay: Set<unknown>;
  /** Addresses of scripts that have arrived and may not have run yet. */
  readonly arrived: Set<string>;
  /** True if something was done to the page since it was settled last. */
  isNew: boolean;
  /** True while only an action of the test can change the page: a look need not wait for it again. */
  isSettled: boolean;
}

const watched = new WeakMap<Page, Watched>();
/** Kinds of work that a test holds back, each as often as it is held. */
const holds = new WeakMap<BrowserContext, Kind[]>();
/** Contexts whose pages a service worker may change at any time. */
const served = new WeakSet<BrowserContext>();
let markers = 0;

/**
 * Watches all pages of a context from now on, and makes actions and looks wait until they are settled.
 * @param isServed True if the context has service workers.
 */
export async function watch(context: BrowserContext, isServed = true): Promise<void> {
  holds.set(context, []);
  if (isServed) served.add(context);
  await context.addInitScript(watchWork, WATCH);
  await context.addInitScript(recordSpeech);
  if (SLOW.includes('scripts')) {
    await context.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE));
      await route.continue();
    });
  }
  context.on('page', follow);
}

/**
 * Tells that a test holds back work of a kind, or no longer does: the page is settled without it.
 * @param page One page of the context: what is held is held for all its pages.
 */
export function holding(page: Page, kind: Kind, isHeld = true): void {
  const held = holds.get(page.context()) ?? [];
  for (const one of page.context().pages()) expectInput(one);
  if (isHeld) held.push(kind);
  else if (held.includes(kind)) held.splice(held.indexOf(kind), 1);
}

/** Looks that change nothing. */
const LOCATOR_READS =
  'boundingBox textContent innerText getAttribute count evaluateAll screenshot isVisible inputValue ' +
  // All assertions about a locator end here.
  '_expect';
const LOCATOR_ACTIONS =
  'click dblclick tap press pressSequentially fill focus blur check uncheck selectOption setInputFiles hover dragTo ' +
  'dispatchEvent scrollIntoViewIfNeeded evaluate evaluateHandle';
const PAGE_ACTIONS =
  'evaluate evaluateHandle goto reload goBack goForward close screenshot setViewportSize emulateMedia';

/** Events of a page that something else than an action of the test may bring. */
const EVENTS = [
  'request',
  'requestfinished',
  'requestfailed',
  'framenavigated',
  'load',
  'worker',
  'dialog',
  'download',
  'console',
] as const;

/** Makes what tests do with a page, and each look at it, wait until it is settled. */
function follow(page: Page): void {
  const underWay = new Set<unknown>();
  const arrived = new Set<string>();
  const state: Watched = {
    evaluate: page.evaluate.bind(page),
    underWay,
    arrived,
    isNew: true,
    isSettled: false,
  };
  watched.set(page, state);
  for (const event of EVENTS) page.on(event as 'load', () => (state.isSettled = false));
  page.on('request', (request) => {
    // Another document takes the place of this one: what this one waited for may never end.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      underWay.clear();
      arrived.clear();
    }
    // Scripts of workers never report their end.
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && !pathname.includes('/worker-')) {
      underWay.add(request);
    }
  });
  page.on('requestfinished', (request) => {
    if (underWay.delete(request)) arrived.add(request.url());
  });
  page.on('requestfailed', (request) => underWay.delete(request));
  page.on('crash', () => watched.delete(page));
  page.on('close', () => {
    // Its last message may still reach the others.
    for (const other of page.context().pages()) expectInput(other);
  });

  const ofPage = (): Page => page;
  waitFirst(page, PAGE_ACTIONS, ofPage);
  // Chromium may answer before the page has its new size.
  const resize = page.setViewportSize.bind(page);
  page.setViewportSize = async (size) => {
    await resize(size);
    await page.waitForFunction(
      ({ width, height }) => innerWidth === width && innerHeight === height,
      size,
    );
  };
  waitFirst(page.keyboard, 'press down up type insertText', ofPage);
  waitFirst(page.mouse, 'click dblclick down up move wheel', ofPage);
  waitFirst(page.touchscreen, 'tap', ofPage);
  waitFirst(page.clock, 'fastForward runFor pauseAt resume', ofPage);
  const locators = Object.getPrototypeOf(page.locator('html')) as Locator;
  if (watchedLocators === locators) return;
  watchedLocators = locators;
  waitFirst(locators, LOCATOR_READS, (locator) => locator.page(), false);
  waitFirst(locators, LOCATOR_ACTIONS, (locator) => locator.page());
}

/** The prototype of locators, once its methods wait. */
let watchedLocators: Locator | undefined;

/**
 * Makes methods wait until a page is settled.
 * @param names The names of the methods, with spaces between them.
 * @param isAction True if they may change the page.
 */
function waitFirst<Target extends object>(
  target: Target,
  names: string,
  pageOf: (target: Target) => Page,
  isAction = true,
): void {
  for (const name of names.split(' ')) {
    const original = Reflect.get(target, name) as (...given: unknown[]) => Promise<unknown>;
    Reflect.set(target, name, async function (this: Target, ...given: unknown[]) {
      const page = pageOf(this);
      await settled(page);
      const state = watched.get(page);
      if (state && isAction) state.isNew = true;
      return original.apply(this, given);
    });
  }
}

/**
 * Resolves once nothing is left that can change a page, or another page of its context, without input.
 * @throws Error with the names of what is left, after 60 s.
 */
export async function settled(page: Page): Promise<void> {
  const state = watched.get(page);
  if (!state) return;
  const context = page.context();
  if (state.isSettled && !state.isNew && !served.has(context) && context.pages().length === 1)
    return;
  const until = performance.now() + PATIENCE;
  for (;;) {
    const pages = context.pages().filter((one) => watched.has(one));
    for (const one of pages) await settledAlone(one, until);
    // A message of one page may have set another to work that was still before.
    if (pages.length === 1 || (await areStill(pages))) return;
  }
}

/** Returns what a function reads in a page, once it is settled, in one trip; `undefined` for a page that is not watched. */
export async function look<Given, Result>(
  page: Page,
  read: (given: Given) => Result,
  given: Given,
): Promise<Result | undefined> {
  await settled(page);
  const evaluate = watched.get(page)?.evaluate as
    ((run: typeof read, given: Given) => Promise<Result>) | undefined;
  return evaluate?.(read, given);
}

/** Tells that a page gets input past Playwright, which it may not have noticed yet. */
export function expectInput(page: Page): void {
  const state = watched.get(page);
  if (state) state.isNew = true;
}

/** Returns the number of touches whose end a page has heard. */
export async function endedTouches(page: Page): Promise<number> {
  return (await watched.get(page)?.evaluate(() => window.work?.endedTouches())) ?? 0;
}

/** Resolves once a page has heard the end of so many touches in all. */
export async function expectEndedTouches(page: Page, count: number): Promise<void> {
  await page.waitForFunction((least) => (window.work?.endedTouches() ?? least) >= least, count, {
    timeout: PATIENCE,
  });
}

async function settledAlone(page: Page, until: number): Promise<void> {
  const { evaluate, underWay, arrived, isNew } = watched.get(page)!;
  const held = holds.get(page.context())!;
  for (;;) {
    const before = underWay.size + arrived.size;
    const areHeld = held.includes('scripts');
    // A script may wait for one that is held.
    const addresses = areHeld ? [] : [...arrived];
    const left = await evaluate(
      async ([scripts, kinds, most, isToLookTwice]) => {
        const until = performance.now() + most;
        // Each resolves once the script has run that the page itself has asked for.
        const haveRun = Promise.allSettled(scripts.map((script) => import(script)));
        const late = await Promise.race([haveRun, window.work?.wait(most)]);
        if (scripts.length > 0 && late === undefined) return ['scripts to run'];
        return window.work?.quiet(kinds, until - performance.now(), isToLookTwice) ?? [];
      },
      [addresses, held, Math.max(until - performance.now(), 0), isNew] as const,
    ).catch(ofNoDocument);
    for (const address of addresses) arrived.delete(address);
    if (page.isClosed()) return;
    // Scripts that came meanwhile may have changed the page since.
    const areScriptsHere = before + underWay.size + arrived.size === 0 || areHeld;
    if (left.length === 0 && areScriptsHere) {
      const state = watched.get(page)!;
      state.isNew = false;
      state.isSettled = held.length === 0;
      return;
    }
    if (performance.now() > until) {
      const names = [...new Set([...left, ...(areScriptsHere ? [] : ['scripts under way'])])];
      throw new Error(
        `After ${PATIENCE / 1000} s the page is still waiting for: ${names.join(', ')}`,
      );
    }
  }
}

/** Returns what `quiet` would of a page whose document is gone: nothing if it is closed, else its next document. */
function ofNoDocument(reason: unknown): string[] {
  const isGone = /closed|destroyed|crashed|navigat|detached/i.test(String(reason));
  if (!isGone) throw reason;
  return ['the next document'];
}

/** Returns true if no message is on its way between pages, and none of them was changed by one. */
async function areStill(pages: readonly Page[]): Promise<boolean> {
  const first = ++markers;
  const evaluates = pages.map((page) => watched.get(page)!.evaluate);
  try {
    const channels = await Promise.all(
      evaluates.map((evaluate) => evaluate(() => window.work?.channels() ?? [])),
    );
    await Promise.all(
      evaluates.map((evaluate, sender) =>
        evaluate((marker) => window.work?.mark(marker), `${first} of ${sender}`),
      ),
    );
    await Promise.all(
      evaluates.map((evaluate, reader) =>
        evaluate(
          async (expected) => {
            for (const [channel, marker] of expected) await window.work?.heard(channel, marker);
          },
          channels.flatMap((names, sender) =>
            sender === reader
              ? []
              : names
                  .filter((name) => channels[reader]!.includes(name))
                  .map((name) => [name, `${first} of ${sender}`] as const),
          ),
        ),
      ),
    );
    const still = await Promise.all(
      evaluates.map((evaluate) => evaluate(() => window.work?.isStill() ?? true)),
    );
    return still.every(Boolean);
  } catch (reason) {
    ofNoDocument(reason);
    return false;
  }
}

/** Waits until a page has said a sentence that matches, to screen readers or in a notice, since it began. */
export async function expectSaid(page: Page, sentence: string | RegExp): Promise<void> {
  await expect
    .poll(() => sentences(page))
    .toContainEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
}

/** Returns all sentences that a page has said to screen readers or in a notice, in order. */
export async function sentences(page: Page): Promise<readonly string[]> {
  const heard = await spoken(page);
  return heard
    .filter(({ region }) => ['polite', 'assertive', 'notice'].includes(region))
    .map(({ words }) => words);
}

/** Returns all that a screen reader has spoken on a page, in order, and what is only seen or was not heard. */
export async function spoken(page: Page): Promise<readonly Spoken[]> {
  return page.evaluate(() => window.spoken ?? []);
}

/** Milliseconds of the page's clock after which no words wait any more: each has a second for itself. */
const SILENCE = 2000;

/** Stops the page's clock, which the test has installed, so that it goes by `untilSilent` alone. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Runs the page's clock, which the test has installed, until nothing more is spoken. */
export async function untilSilent(page: Page): Promise<void> {
  for (let silent = 0, before = -1; silent < SILENCE; silent += 1000) {
    const { length } = await spoken(page);
    if (length !== before) silent = 0;
    before = length;
    await page.clock.runFor(1000);
  }
}
