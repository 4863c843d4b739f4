// What the page's own thread does in the 400 ms after a tap on 16 × 16, by trace, the processor not slowed.
//
//   DIST=…    another build than dist/
//   TAPS=…    how many taps
import { percentile } from './percentile.ts';
import { numberFrom, openStage } from './stage.ts';
import { TapRounds, TAPS_A_ROUND } from './tap-rounds.ts';
import { TappedBoard } from './tapped-board.ts';
import { traceWhile, workAfterTaps, type Work } from './trace.ts';

const SIZE = 16;
/** Milliseconds that a tap may cost at most, at the median. */
const MOST = 25;
/** Milliseconds after a tap that count. */
const WATCHED = 400;
/** Milliseconds from one tap to the next: enough for everything to come to rest. */
const EVERY = 1500;
const TAPS = numberFrom('TAPS', 24);

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

const stage = await openStage();
const game = await TappedBoard.openGame(stage, SIZE);
const rounds = new TapRounds(SIZE, await game.squaresInReach(), 3);
// What the first taps load is loaded before anything is measured.
await game.tap(rounds.queens, EVERY);
await game.expectTaken(rounds.queens);
const trace = await traceWhile(stage.browser, game.page, CATEGORIES, async () => {
  for (let taps = 0; taps < TAPS; taps += TAPS_A_ROUND) {
    await game.tap(rounds.next(), EVERY);
  }
});
await game.expectTaken(rounds.queens);
await stage.close();

// A round begins with a queen that comes; after her, one goes.
const taps = workAfterTaps(trace, WATCHED);
const results = {
  'a queen comes': summary(taps.filter((_, index) => index % 2 === 0)),
  'a queen goes': summary(taps.filter((_, index) => index % 2 === 1)),
};

console.log(`In the ${WATCHED} ms after ${taps.length} taps on ${SIZE} × ${SIZE}, milliseconds.`);
console.log(
  '"worked" leaves out what the thread waited for others: it holds on a busy machine too.',
);
for (const [kind, { milliseconds, means }] of Object.entries(results)) {
  console.log(`\nWhen ${kind}, and the means of it:`);
  console.table({ ...milliseconds, ...means });
}
stage.report('tap-trace-browser', { results });
if (Object.values(results).some(({ milliseconds }) => milliseconds.median.elapsed > MOST)) {
  console.error(`FAILS: at most ${MOST} ms, waiting included, for half of the taps of each sort.`);
  process.exitCode = 1;
}

/** What some taps cost, and by kind what they cost in the mean. */
function summary(some: readonly ReadonlyMap<string, Work>[]): {
  milliseconds: Record<'median' | 'p95', Work>;
  means: Record<string, Work>;
} {
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
