// What quick play on 16 × 16 leaves behind: the heap has to stay level, and once nothing moves no frame
// is drawn. The actions are as many as a quick player's in so many minutes, each as soon as the one
// before it is painted: half an hour takes a quarter of one.
//
//   DIST=…      another build than dist/
//   MINUTES=…   of the player, 30 if not said
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { MOST_STEPS } from '../src/core/history.ts';
import { percentile } from './percentile.ts';
import { numberFrom, openStage } from './stage.ts';
import { TapRounds, TAPS_A_ROUND, withoutConflict } from './tap-rounds.ts';
import { TappedBoard } from './tapped-board.ts';
import { traceWhile } from './trace.ts';

const SIZE = 16;
const MINUTES = numberFrom('MINUTES', 30);
/** Rounds of ten actions each; with Clear and what follows that makes 150 a minute, one in 400 ms. */
const ROUNDS_A_MINUTE = 14;
/** Taps of a minute that Undo could take back, and minutes until it can take back no more. */
const STEPS_A_MINUTE = ROUNDS_A_MINUTE * TAPS_A_ROUND;
const MINUTES_TO_FILL = Math.ceil(MOST_STEPS / STEPS_A_MINUTE);
/** How much higher than in the first third anything may be in the last. */
const MOST_GROWTH = 1.05;
/** Milliseconds after which everything has come to rest, and for which it is then watched. */
const SETTLING = 3000;
const WATCHED = 3000;

/** What the page holds once the garbage is collected. */
interface Holding {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

const stage = await openStage();
const board = await TappedBoard.openGame(stage, { size: SIZE });
const devtools = await board.page.context().newCDPSession(board.page);
const rounds = new TapRounds(withoutConflict(SIZE, await board.squaresInReach()), 3);
await board.tap(rounds.queens, 400);

// What Undo can take back is kept, so the heap may grow until that is as much as it can be. Whatever is
// loaded or compiled once is so by then.
for (let minute = 0; minute < MINUTES_TO_FILL; minute++) await playMinute();
const holdings: Holding[] = [];
for (let minute = 1; minute <= MINUTES; minute++) {
  await playMinute();
  const holding = await holdingOf(devtools);
  holdings.push(holding);
  console.log(
    `Minute ${minute}: ${Math.round(holding.heap / 1000)} KB, ` +
      `${holding.nodes} nodes, ${holding.listeners} listeners`,
  );
}
const idleFrames = await framesAtRest();
await stage.close();

const third = Math.ceil(MINUTES / 3);
const growth = {
  heap: growthOf('heap'),
  nodes: growthOf('nodes'),
  listeners: growthOf('listeners'),
};
console.log('The last third of the minutes ÷ the first, medians:');
console.table(growth);
console.log(`Frames in ${WATCHED} ms in which nothing moved: ${idleFrames}`);
stage.report('rest-browser', { minutes: MINUTES, growth, idleFrames, holdings });
if (Object.values(growth).some((factor) => factor > MOST_GROWTH)) {
  console.error(`FAILS: at most ${MOST_GROWTH} times as much.`);
  process.exitCode = 1;
}
if (idleFrames > 0) {
  console.error('FAILS: no frame while nothing moves.');
  process.exitCode = 1;
}

/** A minute of a quick player: taps, Undo and Redo, and once Clear. */
async function playMinute(): Promise<void> {
  for (let round = 0; round < ROUNDS_A_MINUTE; round++) {
    await tapEach(rounds.next());
    for (const name of ['Undo', 'Undo', 'Redo', 'Redo']) await press(name);
  }
  await board.expectTaken(rounds.queens);
  await press('Clear');
  await tapEach(rounds.queens);
  await tapEach(rounds.next());
  await board.expectTaken(rounds.queens);
}

async function tapEach(squares: readonly number[]): Promise<void> {
  for (const square of squares) {
    await board.tap([square], 0, 0);
    await painted(board.page);
  }
}

async function press(name: string): Promise<void> {
  await board.page.getByRole('toolbar').getByRole('button', { name }).tap();
  await painted(board.page);
}

async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
}

async function holdingOf(session: CDPSession): Promise<Holding> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

function growthOf(what: keyof Holding): number {
  const values = holdings.map((holding) => holding[what]);
  const first = percentile(values.slice(0, third), 0.5);
  const last = percentile(values.slice(-third), 0.5);
  return Math.round((last / first) * 1000) / 1000;
}

/** How many frames are drawn while nothing moves; a tap afterwards shows that frames are counted. */
async function framesAtRest(): Promise<number> {
  await sleep(SETTLING);
  const trace = await traceWhile(
    stage.browser,
    board.page,
    ['devtools.timeline', 'disabled-by-default-devtools.timeline.frame', 'devtools.timeline.frame'],
    async () => {
      await sleep(WATCHED);
      await board.tap(rounds.next(), 400);
    },
  );
  const touch = trace.find(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'pointerdown',
  )!;
  const frames = trace.filter(({ name, pid }) => name === 'DrawFrame' && pid === touch.pid);
  const atRest = frames.filter(({ ts }) => ts < touch.ts);
  if (frames.length === atRest.length) throw new Error('The trace does not tell of frames.');
  return atRest.length;
}
