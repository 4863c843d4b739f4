// npm run lighthouse: Lighthouse's mobile preset with its default throttling on the production build.
// Prints what it measured and fails below a bar.
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { CHROMIUM_FLAGS, findChromium } from './browser.mjs';
import { serve } from './server.mjs';

/** The least score of a category, of 100. */
const LEAST = { performance: 98, accessibility: 98, 'best-practices': 98 };

/** The most that an audit may measure: milliseconds, and the unitless layout shift. */
const MOST = {
  'largest-contentful-paint': 1500,
  'cumulative-layout-shift': 0,
  'total-blocking-time': 50,
};

const executablePath = findChromium();
if (executablePath === undefined) throw new Error('There is no Chromium; npm test installs one.');

const site = await serve();
const browser = await puppeteer.launch({ executablePath, args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage();
  const flags = { onlyCategories: Object.keys(LEAST) };
  const result = await lighthouse(site.url, flags, undefined, page);
  if (!result) throw new Error('Lighthouse gave no result.');
  const { categories, audits } = result.lhr;

  for (const [name, least] of Object.entries(LEAST)) {
    const score = Math.round((categories[name]?.score ?? 0) * 100);
    report(name, String(score), score >= least, `at least ${least}`);
  }
  for (const [name, most] of Object.entries(MOST)) {
    const measured = audits[name]?.numericValue ?? Infinity;
    report(name, measured.toFixed(most === 0 ? 3 : 0), measured <= most, `at most ${most}`);
  }
  for (const { title, score, displayValue } of Object.values(audits)) {
    if (score !== null && score < 0.9) console.log(`  ${title} ${displayValue ?? ''}`);
  }
} finally {
  await browser.close();
  await site.stop();
}

/**
 * @param {string} name
 * @param {string} measured
 * @param {boolean} passed
 * @param {string} bar
 */
function report(name, measured, passed, bar) {
  console.log(`${name.padEnd(26)} ${measured.padStart(6)}  ${passed ? 'ok' : `FAILS: ${bar}`}`);
  if (!passed) process.exitCode = 1;
}
