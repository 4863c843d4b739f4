import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { columnOf, rowOf, type Square } from '../src/core/board/square.ts';
import { openPhone, type BenchPage } from './bench-page.ts';

/** Milliseconds for which a tapping finger touches the screen. */
const CONTACT = 60;

/** Milliseconds within which what taps did has to be on the board. */
const PATIENCE = 3000;

/** The milliseconds that Event Timing rounds to. */
export const EVENT_TIMING_STEP = 8;

/** Event Timing reports nothing below; what it does not report is counted as this. */
const THRESHOLD = 16;

/** A board of the game that is tapped. */
export interface TappedGame {
  readonly size: number;
  /** The name of a puzzle of that size: its code, or a board of the Guard table. Free play if left out. */
  readonly puzzle?: string;
}

/** Times of watched taps, in milliseconds from the moment the finger left the screen. */
export interface TapTimes {
  /** Until the next frame was on the screen, by Event Timing, rounded to its steps. */
  readonly shown: readonly number[];
  /** Until the page's thread had made that frame, not rounded. */
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

  /** @param taken What is true, as a selector, of squares that an odd number of taps has hit. */
  static async on(page: Page, size: number, taken: string): Promise<TappedBoard> {
    await page.getByRole('gridcell').last().waitFor();
    // Parts that load once the board stands may still lay it out anew.
    await page.waitForLoadState('networkidle');
    const devtools = await page.context().newCDPSession(page);
    return new TappedBoard(page, size, devtools, taken);
  }

  /** The game, on an empty board. */
  static async openGame(
    { browser, url }: BenchPage,
    { size, puzzle }: TappedGame,
  ): Promise<TappedBoard> {
    const page = await openPhone(browser);
    await page.goto(`${url}#/${puzzle === undefined ? `play/${size}` : `puzzles/${puzzle}`}`);
    return TappedBoard.on(page, size, '[aria-label*=", queen"]');
  }

  get grid(): Locator {
    return this.page.getByRole('grid');
  }

  /**
   * Brings the page to the front, and makes the processor so many times slower for its own thread, until
   * `endTurn`. The browser slows a thread by keeping it busy, also while the page does nothing: of two
   * cores, two slowed pages would leave nothing to the rest of the browser.
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

  /** Squares whose middle a finger can reach: small squares are enlarged, and some are out of view. */
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
   * Taps squares, whether or not the page keeps up.
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
      sent.push(this.#touch('touchStart', [finger]));
      await sleep(contact);
      sent.push(this.#touch('touchEnd', []));
      await pause;
    }
    await Promise.all(sent);
    this.#watched += squares.length;
  }

  async #touch(
    type: 'touchStart' | 'touchEnd',
    touchPoints: { readonly x: number; readonly y: number }[],
  ): Promise<void> {
    await this.#devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  /** Fails when other squares are taken, once what was tapped had time to show. */
  async expectTaken(squares: readonly Square[]): Promise<void> {
    const expected = squares.toSorted((a, b) => a - b).join(' ');
    const end = performance.now() + PATIENCE;
    for (;;) {
      const taken = await this.grid
        .getByRole('gridcell')
        .evaluateAll(
          (cells, selector) =>
            cells.flatMap((cell, square) => (cell.matches(selector) ? [square] : [])).join(' '),
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

  /** Measures the taps from now on. */
  async watch(): Promise<void> {
    await this.page.evaluate(watchTaps);
    this.#watched = 0;
  }

  /** Returns the times of the watched taps. */
  async times(): Promise<TapTimes> {
    const { shown, made } = await this.page.evaluate(() => window.taps);
    if (made.length !== this.#watched) {
      throw new Error(`The page got ${made.length} of ${this.#watched} taps.`);
    }
    const quick = Array<number>(this.#watched - shown.length).fill(THRESHOLD);
    return { shown: [...quick, ...shown], made };
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}

/** Runs in the page. */
function watchTaps(): void {
  const shown: number[] = [];
  const made: number[] = [];
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'pointerup') shown.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const onTap = ({ timeStamp }: Event): void => {
    requestAnimationFrame(() => {
      // The most urgent task is the first thing that is done when the frame has been made.
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
