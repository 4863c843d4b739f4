import { msg, str } from '@lit/localize';
import type { DaySpec } from '../../core/days/day-specs.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { plural } from '../../i18n/format.ts';
import { durationOf } from '../../i18n/format-time.ts';
import { firstNumberWord, numberWord } from '../../i18n/number-words.ts';
import type { PuzzleResult } from '../../progress/puzzles/puzzle-progress.ts';
import { helpWords } from '../shared/help-words.ts';
import { shapeWords } from '../shared/puzzle-words.ts';

/**
 * Returns the task of a puzzle of a day.
 * @param puzzle `undefined` before it is loaded.
 * @returns `undefined` if the task depends on the puzzle and the puzzle is not loaded.
 */
export function taskWords(
  { kind, sight }: DaySpec,
  puzzle: Puzzle | undefined,
): string | undefined {
  if (kind === 'regions') {
    return sight === 'touch'
      ? msg('One queen per row, column and region. None may touch.')
      : msg('One queen per row, column and region. None on a diagonal.');
  }
  if (!puzzle) return undefined;
  return kind === 'complete' ? completeTask(puzzle) : guardTask(puzzle);
}

function completeTask({ rules, givens }: Puzzle): string {
  const given = firstNumberWord(givens.length);
  const left = rules.shape.rows - givens.length;
  const rest = numberWord(left);
  return plural(givens.length, {
    one: msg(str`One queen is given. Place the other ${rest}: one solution.`),
    other: plural(left, {
      one: msg(str`${given} queens are given. Place the other one: one solution.`),
      other: msg(str`${given} queens are given. Place the other ${rest}: one solution.`),
    }),
  });
}

function guardTask({ rules, givens }: Puzzle): string {
  const { goal, shape } = rules;
  const queens = numberWord(goal.kind === 'guard' ? goal.queens : 0);
  // No-break spaces keep the size on one line.
  const board = shapeWords(shape).replaceAll(' ', '\u00a0');
  if (givens.length === 0) {
    return msg(str`Use ${queens} queens to guard every square of ${board}.`);
  }
  const given = firstNumberWord(givens.length);
  return plural(givens.length, {
    one: msg(str`One queen is given. Use ${queens} to guard every square of ${board}.`),
    other: msg(str`${given} queens are given. Use ${queens} to guard every square of ${board}.`),
  });
}

/** Returns the number of queens that are still to be placed: `5 queens to place`. */
export function toPlaceWords(count: number): string {
  return plural(count, { one: msg('1 queen to place'), other: msg(str`${count} queens to place`) });
}

/** Returns the help and the time of a solved puzzle: `no hints · 1:58`. */
export function solvedHow(result: PuzzleResult): string {
  return `${helpWords(result)} · ${durationOf(result.elapsed)}`;
}
