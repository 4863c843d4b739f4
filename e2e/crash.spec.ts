import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './browser.mjs';
import { test } from './fixtures.ts';
import { click, expectFound, expectQueens, result, SOLUTION } from './steps.ts';

/** A browser with a profile on the disk, and what ends all its processes at once. */
async function startChromium(
  profile: string,
): Promise<{ readonly browser: Browser; readonly kill: () => Promise<void> }> {
  const running = spawn(
    findChromium()!,
    [
      ...CHROMIUM_FLAGS,
      '--headless',
      '--no-first-run',
      '--force-prefers-reduced-motion',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
    // A group of its own, to be killed with all its children.
    { detached: true, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const kill = async (): Promise<void> => {
    const ended = once(running, 'exit');
    process.kill(-running.pid!, 'SIGKILL');
    await ended;
  };
  for await (const line of createInterface(running.stderr)) {
    const address = /^DevTools listening on (.+)$/.exec(line)?.[1];
    if (address !== undefined) {
      return { browser: await chromium.connectOverCDP(address), kill };
    }
  }
  throw new Error('Chromium ended before it could be driven.');
}

// Two browsers start from nothing.
test.slow();

test('a find is there after the browser was killed the moment it was celebrated', async ({
  baseURL,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'ninety-two-profile-'));
  const first = await startChromium(profile);
  try {
    const page = await first.browser.contexts()[0]!.newPage();
    await page.goto(`${baseURL}#/play/8`);
    await click(page, ...SOLUTION);
    await result(page).waitFor();
  } finally {
    await first.kill();
  }

  const second = await startChromium(profile);
  try {
    const page = await second.browser.contexts()[0]!.newPage();
    await page.goto(`${baseURL}#/play/8`);
    await expectFound(page, '1 of 92');
    await expectQueens(page, SOLUTION);
  } finally {
    await second.kill();
    await rm(profile, { recursive: true, maxRetries: 5 });
  }
});
