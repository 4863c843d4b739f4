// Firefox, driven over WebDriver BiDi.
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';

const PATHS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The path of Debian's Firefox; `undefined` where it is not installed. */
export function findFirefox() {
  return PATHS.find((path) => existsSync(path));
}

/**
 * @param {string} executablePath
 * @returns {Promise<import('./journey.mjs').Driver>}
 */
export async function driveFirefox(executablePath) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    // In English, whatever the language of the system.
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US, en' },
  });
  const page = await browser.newPage();
  return {
    open: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    evaluate: (read, argument) => page.evaluate(read, argument),
    click: (x, y) => page.mouse.click(x, y),
    close: () => browser.close(),
  };
}
