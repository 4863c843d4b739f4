// How soon after a tap the exact number of ways to finish is on the screen, on a phone's slow processor:
// the page's thread is slowed six times by the browser, the worker's by reckoning. Beside it what a tap on
// a bare page takes: in the same browser, in turns, the same squares at the same pace.
//
//   DIST=…    another build than dist/
//   GAMES=…   how many games of each size
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { drawFrom, randomSolution, someOf } from '../src/solver/random-boards.testing.ts';
import { openBarePage, QUIET } from './bare-page.ts';
import { percentile } from './percentile.ts';
import { Searches } from './searches.ts';
import { numberFrom, openStage } from './stage.ts';
import { TappedBoard } from './tapped-board.ts';

/** What came of a tap, in milliseconds. */
interface Tap {
  /** From when the finger left the screen until the exact number was on it. */
  readonly painted: number;
  /** The part of it for which the worker, which is not slowed, had the question. */
  readonly searched: number;
}

/** Boards, and the milliseconds that 95 taps of 100 may take at most where a bare page takes `YARD`. */
const BOARDS = [
  { size: 8, most: 80 },
  { size: 12, most: 130 },
];

/**
 * Milliseconds within which 95 taps of 100 on the bare page are on the screen, where the boards' times
 * were set. A slower machine has as many times as long.
 */
const YARD = 32;

const SLOWDOWN = 6;
const GAMES = numberFrom('GAMES', 15);
/** Milliseconds from one tap to the next, at the least. */
const EVERY = 400;

const stage = await openStage();
const results: Record<string, Record<string, number | string>> = {};
for (const { size, most } of BOARDS) {
  const { taps, bare } = await play(size);
  const times = taps.map(({ painted, searched }) => painted + (SLOWDOWN - 1) * searched);
  const searches = taps.map(({ searched }) => searched);
  const p95 = percentile(times, 0.95);
  const bareP95 = percentile(bare, 0.95);
  const ratio = hundredths(p95 / bareP95);
  const mostRatio = hundredths(most / YARD);
  results[`${size} × ${size}`] = {
    taps: taps.length,
    bare: `${Math.round(percentile(bare, 0.5))} (${Math.round(bareP95)})`,
    insight: `${Math.round(percentile(times, 0.5))} (${Math.round(p95)})`,
    'at most': most,
    'ratio of p95': ratio,
    'at most, of it': mostRatio,
    verdict: verdict(p95 <= most, ratio <= mostRatio, bareP95),
    'of the p95 search': hundredths(percentile(searches, 0.95)),
  };
}
await stage.close();

console.log(
  `Tap to exact insight, CPU slowed ${SLOWDOWN} times, milliseconds: median (95th percentile).`,
);
console.table(results);
stage.report('insight-browser', { slowdown: SLOWDOWN, results });
if (Object.values(results).some((result) => result['verdict'] !== 'ok')) process.exitCode = 1;

/**
 * Plays random solutions from the empty board to the last queen but one, so that there always are ways
 * to finish. On these sizes the search is done within the time that it may take with one queen, too.
 */
async function play(size: number): Promise<{ taps: Tap[]; bare: readonly number[] }> {
  const board = await TappedBoard.openGame(stage, { size });
  const bare = await openBarePage(stage.browser, board);
  const { page } = board;
  // What the first taps load is loaded before anything is measured.
  await bare.page.bringToFront();
  await bare.tap([0], EVERY);
  await page.bringToFront();
  await page.evaluate(awaitInsight, 1);
  await board.tap([0], EVERY);
  await page.evaluate(() => window.insight);
  const searches = await Searches.watch(page);
  await clear(page);
  await bare.watch();
  const taps: Tap[] = [];
  for (let seed = 1; seed <= GAMES; seed++) {
    const draw = drawFrom(seed);
    const queens = someOf(randomSolution(size, draw), size - 1, draw);
    await bare.takeTurn(SLOWDOWN);
    await sleep(EVERY);
    await bare.tap(queens, EVERY);
    await bare.endTurn();
    await board.takeTurn(SLOWDOWN);
    await sleep(EVERY);
    for (const [index, queen] of queens.entries()) {
      await page.evaluate(awaitInsight, index + 1);
      await board.tap([queen], EVERY);
      const painted = await page.evaluate(() => window.insight);
      taps.push({ painted, searched: await searches.lastTook() });
    }
    await clear(page);
    await board.endTurn();
  }
  const { made } = await bare.times();
  await bare.close();
  await board.close();
  return { taps, bare: made };
}

async function clear(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear' }).tap();
  await page.locator('nt-play .insight p', { hasText: 'Tap any square' }).waitFor();
  await sleep(EVERY);
}

/** Runs in the page: waits for the next tap, and for the exact number of ways with so many queens. */
function awaitInsight(placed: number): void {
  const exact = new RegExp(`^${placed} placed · (?!at least)`);
  const root = document.querySelector('nt-app')!.shadowRoot!.querySelector('nt-play')!.shadowRoot!;
  const sentence = (): string =>
    root.querySelector('.insight p')!.textContent.replaceAll(/\s+/g, ' ').trim();
  window.insight = new Promise((resolve, reject) => {
    const onTap = ({ timeStamp }: Event): void => {
      const giveUp = (): void => reject(new Error(`With ${placed} queens it says: ${sentence()}`));
      setTimeout(giveUp, 10_000);
      const changes = new MutationObserver(() => {
        if (!exact.test(sentence())) return;
        changes.disconnect();
        requestAnimationFrame(() => {
          // The most urgent task is the first thing that is done when the frame has been made.
          const onMade = (): void => resolve(performance.now() - timeStamp);
          void scheduler.postTask(onMade, { priority: 'user-blocking' });
        });
      });
      changes.observe(root, { childList: true, characterData: true, subtree: true });
    };
    addEventListener('pointerup', onTap, { once: true, capture: true });
  });
}

/** What is to be said of a board: beside a bare page that is slow itself, slow passes for quick. */
function verdict(isQuick: boolean, isWithin: boolean, bareP95: number): string {
  if (isQuick) return 'ok';
  if (bareP95 > QUIET) return 'too busy a machine';
  return isWithin ? 'ok' : 'FAILS';
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

declare global {
  interface Window {
    /** In the page: the milliseconds from the next tap to its exact insight. */
    insight: Promise<number>;
  }
}
