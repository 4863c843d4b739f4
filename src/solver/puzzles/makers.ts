import type { Day } from '../../core/day.ts';
import { dayVersionOf, dayWishes, type DayVersion } from '../../core/day-wishes.ts';
import type { Puzzle, PuzzleKind } from '../../core/puzzle.ts';
import { onlyResult, type Task } from '../task.ts';
import { makePuzzle } from './make-puzzle.ts';
import type { Making, PlayedDay, Wish } from './protocol.ts';

/** Makes a puzzle by a version of the generators and the grading: always the same of a wish and a seed. */
type Maker = (wish: Wish, seed: number) => Task<Puzzle | undefined, Making>;

/**
 * The makers by their `PUZZLE_VERSION`. Every one that days are made by stays: when the version goes up, what
 * the one before is made of is kept beside the new, under names of its own.
 */
const MAKERS: Readonly<Partial<Record<number, Maker>>> = { 1: makePuzzle };

/**
 * Makes a puzzle of a day.
 * @param version What its wishes and its generators are taken from.
 * @returns `undefined` for days before the first, and where the version's generators are not here.
 */
export function* makeDayPuzzle(
  day: Day,
  kind: PuzzleKind,
  version: DayVersion = dayVersionOf(day),
): Task<PlayedDay | undefined> {
  const wanted = dayWishes(day, version).find((other) => other.kind === kind);
  const make = MAKERS[version.generators];
  if (!wanted || !make) return undefined;
  const { seed, ...wish } = wanted;
  const puzzle = yield* onlyResult(make(wish, seed));
  return puzzle && { puzzle, step: wish.step };
}
