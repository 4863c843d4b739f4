import type { Day } from '../../../core/days/day.ts';
import { dayVersionOf, daySpecs, type DayVersion } from '../../../core/days/day-specs.ts';
import type { Puzzle, PuzzleKind } from '../../../core/puzzles/puzzle.ts';
import { onlyResult, type Task } from '../../worker/task.ts';
import { makePuzzle } from './make-puzzle.ts';
import type { Making, GradedPuzzle, PuzzleSpec } from '../protocol.ts';

/**
 * Function that makes a puzzle by one version of the generators and the grading: always the same for a spec and a seed.
 */
type Maker = (spec: PuzzleSpec, seed: number) => Task<Puzzle | undefined, Making>;

/**
 * The version of the generators and the grading: with a seed and a spec it names a puzzle. It goes up by one whenever
 * one of them changes what any seed makes (the test of `frozen-puzzles.json` fails then). Days that have begun keep
 * their puzzles: docs/changing-generators.md.
 */
export const PUZZLE_VERSION = 1;

/**
 * The makers by their `PUZZLE_VERSION`. Every version that days are made by stays. When the version goes up, the code
 * of the old one is kept under its own names.
 */
const MAKERS: Readonly<Partial<Record<number, Maker>>> = { 1: makePuzzle };

/**
 * Makes a puzzle of a day.
 * @param version Determines the day's specs and its generators.
 * @returns `undefined` for days before the first, and if the generators of the version are not here.
 */
export function* makeDayPuzzle(
  day: Day,
  kind: PuzzleKind,
  version: DayVersion = dayVersionOf(day),
): Task<GradedPuzzle | undefined> {
  const wanted = daySpecs(day, version).find((other) => other.kind === kind);
  const make = MAKERS[version.generators];
  if (!wanted || !make) return undefined;
  const { seed, ...spec } = wanted;
  const puzzle = yield* onlyResult(make(spec, seed));
  return puzzle && { puzzle, step: spec.step };
}
