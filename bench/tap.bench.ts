// Taps with the processor slowed six times, beside a bare page with as many squares: in the same browser, in
// turns, the same squares at the same pace. First how soon a tap is on the screen, by the Event Timing of `pointerup`
// in the browser, whose steps of 8 ms are evened out; then how soon the exact number of ways to finish is (the
// page's thread is slowed by the browser, the worker's by reckoning).
//
//   DIST=…    a build other than dist/
//   CASES=…   the names of some cases, as in CASES=8,16; leaves out the second part
//   TAPS=…    the number of taps on each page in a case
//   GAMES=…   the number of games of each size in the second part
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { rowOf, type Square } from '../src/core/board/square.ts';
import { SETTINGS_KEY } from '../src/progress/settings/settings.ts';
import { drawFrom, randomSolution, someOf } from '../src/solver/search/random-boards.testing.ts';
import { openBarePage, QUIET } from './bare-page.ts';
import { percentile, percentileOfRounded } from './percentile.ts';
import { Searches } from './searches.ts';
import { openBenchPage } from './bench-page.ts';
import { IS_SHORT, judge, numberFrom, report } from './report.ts';
import { TapRounds, TAPS_A_ROUND } from './tap-rounds.ts';
import { EVENT_TIMING_STEP, TappedBoard, type TappedGame, type TapTimes } from './tapped-board.ts';
import { squaresToTap, TAPPED_PUZZLES } from './tapped-puzzles.ts';

/** The times of a tap, in milliseconds. */
interface Tap {
  /** The time from the end of the touch until the exact number was on the screen. */
  readonly painted: number;
  /** The part of `painted` in which the worker, which is not slowed, was searching. */
  readonly searched: number;
}

interface Case extends TappedGame {
  /** The number of queens that stay in one row, each in conflict with the next. */
  readonly inConflict?: number;
}

const CASES: Readonly<Record<string, Case>> = {
  '8': { size: 8 },
  '8-conflicts': { size: 8, inConflict: 3 },
  '16': { size: 16 },
  '16-conflicts': { size: 16, inConflict: 3 },
  '32': { size: 32 },
  'regions-12': TAPPED_PUZZLES['regions-12'],
  'guard-12': TAPPED_PUZZLES['guard-12'],
};

/** Sizes, and the most milliseconds until 95 % of taps have their exact number, if a bare page takes `YARD`. */
const INSIGHT = [
  { size: 8, most: 80 },
  { size: 12, most: 130 },
];

/** Milliseconds that 95 % of taps took on the bare page on the machine for which `INSIGHT` was set. */
const YARD = 32;

const SLOWDOWN = IS_SHORT ? 1 : 6;
/** Milliseconds from one tap to the next, the pace of a quick player. */
const EVERY = IS_SHORT ? 20 : 400;
/** The number of queens on the board before and after a round, without those in conflict. */
const STANDING = 3;
const TAPS = numberFrom('TAPS', IS_SHORT ? TAPS_A_ROUND : 60);
const GAMES = numberFrom('GAMES', IS_SHORT ? 1 : 15);

/** Returns the largest ratios of the game's times to the bare page's. */
function mostFor({ inConflict }: Case): { median: number; p95: number } {
  return inConflict === undefined ? { median: 2.5, p95: 3 } : { median: 3.5, p95: 4 };
}

const names = process.env['CASES']?.split(',') ?? Object.keys(CASES);
const stage = await openBenchPage();
const results: Record<string, Record<string, number | string>> = {};
for (const name of names) {
  const one = CASES[name];
  if (!one) throw new Error(`There is no case ${name}, but: ${Object.keys(CASES).join(', ')}.`);
  const { bare, game } = await measure(one);
  const most = mostFor(one);
  const median = hundredths(shown(game, 0.5) / shown(bare, 0.5));
  const p95 = hundredths(shown(game, 0.95) / shown(bare, 0.95));
  results[name] = {
    bare: summary(shown, bare),
    game: summary(shown, game),
    'ratio of medians': median,
    'of p95': p95,
    'at most': `${most.median}, ${most.p95}`,
    verdict: verdict(median <= most.median && p95 <= most.p95, shown(bare, 0.95)),
    'bare, made': summary(made, bare),
    'game, made': summary(made, game),
  };
}
const insight: Record<string, Record<string, number | string>> = {};
for (const { size, most } of process.env['CASES'] ? [] : INSIGHT) {
  const { taps, bare } = await play(size);
  const times = taps.map(({ painted, searched }) => painted + (SLOWDOWN - 1) * searched);
  const p95 = percentile(times, 0.95);
  const bareP95 = percentile(bare, 0.95);
  const ratio = hundredths(p95 / bareP95);
  const mostRatio = hundredths(most / YARD);
  insight[`${size} × ${size}`] = {
    taps: taps.length,
    bare: `${Math.round(percentile(bare, 0.5))} (${Math.round(bareP95)})`,
    insight: `${Math.round(percentile(times, 0.5))} (${Math.round(p95)})`,
    'ratio of p95': ratio,
    'at most': mostRatio,
    verdict: p95 <= most ? 'ok' : verdict(ratio <= mostRatio, bareP95),
  };
}
await stage.close();

console.log(`Tap to frame, CPU slowed ${SLOWDOWN} times, milliseconds: median (95th percentile).`);
console.log(
  '"made" is when the page has done its part of the frame; it is not rounded, nor judged.',
);
console.table(results);
console.log(`Tap to exact insight, likewise.`);
console.table(insight);
report('tap', {
  chromium: stage.browser.version(),
  slowdown: SLOWDOWN,
  taps: TAPS,
  results,
  insight,
});
const verdicts = [results, insight].flatMap((rows) => Object.values(rows));
judge(
  verdicts.every((row) => row['verdict'] === 'ok'),
  'the verdict of each row has to be ok.',
);

/** Taps the bare page and the game in turns, on the same squares at the same pace. */
async function measure(one: Case): Promise<{ bare: TapTimes; game: TapTimes }> {
  const game = await TappedBoard.openGame(stage, one);
  const bare = await openBarePage(stage.browser, game);
  const squares = await squaresToTap(one, game);
  const rounds = new TapRounds(squares, STANDING);
  const inConflict = squaresInARow(one, await game.squaresInReach(), squares);
  const standing = [...inConflict, ...rounds.queens];
  // The first taps load parts of the game; nothing is measured before.
  for (const board of [bare, game]) {
    await board.page.bringToFront();
    await board.tap(standing, EVERY);
    await board.expectTaken(standing);
    await board.watch();
  }
  for (let taps = 0; taps < TAPS; taps += TAPS_A_ROUND) {
    const round = rounds.next();
    for (const board of [bare, game]) {
      await board.takeTurn(SLOWDOWN);
      await sleep(EVERY);
      await board.tap(round, EVERY);
      await board.expectTaken([...inConflict, ...rounds.queens]);
      await board.endTurn();
    }
  }
  const times = { bare: await bare.times(), game: await game.times() };
  await bare.close();
  await game.close();
  return times;
}

/** Returns squares of the middle row that can be tapped and that no round taps. */
function squaresInARow(
  { size, inConflict = 0 }: Case,
  inReach: readonly Square[],
  tapped: readonly Square[],
): Square[] {
  const row = inReach.filter((square) => rowOf(square, size) === Math.floor(size / 2));
  return row.filter((square) => !tapped.includes(square)).slice(0, inConflict);
}

/** Judges a case. Does not judge it if the bare page was slow: the ratio would look too good. */
function verdict(isWithin: boolean, bareP95: number): string {
  if (IS_SHORT) return 'not judged';
  if (bareP95 > QUIET) return 'too busy a machine';
  return isWithin ? 'ok' : 'FAILS';
}

function shown({ shown: times }: TapTimes, share: number): number {
  return percentileOfRounded(times, share, EVENT_TIMING_STEP);
}

function made({ made: times }: TapTimes, share: number): number {
  return percentile(times, share);
}

function summary(of: typeof shown, times: TapTimes): string {
  return `${Math.round(of(times, 0.5))} (${Math.round(of(times, 0.95))})`;
}

/**
 * Plays random solutions from the empty board to the last queen but one, so that a completion always exists. On these
 * sizes the search ends within its time limit, even with one queen.
 */
async function play(size: number): Promise<{ taps: Tap[]; bare: readonly number[] }> {
  const board = await TappedBoard.openGame(stage, { size });
  const bare = await openBarePage(stage.browser, board);
  const { page } = board;
  await page.evaluate(
    ([key, ways]) => localStorage.setItem(key, JSON.stringify({ taught: true, ways })),
    [SETTINGS_KEY, 'each-move'] as const,
  );
  await page.reload();
  await board.grid.waitFor();
  // The first taps load parts of the game; nothing is measured before.
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
  await page.locator('nt-play .insight p', { hasText: 'so that none attacks another' }).waitFor();
  await sleep(EVERY);
}

/** Runs in the page: waits for the next tap, then for the exact number of completions with `placed` queens. */
function awaitInsight(placed: number): void {
  const root = document.querySelector('nt-app')!.shadowRoot!.querySelector('nt-play')!.shadowRoot!;
  const sentence = (): string =>
    root.querySelector('.insight p')!.textContent.replaceAll(/\s+/g, ' ').trim();
  const isExact = (): boolean => {
    const pips = root.querySelector('.insight [role="img"]')!.getAttribute('aria-label')!;
    return pips.startsWith(`${placed} of `) && /^[\d,]+ solutions? left/.test(sentence());
  };
  window.insight = new Promise((resolve, reject) => {
    const onTap = ({ timeStamp }: Event): void => {
      const giveUp = (): void => reject(new Error(`With ${placed} queens it says: ${sentence()}`));
      setTimeout(giveUp, 10_000);
      const changes = new MutationObserver(() => {
        if (!isExact()) return;
        changes.disconnect();
        requestAnimationFrame(() => {
          // A user-blocking task is the first to run after the frame is rendered.
          const onMade = (): void => resolve(performance.now() - timeStamp);
          void scheduler.postTask(onMade, { priority: 'user-blocking' });
        });
      });
      changes.observe(root, {
        attributes: true,
        childList: true,
        characterData: true,
        subtree: true,
      });
    };
    addEventListener('pointerup', onTap, { once: true, capture: true });
  });
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

declare global {
  interface Window {
    /** In the page: the milliseconds from the next tap to its exact number of completions. */
    insight: Promise<number>;
  }
}
