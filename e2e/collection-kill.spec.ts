import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './browser.mjs';
import { allOf, play, storedCodes } from './collection-data.ts';

/** Finds in each of two tests, which run side by side. */
const FINDS = 50;

/** The browser is killed at some moment of this many milliseconds after a celebration has begun. */
const WITHIN = 50;

interface Running {
  readonly page: Page;
  /** SIGKILL to the browser and all its processes; resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

/** Starts a browser of the test's own on a profile that outlives it. */
async function start(profile: string): Promise<Running> {
  const child = spawn(
    findChromium()!,
    [
      ...CHROMIUM_FLAGS,
      '--headless=new',
      '--remote-debugging-port=0',
      '--no-first-run',
      '--disable-gpu',
      '--window-size=390,844',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const address = await new Promise<string>((resolve) => {
    let said = '';
    child.stderr.on('data', (text: Buffer) => {
      said += text.toString();
      const [, found] = /DevTools listening on (\S+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  const browser: Browser = await chromium.connectOverCDP(address);
  const [context] = browser.contexts();
  const page = context!.pages()[0] ?? (await context!.newPage());
  return {
    page,
    kill: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      process.kill(-child.pid!, 'SIGKILL');
      await gone;
    },
  };
}

for (const part of [0, 1]) {
  test(`every celebrated find survives a browser killed at once, part ${part + 1}`, async ({
    baseURL,
  }) => {
    // A hundred starts of a browser: under a minute by itself, many on a machine that is busy.
    test.setTimeout(900_000);
    const profile = await mkdtemp(join(tmpdir(), 'ninety-two-killed-'));
    const codes = allOf(8).slice(part * 42, part * 42 + FINDS);
    const celebrated: string[] = [];
    for (const [index, code] of codes.entries()) {
      const { page, kill } = await start(profile);
      try {
        await page.goto(`${baseURL!}#/play/8`);
        // The count comes with the stored board, the finished one of the browser that died.
        await expect(
          page.getByRole('link', { name: `${celebrated.length} of 92 found` }).first(),
        ).toBeVisible({ timeout: 20_000 });
        expect(await storedCodes(page, 8)).toEqual(celebrated.toSorted());
        await page.keyboard.press('c');
        await expect(page.getByRole('grid')).toHaveAccessibleName(/queens placed: 0/);
        await play(page, code);
        await page.locator('.thread').waitFor({ state: 'attached' });
        celebrated.push(code);
        await new Promise((resolve) => setTimeout(resolve, (index * 7) % WITHIN));
      } finally {
        await kill();
      }
    }
    const { page, kill } = await start(profile);
    await page.goto(baseURL!);
    expect(await storedCodes(page, 8)).toEqual(celebrated.toSorted());
    await kill();
    await rm(profile, { recursive: true, force: true });
  });
}
