import { type PuzzleKind, type Difficulty } from '../src/core/puzzles/puzzle.ts';
import { existingDifficulties } from '../src/core/puzzles/puzzle-variants.ts';
import type { Rules } from '../src/core/board/rules.ts';
import { gridOf } from '../src/solver/search/grid.ts';
import { makePuzzle } from '../src/solver/puzzles/make/make-puzzle.ts';
import { answersOf } from '../src/solver/search/placement-search.ts';
import { finish } from '../src/solver/worker/task.ts';
import { percentile } from './percentile.ts';
import { IS_SHORT, numberFrom, report } from './report.ts';
import { textbook } from './solver-rivals.ts';
import { quickest, timed } from './times.ts';

// Times to make a puzzle, graded to the wanted step, and to prove one answer, in milliseconds on one
// core, beside the time for all answers of 8 queens in the plainest way. The bars are for a quiet
// machine; one that is missed fails nothing. COUNT says how many puzzles a cell are made, FROM the
// first seed.

const COUNT = numberFrom('COUNT', IS_SHORT ? 1 : 200);
const FROM = Number(process.env['FROM'] ?? 0);

/** The most milliseconds: the median and the 99th percentile. */
type Bar = readonly [number, number];

interface Cell {
  readonly name: string;
  readonly kind: PuzzleKind;
  readonly sight: Rules['sight'];
  readonly size: number;
  readonly bar: Bar;
  /** The bar for the difficulty Thorny, if it may take longer. */
  readonly thorny?: Bar;
}

const CELLS: readonly Cell[] = [
  { name: 'Touch', kind: 'regions', sight: 'touch', size: 8, bar: [4, 30], thorny: [200, 1000] },
  { name: 'Touch', kind: 'regions', sight: 'touch', size: 12, bar: [20, 140], thorny: [400, 1400] },
  { name: 'Sight', kind: 'regions', sight: 'queen', size: 8, bar: [10, 70] },
  { name: 'Sight', kind: 'regions', sight: 'queen', size: 12, bar: [550, 3000] },
  { name: 'Complete', kind: 'complete', sight: 'queen', size: 8, bar: [3, 25] },
  { name: 'Complete', kind: 'complete', sight: 'queen', size: 12, bar: [45, 240] },
  { name: 'Complete', kind: 'complete', sight: 'queen', size: 14, bar: [110, 900] },
  { name: 'Guard', kind: 'guard', sight: 'queen', size: 8, bar: [3, 30] },
  { name: 'Guard', kind: 'guard', sight: 'queen', size: 12, bar: [12, 100] },
];

/** The bar for proving one answer on 12 × 12. */
const PROOF_BAR: Bar = [5, 5];

/** Times of the yardstick, measured after each puzzle, so that other load on the machine affects both. */
const yardsticks: number[] = [];

/** Times the textbook's search for all solutions of 8 queens. */
function takeYardstick(): void {
  yardsticks.push(timed(() => textbook(gridOf(8, []), () => false, Infinity)));
}

type Row = Readonly<Record<string, string | number>>;

function row(name: string, times: readonly number[], [median, slow]: Bar): Row {
  const yardstick = percentile(yardsticks.slice(-times.length), 0.5);
  const p50 = percentile(times, 0.5);
  const p99 = percentile(times, 0.99);
  return {
    name,
    made: times.length,
    p50: Number(p50.toFixed(2)),
    p99: Number(p99.toFixed(1)),
    bars: `${median} / ${slow}`,
    met: p50 <= median && p99 <= slow ? 'yes' : 'NO',
    'p50 in yardsticks': Number((p50 / yardstick).toFixed(1)),
    'p99 in yardsticks': Number((p99 / yardstick).toFixed(1)),
  };
}

function make(cell: Cell, step: Difficulty): { readonly row: Row; readonly proofs: number[] } {
  const { name, kind, sight, size, bar } = cell;
  const times: number[] = [];
  const proofs: number[] = [];
  for (let seed = FROM; seed < FROM + COUNT; seed++) {
    const spec = { kind, shape: { rows: size, columns: size }, sight, step };
    const begin = performance.now();
    const puzzle = finish(makePuzzle(spec, seed));
    times.push(performance.now() - begin);
    takeYardstick();
    if (!puzzle) throw new Error(`${JSON.stringify(spec)}: none from seed ${seed}.`);
    if (kind !== 'guard') proofs.push(quickest(() => finish(answersOf(puzzle, 2))));
  }
  const bars = step === 'thorny' ? (cell.thorny ?? bar) : bar;
  return { row: row(`${name} ${size}, ${step}`, times, bars), proofs };
}

const rows: Row[] = [];
for (const cell of CELLS) {
  const proofs: number[] = [];
  for (const step of existingDifficulties({
    ...cell,
    shape: { rows: cell.size, columns: cell.size },
  })) {
    const made = make(cell, step);
    proofs.push(...made.proofs);
    rows.push(made.row);
  }
  if (cell.size === 12 && proofs.length > 0)
    rows.push(row(`One answer proved, ${cell.name} 12`, proofs, PROOF_BAR));
}
const yardstick = percentile(yardsticks, 0.5);
console.log(`Yardstick, all answers of 8 queens plainly: ${yardstick.toFixed(3)} ms`);
console.table(rows);
report('puzzles', { yardstick, milliseconds: rows });
