import { regionsPuzzle } from '../../core/puzzles/puzzle.ts';
import type { Sight } from '../../core/board/rules.ts';
import { answersOf } from '../search/placement-search.ts';
import { NODES_PER_STEP, type Task } from '../worker/task.ts';
import type { RegionsVerdict } from './reading.ts';

/** Queens tried by a rule before a board counts as too hard; the check of a puzzle has the same bound. */
const MOST_NODES = 200_000;

/** Counts the answers of a board of regions by both rules. */
export function* judgeRegions(size: number, regions: readonly number[]): Task<RegionsVerdict> {
  const touch = yield* countAnswers(size, 'touch', regions);
  if (touch === 'many') return { kind: 'too-hard' };
  if (touch === 0) return { kind: (yield* hasTwoStars(size, regions)) ? 'two-stars' : 'none' };
  const queen = yield* countAnswers(size, 'queen', regions);
  if (queen === 'many') return { kind: 'too-hard' };
  if (touch === 1) return queen === 1 ? { kind: 'both' } : { kind: 'one', sight: 'touch' };
  return queen === 1 ? { kind: 'one', sight: 'queen' } : { kind: 'several' };
}

/** Counts answers up to two; `many` if the search gave up. */
function* countAnswers(
  size: number,
  sight: Sight,
  regions: readonly number[],
): Task<number | 'many'> {
  const { found, outcome } = yield* answersOf(regionsPuzzle(size, sight, regions), 2, MOST_NODES);
  return outcome === 'paused' ? 'many' : found.length;
}

/** Searches row by row for two queens in each row, column and region, none touching; gives up after `MOST_NODES`. */
function* hasTwoStars(size: number, regions: readonly number[]): Task<boolean> {
  const inColumn = new Array<number>(size).fill(0);
  const inRegion = new Array<number>(size).fill(0);
  let nodes = 0;
  const columns = Array.from({ length: size }, (_, column) => column);
  const pairs = columns.flatMap((a) => columns.slice(a + 2).map((b): [number, number] => [a, b]));
  function* place(row: number, above: readonly number[]): Task<boolean> {
    if (row === size) return true;
    const regionOf = (column: number): number => regions[row * size + column]!;
    const add = (column: number, by: number): void => {
      inColumn[column]! += by;
      inRegion[regionOf(column)]! += by;
    };
    const isFree = (column: number): boolean =>
      inColumn[column]! < 2 && above.every((other) => Math.abs(other - column) > 1);
    for (const pair of pairs) {
      if (nodes >= MOST_NODES) return false;
      if (!pair.every(isFree)) continue;
      if (++nodes % NODES_PER_STEP === 0) yield;
      for (const column of pair) add(column, 1);
      const isFound =
        pair.every((column) => inRegion[regionOf(column)]! <= 2) && (yield* place(row + 1, pair));
      for (const column of pair) add(column, -1);
      if (isFound) return true;
    }
    return false;
  }
  return yield* place(0, []);
}
