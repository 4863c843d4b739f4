import type { Page } from '@playwright/test';
import { expect, test } from '../helpers/fixtures.ts';
import { click, expectQueens, openBoard, setSettings, SOLUTION, square } from '../helpers/steps.ts';
import { said } from '../helpers/solver-steps.ts';

declare global {
  interface Window {
    /** The game's audio, rendered without a device; `undefined` until the game first asks for a context. */
    audio: OfflineAudioContext | undefined;
    /** Vibration patterns that the game has requested, in milliseconds. */
    felt: VibratePattern[];
  }
}

/** Samples a second. */
const RATE = 44_100;

/** Pitches of the columns of 8 × 8 in hertz: C D E G A c d e. */
const PITCHES = [261.63, 293.66, 329.63, 392, 440, 523.25, 587.33, 659.26];

/** Seconds from the last queen to the first note of the tune, and from each to the next. */
const [FIRST, STEP] = [0.16, 0.07];

/** Renders two seconds of the game's sound, records its vibrations, and counts only real input as activation. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript((rate) => {
    window.felt = [];
    navigator.vibrate = (pattern) => window.felt.push(pattern as VibratePattern) > 0;
    window.AudioContext = function () {
      window.audio = new OfflineAudioContext(1, 2 * rate, rate);
      Object.defineProperty(window.audio, 'state', { value: 'running' });
      return window.audio;
    } as unknown as typeof AudioContext;
    // `page.evaluate` counts as user activation in Chromium, so only trusted input sets this.
    let hasBeenActive = false;
    for (const input of ['pointerdown', 'keydown']) {
      addEventListener(input, ({ isTrusted }) => (hasBeenActive ||= isTrusted), { capture: true });
    }
    Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive }) });
  }, RATE);
}

/** Solves a board and returns the samples of its sound from the last queen on. */
async function renderFind(page: Page, queens: readonly string[]): Promise<readonly number[]> {
  await openBoard(page, '8');
  await setSettings(page, { sound: false, haptics: false });
  await page.keyboard.press('c');
  await click(page, ...queens.slice(0, 7));
  await expectQueens(page, queens.slice(0, 7));
  expect(await page.evaluate(() => [window.audio, window.felt])).toEqual([undefined, []]);
  await setSettings(page, { sound: true });
  await click(page, queens[7]!);
  await expect(page.locator('nt-result-sheet')).toBeVisible();
  return page.evaluate(async () => [...(await window.audio!.startRendering()).getChannelData(0)]);
}

/** Returns the strength of a pitch in a stretch of sound. */
function strengthOf(frequency: number, sound: readonly number[]): number {
  let [cosine, sine] = [0, 0];
  for (const [index, sample] of sound.entries()) {
    const angle = (2 * Math.PI * frequency * index) / RATE;
    cosine += sample * Math.cos(angle);
    sine += sample * Math.sin(angle);
  }
  return Math.hypot(cosine, sine);
}

/** Returns the columns whose pitches sound one after the other, 0-based. */
function columnsHeard(sound: readonly number[], notes: number): number[] {
  return Array.from({ length: notes }, (_, note) => {
    const from = Math.round((FIRST + note * STEP) * RATE);
    const stretch = sound.slice(from, from + STEP * RATE);
    const strengths = PITCHES.map((pitch) => strengthOf(pitch, stretch));
    return strengths.indexOf(Math.max(...strengths));
  });
}

/** Returns the onsets of notes in seconds: moments at which the sound is suddenly louder. */
function strokes(sound: readonly number[]): number[] {
  const frame = RATE / 100;
  const loudness = Array.from({ length: sound.length / frame }, (_, index) =>
    Math.max(...sound.slice(index * frame, (index + 1) * frame).map(Math.abs)),
  );
  return [...loudness.keys()]
    .filter((at) => loudness[at]! > 0.05 && loudness[at]! > 1.5 * (loudness[at - 1] ?? 0))
    .map((at) => at / 100);
}

test('a find plays its board: eight notes at the pitches of its columns, its mirror image upside down', async ({
  page,
}) => {
  await listen(page);
  const sound = await renderFind(page, SOLUTION);
  // The tap of the last queen, then the tune.
  expect(strokes(sound)).toEqual([0, 0.16, 0.23, 0.3, 0.37, 0.44, 0.51, 0.58, 0.65]);
  expect(columnsHeard(sound, 8)).toEqual([0, 4, 7, 5, 2, 6, 1, 3]);
  expect(Math.max(...sound.map(Math.abs))).toBeLessThan(0.5);
  expect(Math.max(...sound.slice(RATE).map(Math.abs))).toBe(0);

  await page.reload();
  const mirrored = SOLUTION.map((name) => 'hgfedcba'['abcdefgh'.indexOf(name[0]!)]! + name[1]!);
  expect(columnsHeard(await renderFind(page, mirrored), 8)).toEqual([7, 3, 0, 2, 5, 1, 6, 4]);

  await page.goto('./#/collection/8/family/1');
  await expect(page.getByRole('button', { name: 'Its tune' })).toBeVisible();
  await setSettings(page, { sound: false });
  await expect(page.getByRole('button', { name: 'Its tune' })).toBeHidden();
});

test('vibrations have their specified lengths, and no sound or vibration comes before the first touch', async ({
  page,
}) => {
  await listen(page);
  await openBoard(page);
  await setSettings(page, { sound: true, haptics: true });
  const made = () => page.evaluate(() => [window.audio !== undefined, window.felt]);
  await square(page, 'a8').dispatchEvent('keydown', { key: 'Enter' });
  await expectQueens(page, ['a8']);
  // Sound and vibration of a move start together with its announcement.
  await expect(said(page)).toContainText('Queen on a8');
  expect(await made()).toEqual([false, []]);
  await page.keyboard.press('c');
  await click(page, 'a8');
  await expect.poll(made).toEqual([true, [[8]]]);
  await click(page, 'b7');
  await expect.poll(made).toEqual([true, [[8], [12, 40, 12]]]);
  await page.keyboard.press('c');
  await click(page, ...SOLUTION);
  await expect.poll(() => page.evaluate(() => window.felt.slice(-2))).toEqual([[8], [20]]);
});
