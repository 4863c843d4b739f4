import { msg, str } from '@lit/localize';
import type { DayWish } from '../core/day-wishes.ts';
import type { Puzzle } from '../core/puzzle.ts';
import { plural } from '../i18n/format.ts';
import { durationOf } from '../i18n/format-time.ts';
import { firstNumberWord, numberWord } from '../i18n/number-words.ts';
import type { PuzzleResult } from '../progress/puzzle-progress.ts';
import { helpWords } from './help-words.ts';
import { shapeWords } from './puzzle-words.ts';

/**
 * What a puzzle of a day asks of the player.
 * @param puzzle `undefined` before it is there.
 * @returns `undefined` where only the puzzle tells.
 */
export function taskWords(
  { kind, sight }: DayWish,
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
  if (givens.length === 1)
    return msg(str`One queen is given. Place the other ${rest}: one solution.`);
  return plural(
    left,
    msg(str`${given} queens are given. Place the other one: one solution.`),
    msg(str`${given} queens are given. Place the other ${rest}: one solution.`),
  );
}

function guardTask({ rules, givens }: Puzzle): string {
  const { goal, shape } = rules;
  const queens = numberWord(goal.kind === 'guard' ? goal.queens : 0);
  // A size is no place to begin a new line.
  const board = shapeWords(shape).replaceAll(' ', '\u00a0');
  if (givens.length === 0) {
    return msg(str`Use ${queens} queens to guard every square of ${board}.`);
  }
  const given = firstNumberWord(givens.length);
  return plural(
    givens.length,
    msg(str`One queen is given. Use ${queens} to guard every square of ${board}.`),
    msg(str`${given} queens are given. Use ${queens} to guard every square of ${board}.`),
  );
}

/** How many queens a puzzle still wants: `5 queens to place`. */
export function toPlaceWords(count: number): string {
  return plural(count, msg('1 queen to place'), msg(str`${count} queens to place`));
}

/** How a puzzle was solved: `no hints · 1:58`. */
export function solvedHow(result: PuzzleResult): string {
  return `${helpWords(result)} · ${durationOf(result.elapsed)}`;
}
