import type { Sight } from '../board/rules.ts';
import type { PuzzleVariant } from '../puzzles/puzzle-variants.ts';
import type { PuzzleKind, Difficulty } from '../puzzles/puzzle.ts';
import type { Shape } from '../board/shape.ts';

/** A kind's puzzle on one weekday: its difficulty, and the boards that it is drawn from. */
export interface WeekdayPuzzle {
  readonly step: Difficulty;
  /** A board that is listed twice is drawn twice as often. */
  readonly variants: readonly PuzzleVariant[];
}

/**
 * The week of daily puzzles, from Monday to Sunday. It begins with three Gentle puzzles and gets harder, kind by kind.
 * Gentle boards are at most 8 × 8, so that their squares are large on a phone. Until Friday at least one of the three
 * puzzles is Gentle; at the weekend one is Medium (`steady`).
 */
export const WEEK: Readonly<Record<PuzzleKind, readonly WeekdayPuzzle[]>> = {
  complete: [
    complete('gentle', 7, 8, 8),
    complete('steady', 9, 10),
    complete('steady', 9, 10),
    complete('steady', 10, 11),
    complete('tricky', 10, 11),
    complete('tricky', 11, 12),
    complete('tricky', 12),
  ],
  regions: [
    regions('gentle', 'touch', 6),
    regions('gentle', 'touch', 6, 7),
    regions('gentle', 'touch', 7, 8),
    regions('steady', 'touch', 7, 8),
    regions('steady', 'touch', 8, 9),
    regions('tricky', 'touch', 8, 9),
    regions('tricky', 'queen', 8, 9),
  ],
  guard: [
    guard('gentle', [6, 8]),
    guard('gentle', [7, 7], [7, 8]),
    guard('gentle', [7, 8], [8, 8]),
    guard('gentle', [8, 8]),
    guard('gentle', [8, 8]),
    guard('steady', [7, 9], [8, 8], [8, 9]),
    guard('steady', [8, 9], [8, 10]),
  ],
};

function complete(step: Difficulty, ...sizes: readonly number[]): WeekdayPuzzle {
  return { step, variants: sizes.map((size) => variant('complete', 'queen', [size, size])) };
}

function regions(step: Difficulty, sight: Sight, ...sizes: readonly number[]): WeekdayPuzzle {
  return { step, variants: sizes.map((size) => variant('regions', sight, [size, size])) };
}

function guard(step: Difficulty, ...shapes: readonly Sides[]): WeekdayPuzzle {
  return { step, variants: shapes.map((sides) => variant('guard', 'queen', sides)) };
}

type Sides = readonly [rows: Shape['rows'], columns: Shape['columns']];

function variant(kind: PuzzleKind, sight: Sight, [rows, columns]: Sides): PuzzleVariant {
  return { kind, sight, shape: { rows, columns } };
}
