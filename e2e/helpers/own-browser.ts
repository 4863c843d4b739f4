import { spawn } from 'node:child_process';
import { chromium, type Browser, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../tools/browser.mjs';

/** A browser that can be killed. */
export interface Running {
  readonly page: Page;
  /** Sends SIGKILL to the browser and all its processes. Resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

/** Starts a browser of the test's own on a profile that outlives it. */
export async function startBrowser(profile: string): Promise<Running> {
  const child = spawn(
    chromiumPath(),
    [
      ...CHROMIUM_FLAGS,
      '--headless=new',
      // In English, whatever the language of the system.
      '--lang=en-US',
      '--accept-lang=en-US',
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
