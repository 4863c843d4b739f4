import type { BrowserContext, Locator, Page } from '@playwright/test';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES, LOCALES } from '../../src/i18n/languages.ts';
import { DIST, serve } from '../../tools/server.mjs';
import { expect, test } from '../helpers/fixtures.ts';
import { makeBuild } from '../helpers/next-build.ts';
import { bring, drawPicture } from '../helpers/pictures.ts';
import { openPuzzle, REGIONS } from '../helpers/puzzle-steps.ts';
import { sentences, spoken } from '../helpers/settled.ts';
import { expectRung } from '../helpers/solver-steps.ts';
import {
  chooseLanguage,
  click,
  countDocuments,
  expectQueens,
  notice,
  setSettings,
  square,
} from '../helpers/steps.ts';

test.use({ serviceWorkers: 'allow' });

/** The queens on the board of a game that is kept. */
const QUEENS = ['a8', 'e7'];

/** The button that opens a new version. */
const openNow = (page: Page): Locator => page.getByRole('button', { name: 'Open now' });

/** Opens a board with two queens and waits until it would open without a network. */
async function openKept(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/play/8`);
  await click(page, ...QUEENS);
  await isInCharge(page, url);
}

/** Waits until the worker of an address serves the page. */
async function isInCharge(page: Page, url: string): Promise<void> {
  await page.waitForFunction(
    (script) => navigator.serviceWorker.controller?.scriptURL === script,
    `${url}sw.js`,
  );
}

/** Marks the document, so that `isStamped` can tell whether the page was reloaded since. */
async function stamp(page: Page): Promise<void> {
  await page.evaluate(() => document.body.classList.add('stamped'));
}

/** Returns true if the document was marked. */
function isStamped(page: Page): Promise<boolean> {
  return page.evaluate(() => document.body.classList.contains('stamped'));
}

/** Waits until the page is the version of a name, or is not. */
async function expectVersion(page: Page, name = 'next', isIt = true): Promise<void> {
  await expect(page.locator(`script[src$="-${name}.js"]`)).toHaveCount(isIt ? 1 : 0);
}

const NEEDS_NETWORK =
  'This language needs the network the first time. It comes when you’re online.';
const READY = 'New version ready.';

const html = (page: Page) => page.locator('html');

/** Asks the host for a new version, and resolves with what became of its worker. */
function update(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!;
    try {
      await registration.update();
    } catch {
      return 'refused';
    }
    const worker = registration.installing ?? registration.waiting;
    if (!worker) return 'none';
    while (worker.state === 'installing') {
      await new Promise((ended) => worker.addEventListener('statechange', ended, { once: true }));
    }
    return worker.state;
  });
}

async function go(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), hash);
}

/** Returns the paths of all that is kept, below the game, by the names of the caches. */
function keptFiles(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const all: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      all[name] = requests.map(({ url }) => url);
    }
    return all;
  });
}

/** Waits until all files of a version are kept, and no others. */
async function expectWhole(page: Page): Promise<void> {
  const shipped = (await readdir(join(DIST, 'assets'))).filter(
    (file) => !file.startsWith('words-'),
  );
  // The page, the manifest, an icon, and the pages of changes and of licences.
  await expect
    .poll(async () => Object.values(await keptFiles(page)).flat().length)
    .toBe(shipped.length + 5);
}

/** Waits until the words of a language are kept. */
const expectWords = (page: Page, words: RegExp) =>
  expect
    .poll(async () => Object.values(await keptFiles(page)).flat())
    .toContainEqual(expect.stringMatching(words));

/** Runs with directories of the test's own. */
async function withDirectories(
  run: (make: (name?: string) => Promise<string>) => Promise<void>,
): Promise<void> {
  const made: string[] = [];
  try {
    await run(async (name) => {
      const directory = await mkdtemp(join(tmpdir(), 'ninety-two-version-'));
      made.push(directory);
      if (name === undefined) await cp(DIST, directory, { recursive: true });
      else await makeBuild(directory, name);
      return directory;
    });
  } finally {
    for (const directory of made) await rm(directory, { recursive: true });
  }
}

/** All that is loaded when it is first used, but for languages (ARCHITECTURE.md, "Doors"), with its workers. */
const DOORS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the solver': async (page) => {
    await page.keyboard.press('h');
    await expectRung(page, 'Nudge');
  },
  'the board in words': async (page) => {
    await setSettings(page, { inWords: true });
    await expect(page.getByRole('heading', { name: 'Board in words' })).toBeAttached();
    await setSettings(page, { inWords: false });
  },
  'the Collection': async (page) => {
    await go(page, '#/collection/statistics');
    await expect(page.locator('nt-statistics h1')).toBeVisible();
  },
  'Puzzles, and their solver': async (page) => {
    await go(page, `#/puzzles/${REGIONS}`);
    await expect(square(page, 'h8')).toBeVisible();
    await page.keyboard.press('h');
    await expectRung(page, 'Nudge');
  },
  'the editor': async (page) => {
    await go(page, '#/puzzles/own/regions');
    await expect(page.locator('nt-editor nt-board')).toBeVisible();
  },
  'the print': async (page) => {
    await go(page, '#/puzzles/endless');
    await page.getByRole('button', { name: 'Print six' }).click();
    await expect(page.locator('nt-print-dialog').getByRole('status')).toBeVisible();
  },
  'a picture': async (page) => {
    await go(page, '#/puzzles/picture');
    await bring(page, 'drop', [await drawPicture(page, { regions: REGIONS.slice(5), size: 8 })]);
    await expect(page.locator('nt-picture h2').first()).toContainText('Exactly one solution');
  },
  'an exhibit': async (page) => {
    await go(page, '#/lab/backtracking');
    await page.getByRole('button', { name: 'One step forward' }).click();
    await expect(page.locator('nt-transport')).toContainText('1');
  },
  'the counting machine': async (page) => {
    await go(page, '#/lab/counting/8');
    await page.getByRole('button', { name: 'Count 8 × 8' }).click();
    await expect(page.getByText('92').first()).toBeVisible();
  },
  'the settings, and what the Collection deletes': async (page) => {
    await go(page, '#/settings');
    // The notice lies over the button.
    await page.getByRole('button', { name: 'Delete all solutions' }).press('Enter');
    await expect(notice(page)).toContainText('There is nothing to delete yet.');
  },
};

test.describe('an old version', () => {
  // The words of the old version have left the host.
  test.use({ expectedMessages: /words-es-/ });

  for (const [state, prepare] of [
    ['waits', () => Promise.resolve()],
    [
      'was opened in another window',
      async (context: BrowserContext, url: string) => {
        const other = await context.newPage();
        await other.goto(url);
        await openNow(other).click();
        await expectVersion(other);
      },
    ],
  ] as const) {
    test(`while a new version ${state}, all that is needed for the first time is there; a language opens the new version, with the board`, async ({
      page,
      site,
      nextBuild,
      context,
    }) => {
      const asked = new Set<string>();
      page.on('request', (request) => asked.add(request.url().split('/').at(-1)));
      await openKept(page, site.url);
      site.deploy(nextBuild);
      expect(await update(page)).toBe('installed');
      await prepare(context, site.url);
      await stamp(page);
      for (const [name, use] of Object.entries(DOORS)) await test.step(name, () => use(page));
      const shipped = await readdir(join(DIST, 'assets'));
      // The views of other exhibits are loaded in the same way.
      expect(
        shipped.filter((file) => !/^(words|view)-|wasm$/.test(file) && !asked.has(file)),
      ).toEqual([]);
      expect(await isStamped(page)).toBe(true);

      await chooseLanguage(page, 'Español');
      await expect(html(page)).toHaveAttribute('lang', 'es');
      await expectVersion(page);
      await expect(page.locator('nt-settings select')).toHaveValue('es');
      await go(page, '#/play/8');
      for (const name of QUEENS) {
        await expect(page.getByRole('gridcell', { name: `${name}, reina` })).toBeVisible();
      }
      expect(await sentences(page)).not.toContainEqual(expect.stringContaining('couldn’t'));
    });
  }

  test('a language that has left the host with its version is shown by the new one, which nobody had fetched yet', async ({
    page,
    site,
    nextBuild,
  }) => {
    await openKept(page, site.url);
    await go(page, '#/settings');
    await expect(page.locator('nt-settings select')).toBeVisible();
    site.deploy(nextBuild);
    await chooseLanguage(page, 'Español');
    await expect(html(page)).toHaveAttribute('lang', 'es');
    await expectVersion(page);
  });
});

test('a language that is first used after a new version was fetched is there when that opens without a network', async ({
  page,
  site,
}) => {
  await withDirectories(async (make) => {
    const next = await make('next');
    // A host that keeps the files of earlier versions for a while.
    await cp(join(DIST, 'assets'), join(next, 'assets'), { recursive: true });
    await openKept(page, site.url);
    site.deploy(next);
    expect(await update(page)).toBe('installed');
    await go(page, '#/settings');
    await chooseLanguage(page, 'Deutsch');
    await expect(html(page)).toHaveAttribute('lang', 'de');
    await expectWords(page, /words-de-.*-next\.js$/);
    await site.stop();
    await page.locator('nt-notice button').first().click();
    await expectVersion(page);
    await expect(html(page)).toHaveAttribute('lang', 'de');
    // The words of the version before have gone.
    await expect
      .poll(async () => Object.values(await keptFiles(page)).flat())
      .not.toContainEqual(expect.stringMatching(/(?<!-next)\.js$/));
  });
});

/** The worker of 26 November 2026, in short: it kept all files, words too, which had another name. */
const WORKER_BEFORE = `
const name = 'workbox-precache-v2-' + registration.scope;
self.addEventListener('install', (event) => event.waitUntil(
  caches.open(name).then((cache) => cache.addAll(['index.html', ...FILES]))));
self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(
  caches.match(event.request.mode === 'navigate' ? 'index.html' : event.request)
    .then((answer) => answer ?? fetch(event.request))));
`;

test.describe('a player of 26 November', () => {
  test.use({ locale: 'zh-CN' });

  test('has the words when the new version opens without a network, and nothing of the old one is left', async ({
    page,
    site,
    nextBuild,
  }) => {
    await withDirectories(async (make) => {
      const before = await make();
      const assets = join(before, 'assets');
      const files = await readdir(assets);
      const words = files.find((file) => file.startsWith('words-zh'))!;
      const former = words.replace('words-', '');
      for (const file of files.filter((one) => one.endsWith('.js'))) {
        const text = await readFile(join(assets, file), 'utf8');
        await writeFile(
          join(assets, file === words ? former : file),
          text.replaceAll(words, former),
        );
      }
      const kept = files.filter((file) => !file.startsWith('words-'));
      const list = JSON.stringify([...kept, former].map((file) => `assets/${file}`));
      await writeFile(join(before, 'sw.js'), WORKER_BEFORE.replace('FILES', list));

      site.deploy(before);
      await page.goto(site.url);
      await isInCharge(page, site.url);
      site.deploy(nextBuild);
      expect(await update(page)).toBe('installed');
      await site.stop();
      await page.locator('nt-notice button').first().click();
      await expectVersion(page);
      await expect(html(page)).toHaveAttribute('lang', 'zh-Hans');
      await expect
        .poll(async () => Object.keys(await keptFiles(page)).sort())
        .toEqual([`parts-${site.url}`, `words-${site.url}`]);
    });
  });
});

/** Wrong answers of a host for a file; an error of its server is refused as a missing file is. */
const WRONG: Readonly<Record<string, (path: string, content: Buffer) => Promise<void>>> = {
  'a page': (path) => writeFile(path, '<!doctype html><p>Not here.'),
  nothing: (path) => writeFile(path, ''),
  'half a file': (path, content) => writeFile(path, content.subarray(0, content.length / 2)),
  'no file': (path) => rm(path),
};

test.describe('a wrong answer', () => {
  test.use({ expectedMessages: /Failed to (load|find)|integrity|script/i });

  test('harms no installation, however long it may be cached: the next one is whole, offline too', async ({
    page,
    site,
  }) => {
    await withDirectories(async (make) => {
      const next = await make('next');
      await openKept(page, site.url);
      await go(page, '#/settings');
      await chooseLanguage(page, 'Deutsch');
      await expect(html(page)).toHaveAttribute('lang', 'de');
      await expectWords(page, /words-de-/);
      const assets = join(next, 'assets');
      const files = await readdir(assets);
      site.deploy(next);
      for (const part of ['../index.html', 'lab-', 'words-de-', '../sw.js']) {
        const path = join(assets, files.find((file) => file.startsWith(part)) ?? part);
        const content = await readFile(path);
        for (const [name, spoil] of Object.entries(WRONG)) {
          // An empty worker would be one: a browser cannot know.
          if (part === '../sw.js' && name === 'nothing') continue;
          await test.step(`${name} for ${part}`, async () => {
            await spoil(path, content);
            expect(await update(page)).toMatch(/redundant|refused/);
            await writeFile(path, content);
          });
        }
      }
      expect(await update(page)).toBe('installed');
      await site.stop();
      await page.locator('nt-notice button').first().click();
      await expectVersion(page);
      await expect(html(page)).toHaveAttribute('lang', 'de');
      await go(page, '#/lab/story');
      await expect(page.locator('nt-lab-story h1')).toBeVisible();
    });
  });

  test('for the words of a language is not kept, and they are there when the language is chosen again', async ({
    page,
    site,
  }) => {
    await withDirectories(async (make) => {
      const wrong = await make();
      const assets = join(wrong, 'assets');
      const words = (await readdir(assets)).find((file) => file.startsWith('words-es'))!;
      await openKept(page, site.url);
      await go(page, '#/settings');
      await expect(page.locator('nt-settings select')).toBeVisible();
      site.deploy(wrong);
      await WRONG['a page']!(join(assets, words), Buffer.of());
      await chooseLanguage(page, 'Español');
      await expect(notice(page)).toContainText('Part of the game couldn’t be loaded.');
      await expect(html(page)).toHaveAttribute('lang', 'en');
      site.deploy(DIST);
      await chooseLanguage(page, 'English');
      await chooseLanguage(page, 'Español');
      await expect(html(page)).toHaveAttribute('lang', 'es');
    });
  });
});

test('a first visit that is cut short, then finds the device full, then has room, ends with the whole game', async ({
  page,
  site,
  context,
}) => {
  await withDirectories(async (make) => {
    const cut = await make();
    const assets = join(cut, 'assets');
    const later = (await readdir(assets)).find((file) => file.startsWith('editor-'))!;
    await rm(join(assets, later));
    site.deploy(cut);
    const isRegistered = (): Promise<boolean> =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
    await page.goto(`${site.url}#/play/8`);
    await click(page, ...QUEENS);
    await expect.poll(isRegistered).toBe(false);
    site.deploy(DIST);

    const session = await context.newCDPSession(page);
    const origin = new URL(site.url).origin;
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
    await page.reload();
    await expectQueens(page, QUEENS);
    await expect.poll(isRegistered).toBe(false);

    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await page.reload();
    await isInCharge(page, site.url);
    await site.stop();
    await page.reload();
    await expectQueens(page, QUEENS);
  });
});

test('a game whose caches the browser has emptied is whole again after one start, or opens a newer version', async ({
  page,
  site,
  nextBuild,
}) => {
  const empty = (): Promise<void> =>
    page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
  await openKept(page, site.url);
  await empty();
  await page.reload();
  await expectQueens(page, QUEENS);
  await expectWhole(page);
  await site.stop();
  await page.reload();
  await expectQueens(page, QUEENS);

  await site.start();
  await empty();
  site.deploy(nextBuild);
  await page.reload();
  await expectVersion(page);
  await expectQueens(page, QUEENS);
});

test('seven updates in a row, some of them back, open in a folder `words-`, where all is cached for a day, and leave nothing behind', async ({
  page,
}) => {
  await withDirectories(async (make) => {
    const site = await serve({ base: '/words-game/' });
    try {
      await openKept(page, site.url);
      const names = ['v1', 'v2', 'v3', 'v2', 'v1', 'v2', 'v3'];
      const builds = new Map<string, string>();
      for (const name of names) {
        const build = builds.get(name) ?? (await make(name));
        builds.set(name, build);
        await writeFile(join(build, '_headers'), '/*\n  Cache-Control: max-age=86400\n');
        site.deploy(build);
        expect(await update(page)).toBe('installed');
        await openNow(page).click();
        await expectVersion(page, name);
        await expectQueens(page, QUEENS);
        await expectWhole(page);
      }
    } finally {
      await site.stop();
    }
  });
});

test.describe('below its address', () => {
  // The host has nothing there.
  test.use({ expectedMessages: /404.*gamma/ });

  test('a game leaves alone another copy, an app with Workbox, and an address with nothing', async ({
    page,
    site,
  }) => {
    await withDirectories(async (make) => {
      const both = await make('next');
      await cp(DIST, join(both, 'beta'), { recursive: true });
      await openKept(page, site.url);
      const foreign = `workbox-precache-v2-${site.url}other/`;
      await page.evaluate((name) => caches.open(name), foreign);
      site.deploy(both);
      expect(await update(page)).toBe('installed');
      await openNow(page).click();
      await expectVersion(page);

      const beta = `${site.url}beta/`;
      await page.goto(`${beta}#/play/8`);
      await isInCharge(page, beta);
      await expectQueens(page, QUEENS);
      await expectVersion(page, 'next', false);
      expect(await sentences(page)).not.toContain(READY);
      expect((await page.goto(`${site.url}gamma/`))!.status()).toBe(404);
      await page.goto(`${site.url}?from=icon#/play/8`);
      await expectVersion(page);
      await expect
        .poll(async () => Object.keys(await keptFiles(page)).sort())
        .toEqual(
          [site.url, beta]
            .flatMap((url) => [`parts-${url}`, `words-${url}`])
            .concat(foreign)
            .sort(),
        );
      await site.stop();
      await page.goto(`${beta}#/play/8`);
      await expectQueens(page, QUEENS);
      await page.goto(`${site.url}?from=icon#/play/8`);
      await expectQueens(page, QUEENS);
    });
  });
});

test('each language is there without a network once it was chosen', async ({ page, site }) => {
  await openKept(page, site.url);
  await go(page, '#/settings');
  const chooseEach = async (): Promise<void> => {
    for (const locale of LOCALES) {
      await chooseLanguage(page, LANGUAGES[locale].name);
      await expect(html(page)).toHaveAttribute('lang', locale);
      await expect(html(page)).toHaveAttribute('dir', LANGUAGES[locale].direction);
    }
  };
  await chooseEach();
  await site.stop();
  await page.reload();
  await chooseEach();
});

test.describe('without a network', () => {
  test.use({ expectedMessages: /Failed to load resource|net::ERR/ });

  test('a language that was never used is said to need one, once and without a reload, and comes with the network', async ({
    page,
    site,
    context,
  }) => {
    await openKept(page, site.url);
    await context.setOffline(true);
    await site.stop();
    await go(page, '#/settings');
    await stamp(page);
    await chooseLanguage(page, 'Deutsch');
    await expect(notice(page)).toHaveText(NEEDS_NETWORK);
    await expect(html(page)).toHaveAttribute('lang', 'en');
    const said = (await spoken(page)).filter(({ words }) => words === NEEDS_NETWORK);
    // A screen reader may speak it later: each sentence has a second for itself.
    expect(said.filter(({ region }) => region === 'notice')).toHaveLength(1);
    expect(await isStamped(page)).toBe(true);

    const later = await context.newPage();
    const documents = countDocuments(later);
    await later.goto(`${site.url}#/play/8`);
    await expectQueens(later, QUEENS);
    await expect(notice(later)).toHaveText(NEEDS_NETWORK);
    expect(documents()).toBe(1);
    await later.close();

    await site.start();
    await context.setOffline(false);
    await expect(html(page)).toHaveAttribute('lang', 'de');
    await expect(notice(page)).toHaveCount(0);
  });
});

test('puzzles that a newer version keeps are said to be there, with the button that opens it once it waits', async ({
  page,
  site,
  nextBuild,
}) => {
  const text = 'Not saved: a newer version of the game saved this. Open that version.';
  await openKept(page, site.url);
  await page.evaluate(async () => {
    const opening = indexedDB.open('ninety-two-puzzles', 1000);
    await new Promise((opened) => opening.addEventListener('success', opened));
    opening.result.close();
  });
  await openPuzzle(page, REGIONS, site.url);
  await click(page, 'e8');
  await expect(notice(page)).toHaveText(text);
  await expect(openNow(page)).toHaveCount(0);
  site.deploy(nextBuild);
  expect(await update(page)).toBe('installed');
  await expect(notice(page)).toHaveText(text);
  await openNow(page).click();
  await expectVersion(page);
  await expectQueens(page, ['e8']);
});

test('a new version waits in every window until the player opens it there, and the game is kept', async ({
  page,
  site,
  nextBuild,
  context,
}) => {
  await openKept(page, site.url);
  await stamp(page);
  site.deploy(nextBuild);
  // Opening another window makes the browser look for a new version.
  const other = await context.newPage();
  await other.goto(site.url);
  await expectQueens(other, QUEENS);
  await stamp(other);

  await expect(openNow(page)).toBeVisible();
  await expectQueens(page, QUEENS);
  expect(await isStamped(page)).toBe(true);

  await openNow(page).click();
  await expectVersion(page);
  await expectQueens(other, QUEENS);
  expect(await isStamped(other)).toBe(true);

  await openNow(other).click();
  await expectVersion(other);
  await expectQueens(other, QUEENS);
});

test('a new version opens once all windows of the game are closed, by no reload before, and the game says so', async ({
  page,
  site,
  nextBuild,
  context,
}) => {
  await openKept(page, site.url);
  const other = await context.newPage();
  await other.goto(site.url);
  await expectQueens(other, QUEENS);
  site.deploy(nextBuild);
  for (let reloads = 0; reloads < 2; reloads++) {
    await page.reload();
    await expect(notice(page)).toHaveText(READY);
    await expectVersion(page, 'next', false);
  }
  await other.close();
  await page.reload();
  await expect(openNow(page)).toBeVisible();
  await expectVersion(page, 'next', false);
  await page.close();

  const later = await context.newPage();
  await untilNoneWaits(later);
  await later.goto(site.url);
  await expectVersion(later);
  await expectQueens(later, QUEENS);
});

/** Waits until no service worker waits any more: the browser notices in its own time that the last window is closed. */
async function untilNoneWaits(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const states = new Map<string, string>();
  const none = new Promise<void>((resolve) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      for (const { versionId, status } of versions) states.set(versionId, status);
      const all = [...states.values()];
      if (all.includes('activated') && !all.includes('installed') && !all.includes('activating'))
        resolve();
    });
  });
  await devtools.send('ServiceWorker.enable');
  await none;
  await devtools.detach();
}

test('coming back after an hour asks the host for a new version', async ({
  page,
  site,
  nextBuild,
}) => {
  await page.clock.install();
  await openKept(page, site.url);
  site.deploy(nextBuild);
  await page.clock.fastForward('01:00:00');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(openNow(page)).toBeVisible();
});

test('a look for a new version ends if the host falls silent while it is fetched, and finds it later', async ({
  page,
  site,
  nextBuild,
  context,
}) => {
  await page.clock.install();
  await openKept(page, site.url);
  const held: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await context.route(/-next\.js$/, async (route) => {
    held.push(route.request().url());
    await released;
    await route.continue();
  });
  site.deploy(nextBuild);
  await page.goto(`${site.url}#/settings`);
  const check = page.getByRole('button', { name: 'Check for a new version' });
  await check.click();
  await expect(check).toContainText('Checking…');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.clock.fastForward(30_000);
  await expect(check).toContainText('Couldn’t check for a new version. Try again online.');

  release();
  await expect(openNow(page).first()).toBeVisible();
});
