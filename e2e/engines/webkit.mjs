// WebKit, as WebKitGTK's MiniBrowser on a virtual screen, driven over WebDriver.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, Origin } from 'selenium-webdriver';

const NEEDED = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];

/** Milliseconds until WebKitWebDriver must listen. */
const PATIENCE = 20_000;

/** Returns true if Debian's WebKitGTK, its driver and a virtual screen are installed. */
export function hasWebKit() {
  return NEEDED.every((path) => existsSync(path));
}

/** @returns {Promise<import('./journey.mjs').Driver>} */
export async function driveWebKit() {
  const port = await freePort();
  // A process group of its own, so that the screen and the driver end together.
  const service = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // In English, whatever the language of the system.
    env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' },
  });
  const stop = () => {
    if (service.pid !== undefined && service.exitCode === null) process.kill(-service.pid);
  };
  try {
    await listening(port);
    const browser = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { args: ['--automation'] },
        }),
      )
      .build();
    return {
      open: (url) => browser.get(url),
      reload: () => browser.navigate().refresh(),
      evaluate: async (read, argument) => {
        try {
          return await browser.executeScript(`return (${read.toString()})(arguments[0])`, argument);
        } catch (cause) {
          throw new Error(`${read.name}(${argument}): ${String(cause)}`, { cause });
        }
      },
      click: (x, y) =>
        browser
          .actions()
          .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 })
          .click()
          .perform(),
      close: async () => {
        await browser.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {number} port */
async function listening(port) {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await setTimeout(100);
    }
  }
}
