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
      // Puppeteer takes an address that the page writes meanwhile for the end of the reload.
      await page.evaluate(() => document.documentElement.setAttribute('data-old', ''));
      await page.reload();
      await page.waitForSelector('html:not([data-old])');
      await page.waitForFunction(() => document.readyState === 'complete');
    },
    evaluate: (read, argument) => page.evaluate(read, argument),
    click: (x, y) => page.mouse.click(x, y),
    close: () => browser.close(),
  };
}
