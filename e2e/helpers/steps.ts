import type { CDPSession, Locator, Page } from '@playwright/test';
import type { Locale } from '../../src/i18n/languages.ts';
import { expect } from './fixtures.ts';
import { clickAtOnce, tapAt } from './presses.ts';
import type { Step } from './journey.ts';
import type { Spoken } from './record-speech.ts';
import { endedTouches, expectEndedTouches, expectInput, look, untilSilent } from './settled.ts';

/** The queens of the solution 15863724 from the top row down. */
export const SOLUTION = ['a8', 'e7', 'h6', 'f5', 'c4', 'g3', 'b2', 'd1'] as const;

/** A point of the viewport in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Opens a board by the part of its address behind `#/play/`, as `8/15800000`, and waits for it. */
export async function openBoard(page: Page, path = '8'): Promise<void> {
  await page.goto(`./#/play/${path}`);
  await expectSize(page, Number(path.split('/')[0]));
}

/**
 * Returns `step` of a journey whose steps begin on Settings and in silence; what was heard before is forgotten. The page
 * goes by a clock of the test's from now on.
 */
export async function stepsInSilence(page: Page, step: Step): Promise<Step> {
  await page.clock.install({ time: '2026-11-21T12:00:00' });
  return (promise, body) =>
    step(promise, async () => {
      await page.goto('./#/settings');
      // A dialog that a red step has left.
      await page.keyboard.press('Escape');
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      await untilSilent(page);
      await page.evaluate(() => (window.spoken as Spoken[]).splice(0));
      await body();
    });
}

/** Returns a function that counts the documents that a page has asked for from now on, reloads included. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
  });
  return () => documents;
}

/** Waits until the board has so many rows and columns. */
export async function expectSize(page: Page, size: number): Promise<void> {
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(size));
}

/** The square with a name such as `e7`, whatever stands on it. */
export function square(page: Page, name: string): Locator {
  // Chinese has a comma of its own.
  return page.locator(
    `nt-board [role=gridcell]:is([aria-label^="${name},"], [aria-label^="${name}，"])`,
  );
}

/** The middle of a square in the viewport. */
export async function middleOf(page: Page, name: string): Promise<Point> {
  const [middle] = await middlesOf(page, [name]);
  return middle!;
}

/** Returns the middles of squares in the viewport, once each of them is there. */
async function middlesOf(page: Page, names: readonly string[]): Promise<readonly Point[]> {
  const read = (all: readonly string[]): (Point | undefined)[] =>
    all.map((name) => {
      // Chinese has a comma of its own.
      const [cell] = [`${name},`, `${name}，`].flatMap((begin) =>
        window.work!.squares(begin, true),
      );
      if (!cell) return undefined;
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
  const middles = await look(page, read, names);
  if (middles?.every((one) => one !== undefined)) return middles;
  return Promise.all(
    names.map(async (name) => {
      const { x, y, width, height } = (await square(page, name).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );
}

/** Chooses squares by mouse, in order, as fast as the page hears it. */
export async function click(page: Page, ...names: readonly string[]): Promise<void> {
  for (const { x, y } of await middlesOf(page, names)) await clickAtOnce(page, x, y);
}

/** Chooses squares by touch, in order, as fast as the page hears it. */
export async function tap(page: Page, ...names: readonly string[]): Promise<void> {
  for (const { x, y } of await middlesOf(page, names)) await tapAt(page, x, y);
}

/** Drags the mouse from the middle of a square to that of another, as it reports so many moves. */
export async function drag(page: Page, start: string, end: string, moves = 5): Promise<void> {
  const [from, to] = await middlesOf(page, [start, end]);
  await page.mouse.move(from!.x, from!.y);
  await page.mouse.down();
  await page.mouse.move(to!.x, to!.y, { steps: moves });
  await page.mouse.up();
}

/** Lets the page go on for some frames. */
export async function passFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Waits until exactly these squares hold a queen, in any order. */
export async function expectQueens(page: Page, names: readonly string[]): Promise<void> {
  await expectSquares(page, ', queen', names);
}

/** Waits until exactly these squares are marked as empty, in any order. */
export async function expectMarks(page: Page, names: readonly string[]): Promise<void> {
  await expectSquares(page, ', marked empty', names);
}

async function expectSquares(page: Page, words: string, names: readonly string[]): Promise<void> {
  const read = (part: string): string[] =>
    window.work!.squares(part, false).map((one) => one.getAttribute('aria-label')!.split(',')[0]!);
  const seen = await look(page, read, words);
  if (seen && String(seen.sort()) === String([...names].sort())) return;
  const squares = page.locator(`nt-board [role=gridcell][aria-label*="${words}"]`);
  await expect.poll(async () => (await namesOf(squares)).sort()).toEqual([...names].sort());
}

/** Returns the names of squares, such as `e7`, from the accessible names of their cells. */
export async function namesOf(cells: Locator): Promise<string[]> {
  const labels = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getAttribute('aria-label')!),
  );
  return labels.map((label) => label.split(',')[0]!);
}

/** Returns the squares of queens that Reveal added, once so many are named. */
export async function revealedSquares(page: Page, count: number): Promise<string[]> {
  const squares = page.getByRole('gridcell', { name: 'revealed queen' });
  await expect(squares).toHaveCount(count);
  return namesOf(squares);
}

/** Waits until the rose says how many solutions are found, as `1 of 92`. */
export async function expectFound(page: Page, count: string): Promise<void> {
  await expect(page.getByRole('link', { name: new RegExp(`^${count} found`) })).toBeVisible();
}

/** Waits until the row of queens says how many are placed, as `3 of 8`. */
export async function expectPlaced(page: Page, count: string): Promise<void> {
  await expect(page.getByRole('img', { name: `${count} placed` })).toBeVisible();
}

/** An action of the menu More, also while the menu is closed. */
export function menuItem(page: Page, name: string): Locator {
  return page.locator('#more button', { hasText: name });
}

/** Chooses an action of the menu More. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^More/ }).click();
  await menuItem(page, name).click();
}

/** A tool below the board. */
export function tool(page: Page, name: 'Undo' | 'Check' | 'Clear' | 'Mark' | 'Hint'): Locator {
  return page.getByRole('toolbar', { name: 'Board tools' }).getByRole('button', { name });
}

/**
 * Makes a choice among several on the screen of settings.
 * @param group The name of its group, where other choices have the same name.
 */
export async function choose(page: Page, name: string, group?: string): Promise<void> {
  const choice = page.getByRole('radio', { name, exact: true });
  if (group !== undefined) {
    const inGroup = page.getByRole('radiogroup', { name: group });
    await inGroup.locator('label', { has: choice }).click();
    await expect(inGroup.getByRole('radio', { name, exact: true })).toBeChecked();
    return;
  }
  // The radio button itself is hidden: its label is pressed.
  await page.locator('label', { has: choice }).click();
  await expect(choice).toBeChecked();
}

/** Chooses the language on the screen of settings, by its own name. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await page.locator('nt-settings select').selectOption({ label: name });
}

/** Changes settings as another tab would, whatever is open here. */
export async function setSettings(
  page: Page,
  settings: Readonly<Record<string, string | boolean>>,
): Promise<void> {
  // A step that runs alone may begin with its settings.
  if (page.url() === 'about:blank') await page.goto('./');
  await page.evaluate((changes) => {
    const key = 'ninety-two-settings';
    const before = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...before, ...changes }));
    dispatchEvent(new StorageEvent('storage', { key }));
  }, settings);
}

/** Changes the language as another tab would. */
export async function setLanguage(page: Page, language: Locale): Promise<void> {
  await setSettings(page, { language });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Returns the sheet with the result of a finished board. */
export function result(page: Page): Locator {
  return page.getByRole('region', { name: 'Result' });
}

/** Waits until the sheet with the result stands. Until then a key skips to it and does nothing else. */
export async function expectResult(page: Page): Promise<void> {
  await expect(result(page)).toBeVisible();
  await expect(page.locator('.sheet[rising]')).toHaveCount(0);
}

/** The sentence above the screen. */
export function notice(page: Page): Locator {
  return page.locator('nt-notice p');
}

/** The sentence under the board. */
export function insight(page: Page): Locator {
  return page.locator('nt-play .insight p');
}

/** Waits until the loupe that follows a finger stands above it. */
export async function expectLoupeOver(page: Page, finger: Point): Promise<void> {
  await expect
    .poll(async () => {
      const { x, width } = (await page.locator('nt-board .loupe.aims').boundingBox())!;
      return Math.abs(x + width / 2 - finger.x) < 1;
    })
    .toBe(true);
}

/** Fingers on the screen, which go down, move and come up one event at a time. */
export class Fingers {
  readonly #page: Page;
  readonly #session: CDPSession;
  #down = 0;
  /** The number of touches that the page had heard the end of before these fingers came down. */
  #endedBefore = 0;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async on(page: Page): Promise<Fingers> {
    return new Fingers(page, await page.context().newCDPSession(page));
  }

  /** Puts down a finger on each point; with one finger down, name its point first. */
  async down(...points: readonly Point[]): Promise<void> {
    if (this.#down === 0) this.#endedBefore = await endedTouches(this.#page);
    this.#down = points.length;
    await this.#send('touchStart', points);
  }

  /** Moves all fingers in a straight line to new points, in steps as a screen reports them. */
  async slide(from: readonly Point[], to: readonly Point[], steps = 6): Promise<void> {
    for (let step = 1; step <= steps; step++) {
      const between = (a: number, b: number): number => a + ((b - a) * step) / steps;
      const points = from.map((point, finger) => ({
        x: between(point.x, to[finger]!.x),
        y: between(point.y, to[finger]!.y),
      }));
      await this.#send('touchMove', points);
    }
  }

  /** Takes all fingers off; resolves once the page has heard it. */
  async up(): Promise<void> {
    await this.#send('touchEnd', []);
    await expectEndedTouches(this.#page, this.#endedBefore + this.#down);
    this.#down = 0;
  }

  async #send(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: readonly Point[],
  ): Promise<void> {
    await this.#session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
    });
    // Chromium may answer before the page has heard of it.
    expectInput(this.#page);
  }
}
