import type { Day } from '../../../core/days/day.ts';
import { DAY_KINDS } from '../../../core/days/day-puzzles.ts';
import { puzzleCode } from '../../../core/puzzles/puzzle-code.ts';
import { finish } from '../../worker/task.ts';
import { makeDayPuzzle } from './makers.ts';

/** A day, and the codes of its puzzles in the order of `DAY_KINDS`; they are the same on every device. */
export interface FrozenDay {
  readonly day: Day;
  readonly codes: readonly string[];
}

/** Makes a day's puzzles and returns their codes; a code is empty if no puzzle is made. */
export function codesOf(day: Day): readonly string[] {
  return DAY_KINDS.map((kind) => {
    const made = finish(makeDayPuzzle(day, kind));
    return made ? puzzleCode(made.puzzle) : '';
  });
}
