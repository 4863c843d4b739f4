import * as v from 'valibot';
import { geometryOf } from '../../core/board/geometry.ts';
import { guardPuzzle } from '../../core/puzzles/puzzle.ts';
import { verdict } from '../../core/board/verdict.ts';
import { setAside, TABLE } from './puzzle-database.ts';
import type { TableResult } from './puzzle-progress.ts';
import type { RecordType, Saved } from '../storage/record-table.ts';
import { compareMoments } from '../../core/moments.ts';
import {
  LATEST_DATE,
  believableMoment,
  isCount,
  listSchema,
  millisecondsSchema,
} from '../storage/fields.ts';

/** The shortest and the longest side of a board of the Guard table. */
const SHORTEST = 3;
const LONGEST = 12;

const tableSchema = v.object({
  shape: v.string(),
  queens: listSchema,
  guardedAt: millisecondsSchema,
});

/**
 * Reads a board of the Guard table from the database, another tab or a backup; returns `undefined` if it is not of the
 * table, or its queens leave a square unattacked. An implausible date becomes 0.
 * @param now The latest plausible date, in milliseconds since 1970, give or take a day.
 */
export function readTableResult(value: unknown, now = LATEST_DATE): TableResult | undefined {
  const { success, output } = v.safeParse(tableSchema, value, { abortEarly: true });
  if (!success || !isGuarded(output)) return undefined;
  return { ...output, guardedAt: believableMoment(output.guardedAt, now) };
}

function isGuarded({ shape, queens }: TableResult): boolean {
  const [rows = 0, columns = 0] = shape.split('x').map(Number);
  if (shape !== `${rows}x${columns}`) return false;
  if (!isCount(rows) || !isCount(columns)) return false;
  if (rows < SHORTEST || rows > columns || columns > LONGEST) return false;
  const squares = rows * columns;
  const areSquares = queens.every((square: unknown) => isCount(square) && square < squares);
  if (!areSquares || new Set(queens).size !== queens.length) return false;
  const { rules } = guardPuzzle({ rows, columns }, squares);
  return verdict(geometryOf(rules), queens).solved;
}

/**
 * Merges two results of one board: the fewest queens win, then the earliest, then the text that sorts first. The
 * result is the same in whatever order, grouping and number results are merged. It is `a` itself if `b` adds nothing.
 */
export function mergeTableResults(a: TableResult, b: TableResult): TableResult {
  const more = a.queens.length - b.queens.length;
  const later = more || compareMoments(a.guardedAt, b.guardedAt);
  return later < 0 || (later === 0 && String(a.queens) <= String(b.queens)) ? a : b;
}

/** Returns true if a board was not guarded before, or with more queens. */
export function isBetter({ before, after }: Saved<TableResult>): boolean {
  return after.queens.length < (before?.queens.length ?? Infinity);
}

/** Boards of the Guard table, each under its shape. */
export const TABLE_RECORDS: RecordType<string, TableResult> = {
  store: TABLE,
  durability: 'strict',
  keyOf: ({ shape }) => shape,
  parse: (entry, shape) => {
    const result = readTableResult(entry);
    return result?.shape === shape ? result : undefined;
  },
  serialize: (result) => ({ version: 1, ...result }),
  setAside,
  merge: mergeTableResults,
};
