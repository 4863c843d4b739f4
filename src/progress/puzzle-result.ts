import * as v from 'valibot';
import { parseDayPuzzleName } from '../core/day-puzzles.ts';
import {
  believableMoment,
  compareMoments,
  isCount,
  LATEST_DATE,
  millisecondsSchema,
} from './find.ts';
import { nameSchema, stepSchema } from './puzzle-game.ts';
import type { Square } from '../core/square.ts';
import { harderTechnique, TECHNIQUES } from '../core/technique.ts';
import type { PuzzleResult } from './puzzle-progress.ts';
import { hintsSchema } from './saved-game-record.ts';

/** How a puzzle ended, as it is kept. */
export interface KeptResult extends PuzzleResult {
  /**
   * When it ended the last time, in milliseconds since 1970: an unfinished game of it that was not
   * changed since is none.
   */
  readonly endedAt: number;
}

const resultSchema = v.object({
  name: nameSchema,
  kind: v.picklist(['complete', 'regions', 'guard']),
  step: stepSchema,
  outcome: v.picklist(['solved', 'shown']),
  finishedAt: millisecondsSchema,
  elapsed: millisecondsSchema,
  hints: hintsSchema,
  endedAt: millisecondsSchema,
});

/**
 * Reads a result from the database, another tab or a backup; `undefined` when it is none. Dates that
 * cannot be are not known, and what cannot be of its placements, queens or day is left out.
 * @param now The latest date there can be, in milliseconds since 1970, give or take a day.
 */
export function readResult(value: unknown, now = LATEST_DATE): KeptResult | undefined {
  const { success, output } = v.safeParse(resultSchema, value, { abortEarly: true });
  if (!success) return undefined;
  const { step, finishedAt, endedAt } = output;
  return {
    ...output,
    step,
    finishedAt: believableMoment(finishedAt, now),
    endedAt: believableMoment(endedAt, now),
    ...checksField(value as { readonly checks?: unknown }),
    ...(output.outcome === 'solved' && solvedFields(output.name, value as SolvedFields)),
  };
}

/** How often the board was checked, as far as it is read: whatever it is, nothing else is lost by it. */
function checksField({ checks }: { readonly checks?: unknown }): Pick<PuzzleResult, 'checks'> {
  return isCount(checks) && checks > 0 ? { checks } : {};
}

/** Squares of the largest board there is. */
const queensSchema = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(195))),
  v.maxLength(196),
);

/** What only a result that was solved has, as far as it is read: whatever it is, nothing else is lost by it. */
type SolvedFields = Readonly<
  Partial<Record<'placements' | 'queens' | 'onDay' | 'technique', unknown>>
>;

function solvedFields(
  name: string,
  { placements, queens, onDay, technique }: SolvedFields,
): Pick<PuzzleResult, 'placements' | 'queens' | 'onDay' | 'technique'> {
  const known = TECHNIQUES.find((other) => other === technique);
  const arePlacements = (it: unknown): it is string =>
    typeof it === 'string' && /^[goh]{1,196}$/.test(it);
  const areQueens = (it: unknown): it is readonly Square[] => v.is(queensSchema, it);
  return {
    ...(arePlacements(placements) && { placements }),
    ...(areQueens(queens) && { queens }),
    ...(onDay === true && parseDayPuzzleName(name) && { onDay }),
    ...(known && { technique: known }),
  };
}

/**
 * A result as it is stored: with what the index of times has of it, which is nothing where the answer
 * was shown or the puzzle has no step.
 */
export function resultRecord(result: KeptResult): unknown {
  const { kind, step, outcome, elapsed } = result;
  const isTimed = outcome === 'solved' && step !== undefined;
  return { version: 1, ...result, ...(isTimed && { time: [kind, step, elapsed] }) };
}

/**
 * What is kept of a puzzle of which there are two results: solved beats shown, then the earliest finish
 * wins; their text decides the rest. A day that counted in either counts, and a technique that either says is
 * kept, the harder of two. In whatever order,
 * grouping and number results are joined, the same comes out; `a` itself where `b` adds nothing.
 */
export function joinResults(a: KeptResult, b: KeptResult): KeptResult {
  const first = preferred(a, b);
  const endedAt = Math.max(a.endedAt, b.endedAt);
  const onDay = a.onDay ?? b.onDay;
  const technique = harderTechnique(a.technique, b.technique);
  const isAll = endedAt === first.endedAt && onDay === first.onDay && technique === first.technique;
  if (isAll) return first;
  return { ...first, endedAt, ...(onDay && { onDay }), ...(technique && { technique }) };
}

function preferred(a: KeptResult, b: KeptResult): KeptResult {
  if (a.outcome !== b.outcome) return a.outcome === 'solved' ? a : b;
  const later = compareMoments(a.finishedAt, b.finishedAt);
  return later < 0 || (later === 0 && textOf(a) <= textOf(b)) ? a : b;
}

/**
 * All that is said, whatever the order of its fields, except of what is joined by itself. One that says its
 * placements and queens comes before the same from a build that did not keep them.
 */
function textOf(result: KeptResult): string {
  const { kind, step, elapsed, hints, checks = 0, placements = '~', queens } = result;
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
  ]);
}
