import * as v from 'valibot';
import { parseDayPuzzleName } from '../../core/days/day-puzzles.ts';
import { hintCount } from '../../core/game/rungs.ts';
import { nameSchema, difficultySchema } from './puzzle-game.ts';
import type { Square } from '../../core/board/square.ts';
import { PUZZLE_KINDS } from '../../core/puzzles/puzzle.ts';
import { harderTechnique, TECHNIQUES } from '../../core/puzzles/technique.ts';
import type { PuzzleResult } from './puzzle-progress.ts';
import { compareMoments } from '../../core/moments.ts';
import {
  LATEST_DATE,
  believableMoment,
  hintsSchema,
  isCount,
  millisecondsSchema,
} from '../storage/fields.ts';

/** The result of a puzzle, as it is kept. */
export interface SavedResult extends PuzzleResult {
  /**
   * The moment when the puzzle last ended, in milliseconds since 1970. A game of it that was not changed since does
   * not count as unfinished.
   */
  readonly endedAt: number;
}

const resultSchema = v.object({
  name: nameSchema,
  kind: v.picklist(PUZZLE_KINDS),
  step: difficultySchema,
  outcome: v.picklist(['solved', 'shown']),
  finishedAt: millisecondsSchema,
  elapsed: millisecondsSchema,
  hints: hintsSchema,
  endedAt: millisecondsSchema,
});

/**
 * Reads a result from the database, another tab or a backup; returns `undefined` if it is none. Implausible dates
 * become 0. Its checks, placements, queens, log, day and technique are left out if they are invalid.
 * @param now The latest plausible date, in milliseconds since 1970, give or take a day.
 */
export function readResult(value: unknown, now = LATEST_DATE): SavedResult | undefined {
  const { success, output } = v.safeParse(resultSchema, value, { abortEarly: true });
  if (!success) return undefined;
  const { step, finishedAt, endedAt } = output;
  return {
    ...output,
    step,
    finishedAt: believableMoment(finishedAt, now),
    endedAt: believableMoment(endedAt, now),
    ...checksField(value as { readonly checks?: unknown }),
    ...solvedFields(output, value as SolvedFields),
  };
}

/** Returns true if the player solved a puzzle, also if the answer was shown before. */
export function wasSolved({ outcome, solvedAfter }: PuzzleResult): boolean {
  return outcome === 'solved' || solvedAfter === true;
}

/** Returns true if the player solved a puzzle without a hint, a check or a reveal. */
export function isWithoutHelp({ outcome, hints, checks }: PuzzleResult): boolean {
  return outcome === 'solved' && hintCount(hints) === 0 && !checks;
}

/**
 * Returns true if a result has a new best time: measured, without help, and shorter than an earlier one.
 * @param best The best time of others of its kind and difficulty; `undefined` if there is none.
 */
export function isBestTime(result: PuzzleResult, best: number | undefined): boolean {
  const { elapsed } = result;
  return isWithoutHelp(result) && elapsed > 0 && best !== undefined && elapsed < best;
}

export function readResultOf(entry: unknown, name: IDBValidKey): SavedResult | undefined {
  const result = readResult(entry);
  return result?.name === name ? result : undefined;
}

/** Reads the number of checks; an invalid one is left out, and nothing else is lost. */
function checksField({ checks }: { readonly checks?: unknown }): Pick<PuzzleResult, 'checks'> {
  return isCount(checks) && checks > 0 ? { checks } : {};
}

/** Schema of queens on the largest board, 14 × 14. */
const queensSchema = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(195))),
  v.maxLength(196),
);

/** Schema of a log of moves; `readMoveLog` tells if its moves are possible. */
const logSchema = v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(2000));

/** The names of the fields that only the result of a puzzle has that the player solved. */
type SolvedField = 'solvedAfter' | 'placements' | 'queens' | 'log' | 'onDay' | 'technique';

/** These fields, unchecked. An invalid one is left out, and nothing else is lost. */
type SolvedFields = Readonly<Partial<Record<SolvedField, unknown>>>;

function solvedFields(
  { name, outcome }: Pick<PuzzleResult, 'name' | 'outcome'>,
  { solvedAfter, placements, queens, log, onDay, technique }: SolvedFields,
): Pick<PuzzleResult, SolvedField> {
  const isSolved = outcome === 'solved';
  if (!isSolved && solvedAfter !== true) return {};
  const known = TECHNIQUES.find((other) => other === technique);
  const arePlacements = (it: unknown): it is string =>
    typeof it === 'string' && /^[goh]{1,196}$/.test(it);
  const areQueens = (it: unknown): it is readonly Square[] => v.is(queensSchema, it);
  return {
    ...(!isSolved && { solvedAfter: true }),
    ...(arePlacements(placements) && { placements }),
    ...(areQueens(queens) && { queens }),
    ...(v.is(logSchema, log) && { log }),
    ...(isSolved && onDay === true && parseDayPuzzleName(name) && { onDay }),
    ...(isSolved && known && { technique: known }),
  };
}

/** Returns the record of a result. That of a solved puzzle with a difficulty has a `time` for the index of times. */
export function resultRecord(result: SavedResult): unknown {
  const { kind, step, outcome, elapsed } = result;
  const isTimed = outcome === 'solved' && step !== undefined;
  return { version: 1, ...result, ...(isTimed && { time: [kind, step, elapsed] }) };
}

/**
 * Merges two results of one puzzle: solved beats solved after it was shown, and that shown alone; then the earliest
 * finish wins, then the text that sorts first.
 * The day counts if it counts in either. The harder of two techniques is kept. The result is the same in whatever
 * order, grouping and number results are merged. It is `a` itself if `b` adds nothing.
 */
export function mergeResults(a: SavedResult, b: SavedResult): SavedResult {
  const first = preferred(a, b);
  const endedAt = Math.max(a.endedAt, b.endedAt);
  const onDay = a.onDay ?? b.onDay;
  const technique = harderTechnique(a.technique, b.technique);
  const isAll = endedAt === first.endedAt && onDay === first.onDay && technique === first.technique;
  if (isAll) return first;
  return { ...first, endedAt, ...(onDay && { onDay }), ...(technique && { technique }) };
}

function preferred(a: SavedResult, b: SavedResult): SavedResult {
  const further = progressOf(a) - progressOf(b);
  if (further !== 0) return further > 0 ? a : b;
  const later = compareMoments(a.finishedAt, b.finishedAt);
  return later < 0 || (later === 0 && textOf(a) <= textOf(b)) ? a : b;
}

/** Returns how far the player has come with a puzzle: 0 without a result, 3 for one that was solved. */
export function progressOf(result: PuzzleResult | undefined): number {
  if (!result) return 0;
  if (result.outcome === 'solved') return 3;
  return result.solvedAfter ? 2 : 1;
}

/**
 * Returns all fields as text in a fixed order, except those that are merged separately. A result with placements,
 * queens and log sorts before the same one from a build that did not keep them.
 */
function textOf(result: SavedResult): string {
  const { kind, step, elapsed, hints, checks = 0, placements = '~', queens, log } = result;
  const { nudge, where, why, place } = hints;
  return JSON.stringify([
    elapsed,
    nudge,
    where,
    why,
    place,
    kind,
    step,
    placements,
    queens?.join() ?? '~',
    checks,
    log?.join() ?? '~',
  ]);
}
