import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { columnOf, rowOf, type Square } from '../src/core/board/square.ts';
import { openPhone, type BenchPage } from './bench-page.ts';
import { IS_SHORT } from './report.ts';

/** Milliseconds for which a tapping finger touches the screen. */
const CONTACT = IS_SHORT ? 0 : 60;

/** Milliseconds within which the effect of taps has to be on the board. */
const PATIENCE = 10_000;

/** The milliseconds to multiples of which Event Timing rounds. */
export const EVENT_TIMING_STEP = 8;

/** The shortest duration that Event Timing reports, in milliseconds. Taps without a report count as this. */
const THRESHOLD = 16;

/** A board of the game to tap. */
export interface TappedGame {
  readonly size: number;
  /** A puzzle of that size: its code. Free play if it is left out. */
  readonly puzzle?: string;
}

/** Times of watched taps, in milliseconds from the moment the finger left the screen. */
export interface TapTimes {
  /** The times until the next frame was on the screen, by Event Timing, rounded to its steps. */
  readonly shown: readonly number[];
  /** The times until the page's thread had rendered that frame, not rounded. */
  readonly made: readonly number[];
}

/** A page with a grid of squares on which a finger taps. */
export class TappedBoard {
  readonly page: Page;
  readonly size: number;
  readonly #devtools: CDPSession;
  readonly #taken: string;
  #watched = 0;

  private constructor(page: Page, size: number, devtools: CDPSession, taken: string) {
    this.page = page;
    this.size = size;
    this.#devtools = devtools;
    this.#taken = taken;
  }

  /** @param taken A selector that matches squares that were tapped an odd number of times. */
  static async on(page: Page, size: number, taken: string): Promise<TappedBoard> {
    await page.getByRole('gridcell').last().waitFor();
    // Parts that load once the board stands may still lay it out anew.
    await page.waitForLoadState('networkidle');
    const devtools = await page.context().newCDPSession(page);
    return new TappedBoard(page, size, devtools, taken);
  }

  /** Opens the game on an empty board. */
  static async openGame(
    { browser, url }: BenchPage,
    { size, puzzle }: TappedGame,
  ): Promise<TappedBoard> {
    const page = await openPhone(browser);
    await page.goto(`${url}#/${puzzle === undefined ? `play/${size}` : `puzzles/${puzzle}`}`);
    const board = await TappedBoard.on(page, size, '[aria-label*=", queen"]');
    await board.#comeCloser();
    return board;
  }

  /** Enlarges a board that opens whole although its squares are too small for a finger. */
  async #comeCloser(): Promise<void> {
    const closer = this.page.getByText('Tap to zoom in');
    if (!(await closer.isVisible())) return;
    await this.grid.tap();
    await closer.waitFor({ state: 'detached' });
  }

  get grid(): Locator {
    return this.page.getByRole('grid');
  }

  /**
   * Brings the page to the front, and slows its main thread by the factor `slowdown` until `endTurn`. The browser slows
   * a thread by keeping it busy, even if the page is idle. Two slowed pages would leave the browser none of two cores.
   */
  async takeTurn(slowdown: number): Promise<void> {
    await this.page.bringToFront();
    await this.#slowDown(slowdown);
  }

  async endTurn(): Promise<void> {
    await this.#slowDown(1);
  }

  async #slowDown(rate: number): Promise<void> {
    await this.#devtools.send('Emulation.setCPUThrottlingRate', { rate });
  }

  /** Returns the squares whose centre can be tapped. Others may be out of view, because small squares are enlarged. */
  async squaresInReach(): Promise<Square[]> {
    return this.grid.evaluate((grid, size) => {
      const root = grid.getRootNode() as Document | ShadowRoot;
      const { left, top, width } = grid.getBoundingClientRect();
      const side = width / size;
      return Array.from({ length: size * size }, (_, square) => square).filter((square) => {
        const x = left + ((square % size) + 0.5) * side;
        const y = top + (Math.floor(square / size) + 0.5) * side;
        const hit = root.elementFromPoint(x, y);
        return hit !== null && root.contains(hit) && !hit.closest('button');
      });
    }, this.size);
  }

  /**
   * Taps squares without waiting for the page.
   * @param every Milliseconds from one tap to the next.
   * @param contact Milliseconds for which the finger touches the screen.
   */
  async tap(squares: readonly Square[], every: number, contact = CONTACT): Promise<void> {
    const { x, y, width } = (await this.grid.boundingBox())!;
    const side = width / this.size;
    const sent: Promise<void>[] = [];
    for (const square of squares) {
      const pause = sleep(every);
      const finger = {
        x: x + (columnOf(square, this.size) + 0.5) * side,
        y: y + (rowOf(square, this.size) + 0.5) * side,
      };
      const begin = Date.now();
      sent.push(this.#touch('touchStart', [finger], begin));
      await sleep(contact);
      sent.push(this.#touch('touchEnd', [], begin + contact));
      await pause;
    }
    await Promise.all(sent);
    this.#watched += squares.length;
  }

  async #touch(
    type: 'touchStart' | 'touchEnd',
    touchPoints: { readonly x: number; readonly y: number }[],
    at: number,
  ): Promise<void> {
    await this.#devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints,
      // Nothing is measured in the short form, and no tap may become a hold on a busy machine.
      ...(IS_SHORT && { timestamp: at / 1000 }),
    });
  }

  /**
   * Waits until exactly these squares are taken.
   * @throws Error If they are not within `PATIENCE`.
   */
  async expectTaken(squares: readonly Square[]): Promise<void> {
    const expected = squares.toSorted((a, b) => a - b).join(' ');
    const end = performance.now() + PATIENCE;
    for (;;) {
      const taken = await this.grid.getByRole('gridcell').evaluateAll(
        (cells, selector) =>
          cells
            .flatMap((cell, index) =>
              cell.matches(selector) ? [Number(cell.dataset['square'] ?? index)] : [],
            )
            .sort((a, b) => a - b)
            .join(' '),
        this.#taken,
      );
      if (taken === expected) return;
      if (performance.now() > end) {
        const where = `${this.page.url()}, ${this.size} × ${this.size}`;
        throw new Error(
          `A tap did nothing (${where}): taken are ${taken || 'none'}, not ${expected}. ` +
            'Either it is lost, or the machine is so busy that it became a hold.',
        );
      }
      await sleep(50);
    }
  }

  /** Starts to measure taps. */
  async watch(): Promise<void> {
    await this.page.evaluate(watchTaps);
    this.#watched = 0;
  }

  /**
   * Returns the times of the watched taps.
   * @throws Error If the page did not get all of them.
   */
  async times(): Promise<TapTimes> {
    // The frame of the last tap may not have been rendered yet.
    await this.page.waitForFunction((taps) => window.taps.made.length === taps, this.#watched);
    const { shown, made } = await this.page.evaluate(() => window.taps);
    const quick = Array<number>(this.#watched - shown.length).fill(THRESHOLD);
    return { shown: [...quick, ...shown], made };
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}

/** Runs in the page: measures each tap. */
function watchTaps(): void {
  const shown: number[] = [];
  const made: number[] = [];
  const begin = performance.now();
  new PerformanceObserver((list) => {
    for (const { name, duration, startTime } of list.getEntries()) {
      // Entries of earlier taps may come late.
      if (name === 'pointerup' && startTime >= begin) shown.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const onTap = ({ timeStamp }: Event): void => {
    requestAnimationFrame(() => {
      // A user-blocking task is the first to run after the frame is rendered.
      const onMade = (): void => void made.push(performance.now() - timeStamp);
      void scheduler.postTask(onMade, { priority: 'user-blocking' });
    });
  };
  addEventListener('pointerup', onTap, { capture: true });
  window.taps = { shown, made };
}

declare global {
  interface Window {
    /** Times of the taps since the page is watched. */
    taps: TapTimes;
  }
}
