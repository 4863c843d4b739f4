// Measures the Lab's algorithms without a page: steps a second, memory and seeking over ten million steps, and the time
// to find and prove the fewest guards of 10 × 10. All times are the processor's, so that a busy machine does not change
// them.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Algorithm } from '../src/lab/machine/algorithm.ts';
import { algorithm as arithmetic } from '../src/lab/exhibits/arithmetic/algorithm.ts';
import { algorithm as backtracking } from '../src/lab/exhibits/backtracking/algorithm.ts';
import { algorithm as bitParallel } from '../src/lab/exhibits/bit-parallel/algorithm.ts';
import { algorithm as construction } from '../src/lab/exhibits/construction/algorithm.ts';
import { algorithm as exactCover } from '../src/lab/exhibits/exact-cover/algorithm.ts';
import { algorithm as fewestChoices } from '../src/lab/exhibits/fewest-choices/algorithm.ts';
import { algorithm as genetic, STRONG_GENETICS } from '../src/lab/exhibits/genetic/algorithm.ts';
import { algorithm as guards } from '../src/lab/exhibits/guards/algorithm.ts';
import { algorithm as lexicographic } from '../src/lab/exhibits/lexicographic/algorithm.ts';
import { algorithm as minConflicts } from '../src/lab/exhibits/min-conflicts/algorithm.ts';
import { algorithm as recursion } from '../src/lab/exhibits/recursion/algorithm.ts';
import { algorithm as swapping } from '../src/lab/exhibits/swapping/algorithm.ts';
import { seeded, nextBelow } from '../src/core/board/random.ts';
import { Recorder } from '../src/lab/player/recorder.ts';
import { percentile } from './percentile.ts';
import { IS_SHORT, report } from './report.ts';
import { processorTime } from './times.ts';

const SLICE_MILLISECONDS = IS_SHORT ? 5 : 1_000;
const LONG_RUN = IS_SHORT ? 1_000_000 : 10_000_000;
const SEEKS = IS_SHORT ? 3 : 200;
/** The rows and columns of the board to guard. */
const GUARDED = IS_SHORT ? 6 : 10;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

report('lab', { steps: stepsASecond(), memory: memory(), guards: fewestGuards() });

/** Measures steps a second through the recorder, as the Lab plays at full speed. */
function stepsASecond(): Record<string, number> {
  const rates = {
    'backtracking 12': rate(backtracking, { size: 12 }),
    'recursion 12': rate(recursion, { size: 12 }),
    'swapping 10': rate(swapping, { size: 10 }),
    'lexicographic 10': rate(lexicographic, { size: 10 }),
    'arithmetic 9': rate(arithmetic, { size: 9 }),
    'genetic 16': rate(genetic, { ...STRONG_GENETICS, size: 16, seed: 1 }),
    'fewest-choices 12': rate(fewestChoices, { size: 12 }),
    'bit-parallel 14': rate(bitParallel, { size: 14, half: false }),
    'exact-cover 12': rate(exactCover, { size: 12 }),
    'min-conflicts 200': rate(minConflicts, { size: 200, seed: 1 }),
    'construction 1000': rate(construction, { size: 1_000 }),
    'guards 10 × 10': rate(guards, { rows: 10, columns: 10, queens: undefined }),
  };
  console.table(
    Object.entries(rates).map(([exhibit, rate]) => ({ exhibit, 'steps a second': rate })),
  );
  return rates;
}

/** Returns the steps a second of an algorithm. Repeats the run until the time is up, because some runs are short. */
function rate<Parameters, State, Kind extends string>(
  algorithm: Algorithm<Parameters, State, Kind>,
  parameters: Parameters,
): number {
  let steps = 0;
  let spent = 0;
  while (spent < SLICE_MILLISECONDS) {
    const { start, step, treeMove } = algorithm;
    const recorder = new Recorder(start(parameters), step, treeMove);
    const begun = processorTime();
    steps += recorder.run({
      steps: Infinity,
      milliseconds: SLICE_MILLISECONDS - spent,
      now: processorTime,
    });
    spent += processorTime() - begun;
  }
  return Math.round((steps / spent) * 1_000);
}

/** Measures the memory after each million steps, and seeking and stepping back at the end. */
function memory(): Record<string, unknown> {
  const { start, step, treeMove } = backtracking;
  const recorder = new Recorder(start({ size: 14 }), step, treeMove);
  const heap: number[] = [];
  for (let million = 0; million <= LONG_RUN / 1_000_000; million++) {
    collectGarbage();
    // The tree's nodes are in array buffers outside the heap.
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    heap.push(Math.round((heapUsed + arrayBuffers) / 1_024));
    recorder.run({ steps: 1_000_000, milliseconds: Infinity, now: () => 0 });
  }
  const random = seeded(92);
  const seek = percentiles(() => recorder.seek(nextBelow(random, LONG_RUN)));
  recorder.seek(LONG_RUN);
  const stepBack = percentiles(() => recorder.seek(recorder.position - 1));
  console.table(heap.map((kilobytes, million) => ({ 'million steps': million, kilobytes })));
  console.table({ seek, 'step back': stepBack });
  return { 'heap, kilobytes': heap, seek, 'step back': stepBack };
}

/** Returns the median and the 99th percentile of `SEEKS` calls, in milliseconds. */
function percentiles(call: () => unknown): Record<string, number> {
  const times = Array.from({ length: SEEKS }, () => {
    const begun = processorTime();
    call();
    return processorTime() - begun;
  });
  const at = (share: number) => Number(percentile(times, share).toFixed(2));
  return { 'median, ms': at(0.5), 'p99, ms': at(0.99) };
}

/** Measures the milliseconds until the fewest guards of a board are found, and until all such sets are. */
function fewestGuards(): Record<string, number> {
  const state = guards.start({ rows: GUARDED, columns: GUARDED, queens: undefined });
  const begun = processorTime();
  let found: number | undefined;
  for (let step = guards.step(state); step; step = guards.step(state)) {
    if (step.kind === 'found') found ??= processorTime() - begun;
  }
  const times = {
    queens: state.queens,
    sets: state.sets,
    'found and proved, ms': Math.round(found!),
    'all sets, ms': Math.round(processorTime() - begun),
  };
  console.table(times);
  return times;
}
