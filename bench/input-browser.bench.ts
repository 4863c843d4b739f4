// How soon a tap is on the screen, with the processor slowed six times, beside a bare page with as many
// squares: in the same browser, in turns, by the browser's own Event Timing of `pointerup`, whose steps of 8 ms
// are evened out.
//
//   DIST=…    another build than dist/
//   CASES=…   some of the cases, by their names: CASES=8,16
//   TAPS=…    how often each page is tapped in a case
import { setTimeout as sleep } from 'node:timers/promises';
import { openBarePage, QUIET } from './bare-page.ts';
import { percentile, percentileOfRounded } from './percentile.ts';
import { Searches } from './searches.ts';
import { numberFrom, openStage } from './stage.ts';
import { TapRounds, TAPS_A_ROUND } from './tap-rounds.ts';
import { EVENT_TIMING_STEP, TappedBoard, type TappedGame, type TapTimes } from './tapped-board.ts';
import { squaresToTap, TAPPED_PUZZLES } from './tapped-puzzles.ts';

interface Case extends TappedGame {
  /** How many queens stand. */
  readonly queens?: number;
  /** Milliseconds from one tap to the next. */
  readonly every?: number;
  /** Whether the solver has to be searching during every tap. */
  readonly searching?: boolean;
}

const CASES: Readonly<Record<string, Case>> = {
  '8': { size: 8 },
  '16': { size: 16 },
  '20': { size: 20 },
  '32': { size: 32 },
  '16-ten-queens': { size: 16, queens: 10 },
  // The ways to finish are far too many: the search goes on for seconds, until it gives up counting.
  '27-searching': { size: 27, searching: true },
  // What a queen's landing sets in motion on 16 × 16 moves for up to 700 ms.
  '8-moving': { size: 8, every: 120 },
  '16-moving': { size: 16, every: 120 },
  ...TAPPED_PUZZLES,
};

const SLOWDOWN = 6;
/** Milliseconds from one tap to the next, as of a quick player. */
const QUICK_PLAYER = 400;
const TAPS = numberFrom('TAPS', 60);

/** How many times longer than the bare page the game may take. */
function mostFor({ size }: Case): { median: number; p95: number } {
  return size <= 16 ? { median: 2, p95: 2.5 } : { median: 3, p95: 3 };
}

const names = process.env['CASES']?.split(',') ?? Object.keys(CASES);
const stage = await openStage();
const results: Record<string, Record<string, number | string>> = {};
for (const name of names) {
  const one = CASES[name];
  if (!one) throw new Error(`There is no case ${name}, but: ${Object.keys(CASES).join(', ')}.`);
  const { bare, game } = await measure(one);
  const most = mostFor(one);
  const median = ratio(game, bare, 0.5);
  const p95 = ratio(game, bare, 0.95);
  results[name] = {
    bare: summary(shown, bare),
    game: summary(shown, game),
    'ratio of medians': median,
    'of p95': p95,
    'at most': `${most.median}, ${most.p95}`,
    verdict: verdict(median <= most.median && p95 <= most.p95, bare),
    'bare, made': summary(made, bare),
    'game, made': summary(made, game),
  };
}
await stage.close();

console.log(`Tap to frame, CPU slowed ${SLOWDOWN} times, milliseconds: median (95th percentile).`);
console.log(
  '"made" is when the page has done its part of the frame; it is not rounded, nor judged.',
);
console.table(results);
stage.report('input-browser', { slowdown: SLOWDOWN, taps: TAPS, results });
if (Object.values(results).some((result) => result['verdict'] !== 'ok')) process.exitCode = 1;

/** Taps the bare page and the game in turns, the same squares at the same pace. */
async function measure(one: Case): Promise<{ bare: TapTimes; game: TapTimes }> {
  const { queens = 3, every = QUICK_PLAYER, searching = false } = one;
  const game = await TappedBoard.openGame(stage, one);
  const bare = await openBarePage(stage.browser, game);
  const rounds = new TapRounds(await squaresToTap(one, game), queens);
  // What the first taps load is loaded before anything is measured.
  for (const board of [bare, game]) {
    await board.page.bringToFront();
    await board.tap(rounds.queens, QUICK_PLAYER);
    await board.expectTaken(rounds.queens);
    await board.watch();
  }
  const searches = searching ? await Searches.watch(game.page) : undefined;
  for (let taps = 0; taps < TAPS; taps += TAPS_A_ROUND) {
    const round = rounds.next();
    for (const board of [bare, game]) {
      await board.takeTurn(SLOWDOWN);
      await sleep(QUICK_PLAYER);
      await board.tap(round, every);
      if (board === game && (await searches?.isRunning()) === false) {
        throw new Error('The search ended before the next tap.');
      }
      await board.expectTaken(rounds.queens);
      await board.endTurn();
    }
  }
  const times = { bare: await bare.times(), game: await game.times() };
  await bare.close();
  await game.close();
  return times;
}

/** What is to be said of a case: beside a bare page that is slow itself, slow passes for quick. */
function verdict(isWithin: boolean, bare: TapTimes): string {
  if (shown(bare, 0.95) > QUIET) return 'too busy a machine';
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

function ratio(game: TapTimes, bare: TapTimes, share: number): number {
  return Math.round((shown(game, share) / shown(bare, share)) * 100) / 100;
}
