// npm run screenshots:animated: plays a game of 6 × 6 in the production build and writes the animated picture of
// README, docs/ninety-two.png.
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { animatedPng } from './animated-png.mjs';
import { launchOptions } from './browser.mjs';
import { build, ROOT } from './install.mjs';
import { serve } from './server.mjs';

/** The path of the picture. */
const PICTURE = `${ROOT}/docs/ninety-two.png`;

/** The most bytes of the picture: README is read on phones, too. */
const MOST_BYTES = 400_000;

const VIEWPORT = { width: 390, height: 844 };

/**
 * The frames: the square that is tapped before each, the text that the game then shows if it says one, and the
 * milliseconds for which the frame is shown. `e3` conflicts with the queen on `f4`, and the next tap removes it.
 */
const FRAMES = [
  { duration: 900 },
  { square: 'b6', duration: 900 },
  { square: 'd5', duration: 900 },
  { square: 'f4', duration: 1100 },
  { square: 'e3', text: /attack each other/, duration: 1800 },
  { square: 'e3', duration: 900 },
  { square: 'a3', duration: 900 },
  { square: 'c2', duration: 900 },
  { square: 'e1', text: /Solution 1 of 4/, duration: 3500 },
];

build();
const site = await serve();
const browser = await chromium.launch(launchOptions());
try {
  const pictures = await play(site.url);
  const pngs = await onlyChanges(pictures);
  const frames = pngs.map((png, index) => ({ png, duration: FRAMES[index]?.duration ?? 0 }));
  const picture = animatedPng(frames);
  console.log(`${PICTURE}: ${picture.length} bytes, ${frames.length} frames.`);
  if (picture.length > MOST_BYTES) throw new Error(`It has more than ${MOST_BYTES} bytes.`);
  writeFileSync(PICTURE, picture);
} finally {
  await browser.close();
  await site.stop();
}

/**
 * Plays the game and takes a picture after every tap.
 * @param {string} url Where the build is served.
 */
async function play(url) {
  const page = await browser.newPage({
    viewport: VIEWPORT,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en',
  });
  await page.goto(`${url}#/play/6`);
  await page.getByRole('gridcell', { name: 'a1,' }).waitFor();
  const pictures = [];
  for (const { square, text } of FRAMES) {
    if (square !== undefined) await page.getByRole('gridcell', { name: `${square},` }).click();
    // The pointer leaves the board, which answers to it.
    await page.mouse.move(0, 0);
    if (text) await page.getByText(text).filter({ visible: true }).first().waitFor();
    pictures.push(await stillPicture(page));
  }
  await page.close();
  return pictures;
}

/**
 * Takes a picture once two in a row are the same.
 * @param {import('@playwright/test').Page} page
 */
async function stillPicture(page) {
  let picture = await page.screenshot();
  for (;;) {
    await page.waitForTimeout(300);
    const next = await page.screenshot();
    if (next.equals(picture)) return picture;
    picture = next;
  }
}

/**
 * Makes every picture but the first transparent where it is the same as the one before it.
 * @param {readonly Buffer[]} pictures
 */
async function onlyChanges(pictures) {
  const page = await browser.newPage();
  const texts = pictures.map((picture) => picture.toString('base64'));
  const changes = await page.evaluate(async (all) => {
    const prefix = 'data:image/png;base64,';
    /** @type {Uint8ClampedArray | undefined} */
    let before;
    const urls = [];
    for (const text of all) {
      const image = new Image();
      image.src = prefix + text;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('There is no canvas.');
      context.drawImage(image, 0, 0);
      const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
      const now = pixels.data.slice();
      for (let at = 0; before && at < now.length; at += 4) {
        const isSame = [0, 1, 2].every((channel) => now[at + channel] === before?.[at + channel]);
        if (isSame) pixels.data.fill(0, at, at + 4);
      }
      context.putImageData(pixels, 0, 0);
      urls.push(canvas.toDataURL('image/png').slice(prefix.length));
      before = now;
    }
    return urls;
  }, texts);
  await page.close();
  return changes.map((text) => Buffer.from(text, 'base64'));
}
