// What the page's own thread does in the 400 ms after a tap on large boards, by trace, the processor not
// slowed.
//
//   DIST=…    another build than dist/
//   CASES=…   some of the boards, by their names: CASES=16,regions-12
//   TAPS=…    how many taps
import { percentile } from './percentile.ts';
import { numberFrom, openStage } from './stage.ts';
import { TapRounds, TAPS_A_ROUND } from './tap-rounds.ts';
import { TappedBoard, type TappedGame } from './tapped-board.ts';
import { squaresToTap, TAPPED_PUZZLES } from './tapped-puzzles.ts';
import { traceWhile, workAfterTaps, type Work } from './trace.ts';

/** Milliseconds that a tap may cost at most, at the median. */
const MOST = 25;
/** Milliseconds after a tap that count. */
const WATCHED = 400;
/** Milliseconds from one tap to the next: enough for everything to come to rest. */
const EVERY = 1500;
const TAPS = numberFrom('TAPS', 24);

interface Summary {
  readonly milliseconds: Record<'median' | 'p95', Work>;
  /** By kind. */
  readonly means: Record<string, Work>;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

const { 'regions-12': regions, 'guard-12': guard } = TAPPED_PUZZLES;
const GAMES: Readonly<Record<string, TappedGame>> = {
  '12': { size: 12 },
  '16': { size: 16 },
  'regions-12': regions,
  'guard-12': guard,
};

const names = process.env['CASES']?.split(',') ?? Object.keys(GAMES);
const stage = await openStage();
const results: Record<string, Record<string, Summary>> = {};
for (const name of names) {
  const game = GAMES[name];
  if (!game) throw new Error(`There is no board ${name}, but: ${Object.keys(GAMES).join(', ')}.`);
  results[name] = await measure(game);
}
await stage.close();

console.log(`In the ${WATCHED} ms after each of ${TAPS} taps, milliseconds.`);
console.log(
  '"worked" leaves out what the thread waited for others: it holds on a busy machine too.',
);
const summaries = Object.entries(results).flatMap(([name, sorts]) =>
  Object.entries(sorts).map(([sort, made]) => [`${name}, ${sort}`, made] as const),
);
for (const [name, { milliseconds, means }] of summaries) {
  console.log(`\n${name}, and the means of it:`);
  console.table({ ...milliseconds, ...means });
}
stage.report('tap-trace-browser', { results });
if (summaries.some(([, { milliseconds }]) => milliseconds.median.elapsed > MOST)) {
  console.error(`FAILS: at most ${MOST} ms, waiting included, for half of the taps of each sort.`);
  process.exitCode = 1;
}

/** Taps a board, and says what that cost. */
async function measure(game: TappedGame): Promise<Record<string, Summary>> {
  const board = await TappedBoard.openGame(stage, game);
  const rounds = new TapRounds(await squaresToTap(game, board), 3);
  // What the first taps load is loaded before anything is measured.
  await board.tap(rounds.queens, EVERY);
  await board.expectTaken(rounds.queens);
  const trace = await traceWhile(stage.browser, board.page, CATEGORIES, async () => {
    for (let taps = 0; taps < TAPS; taps += TAPS_A_ROUND) {
      await board.tap(rounds.next(), EVERY);
    }
  });
  await board.expectTaken(rounds.queens);
  await board.close();
  // A round begins with a queen that comes; after her, one goes.
  const taps = workAfterTaps(trace, WATCHED);
  return {
    'a queen comes': summary(taps.filter((_, index) => index % 2 === 0)),
    'a queen goes': summary(taps.filter((_, index) => index % 2 === 1)),
  };
}

/** What some taps cost, and by kind what they cost in the mean. */
function summary(some: readonly ReadonlyMap<string, Work>[]): Summary {
  const totals = some.map((byKind) => [...byKind.values()]);
  const elapsed = totals.map((works) => sum(works.map((work) => work.elapsed)));
  const worked = totals.map((works) => sum(works.map((work) => work.worked)));
  const at = (share: number): Work => ({
    elapsed: tenths(percentile(elapsed, share)),
    worked: tenths(percentile(worked, share)),
  });
  const kinds = [...new Set(some.flatMap((byKind) => [...byKind.keys()]))];
  const mean = (kind: string, of: keyof Work): number =>
    tenths(sum(some.map((byKind) => byKind.get(kind)?.[of] ?? 0)) / some.length);
  const means = kinds
    .map(
      (kind) => [kind, { elapsed: mean(kind, 'elapsed'), worked: mean(kind, 'worked') }] as const,
    )
    .sort(([, a], [, b]) => b.elapsed - a.elapsed);
  return {
    milliseconds: { median: at(0.5), p95: at(0.95) },
    means: Object.fromEntries(means),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
