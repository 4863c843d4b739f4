import { promisifyRequest } from 'idb-keyval';
import { hintCount, RUNGS } from '../../core/game/rungs.ts';
import {
  DIFFICULTIES,
  PUZZLE_KINDS,
  type PuzzleKind,
  type Difficulty,
} from '../../core/puzzles/puzzle.ts';
import { TECHNIQUES } from '../../core/puzzles/technique.ts';
import { walk } from '../storage/database.ts';
import { BY_STATISTIC, BY_HELP, BY_TIME, RESULTS } from './puzzle-database.ts';
import type { PuzzleStatistics, PuzzleResult, TechniqueStatistics } from './puzzle-progress.ts';
import { isWithoutHelp, readResult } from './puzzle-result.ts';

/** The hint counts of a puzzle that was solved without a hint, in the order of the indexes. */
const NO_HELP = RUNGS.map(() => 0);

/** A kind of puzzle and a difficulty. */
interface Cell {
  readonly kind: PuzzleKind;
  readonly step: Difficulty;
}

const CELLS: readonly Cell[] = PUZZLE_KINDS.flatMap((kind) =>
  DIFFICULTIES.map((step) => ({ kind, step })),
);

/**
 * Counts how all puzzles were solved. It reads no result except the fastest of each kind and difficulty, down to the
 * first without help.
 * @param besides Results of solved puzzles that are not stored as solved.
 */
export async function puzzleStatisticsOf(
  transaction: IDBTransaction,
  besides: readonly PuzzleResult[],
): Promise<PuzzleStatistics> {
  const count = (index: string, ...start: readonly (string | number)[]): Promise<number> =>
    promisifyRequest(transaction.objectStore(RESULTS).index(index).count(startingWith(start)));
  const more = statisticsOfResults(besides);
  const [solved, unaided, ...all] = await Promise.all([
    count(BY_HELP, 'solved'),
    count(BY_HELP, 'solved', ...NO_HELP),
    ...CELLS.map(async (cell) => {
      const { kind, step } = cell;
      const added = more.byDifficulty.find(isOfCell(cell));
      const [solved, unaided, median, best] = await Promise.all([
        count(BY_STATISTIC, 'solved', kind, step),
        count(BY_STATISTIC, 'solved', kind, step, ...NO_HELP),
        medianTime(transaction, cell, besides),
        bestTime(transaction, cell, besides),
      ]);
      return {
        ...cell,
        solved: solved + (added?.solved ?? 0),
        unaided: unaided + (added?.unaided ?? 0),
        median: median ?? 0,
        best,
      };
    }),
  ]);
  return {
    solved: solved + more.solved,
    unaided: unaided + more.unaided,
    byDifficulty: all.filter(({ solved }) => solved > 0),
  };
}

/** Counts how the puzzles of these results were solved. No result may be of a puzzle whose answer was shown. */
export function statisticsOfResults(results: readonly PuzzleResult[]): PuzzleStatistics {
  const byDifficulty = CELLS.flatMap((cell) => {
    const some = results.filter(isOfCell(cell));
    const median = timesOf(some).sort((a, b) => a - b)[middleIn(some.length)];
    if (median === undefined) return [];
    const unaided = some.filter(isWithoutHints).length;
    return { ...cell, solved: some.length, unaided, median, best: bestOf(some) };
  });
  return {
    solved: results.length,
    unaided: results.filter(isWithoutHints).length,
    byDifficulty,
  };
}

/**
 * Returns the median time of a kind and difficulty, in milliseconds, without reading a result; the lower of two middle
 * ones.
 * @param besides Results of solved puzzles that are not stored as solved.
 */
export async function medianTime(
  transaction: IDBTransaction,
  cell: Cell,
  besides: readonly PuzzleResult[],
): Promise<number | undefined> {
  const index = transaction.objectStore(RESULTS).index(BY_TIME);
  const range = startingWith([cell.kind, cell.step]);
  const count = await promisifyRequest(index.count(range));
  const times = timesOf(besides.filter(isOfCell(cell)));
  const middle = middleIn(count + times.length);
  if (middle < 0) return undefined;
  // Wherever the other times belong, the stored ones before `first` come before the middle.
  const first = Math.max(0, middle - times.length);
  const stored = await timesFrom(index, range, first, middle - first + 1);
  return [...stored, ...times].sort((a, b) => a - b)[middle - first];
}

/**
 * Returns the shortest time without help of a kind and difficulty, in milliseconds. A time of 0 was not measured and does
 * not count.
 * @param except The name of a puzzle whose time does not count.
 * @param besides Results of solved puzzles that are not stored as solved.
 */
export async function bestTime(
  transaction: IDBTransaction,
  cell: Cell,
  besides: readonly PuzzleResult[],
  except?: string,
): Promise<number | undefined> {
  const index = transaction.objectStore(RESULTS).index(BY_TIME);
  const range = startingWith([cell.kind, cell.step]);
  const isOther = ({ name }: PuzzleResult): boolean => name !== except;
  const others = besides.filter(isOfCell(cell)).filter(isOther);
  let best = bestOf(others);
  await walk(index.openCursor(range), (cursor) => {
    const result = readResult(cursor.value);
    const time = result && isOther(result) ? bestOf([result]) : undefined;
    if (time === undefined) cursor.continue();
    else best = Math.min(time, best ?? time);
    return time === undefined;
  });
  return best;
}

function bestOf(results: readonly PuzzleResult[]): number | undefined {
  const times = timesOf(results.filter(isWithoutHelp)).filter((time) => time > 0);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Counts the techniques that solved puzzles needed, where the results say them. */
export function techniqueStatisticsOf(
  results: Iterable<PuzzleResult>,
): readonly TechniqueStatistics[] {
  const solved = [...results].filter(({ outcome }) => outcome === 'solved');
  return PUZZLE_KINDS.flatMap((kind) =>
    TECHNIQUES.flatMap((technique) => {
      const some = solved.filter((it) => it.kind === kind && it.technique === technique);
      if (some.length === 0) return [];
      return { kind, technique, solved: some.length, unaided: some.filter(isWithoutHints).length };
    }),
  );
}

/** Returns the index of the middle one of `count` values, the lower of two; -1 if there is none. */
function middleIn(count: number): number {
  return Math.floor((count - 1) / 2);
}

function timesOf(results: readonly PuzzleResult[]): number[] {
  return results.map(({ elapsed }) => elapsed);
}

function isOfCell({ kind, step }: Cell) {
  return (it: Pick<PuzzleResult, 'kind' | 'step'>): boolean => it.kind === kind && it.step === step;
}

function isWithoutHints({ hints }: PuzzleResult): boolean {
  return hintCount(hints) === 0;
}

/**
 * Returns the range of index keys that begin with `start`. A list comes after every number and text (Indexed Database
 * API 3.0, 2.4).
 */
function startingWith(start: readonly (string | number)[]): IDBKeyRange {
  return IDBKeyRange.bound(start, [...start, []]);
}

/** Reads `count` times of a range of the index, from the one at index `place` on. */
async function timesFrom(
  index: IDBIndex,
  range: IDBKeyRange,
  place: number,
  count: number,
): Promise<readonly number[]> {
  const times: number[] = [];
  let isThere = place === 0;
  await walk(index.openKeyCursor(range), (cursor) => {
    if (!isThere) {
      isThere = true;
      cursor.advance(place);
      return true;
    }
    times.push((cursor.key as [string, string, number])[2]);
    if (times.length === count) return false;
    cursor.continue();
    return true;
  });
  return times;
}
