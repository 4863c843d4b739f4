import { msg, str } from '@lit/localize';
import { GOALS, mostQueens } from '../../core/board/rules.ts';
import type { Square } from '../../core/board/square.ts';
import { parseDayPuzzleName } from '../../core/days/day-puzzles.ts';
import { DIFFICULTIES, kindOf, type Difficulty, type Puzzle } from '../../core/puzzles/puzzle.ts';
import { dayTitle } from '../../i18n/format-day.ts';
import { oneOf, plural } from '../../i18n/format.ts';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import { placedOfWords, shapeWords } from './board-words.ts';
import { kindName } from './kinds/kinds.ts';

/** Returns the name of a difficulty, which stands alone or beside the name of a kind. */
export function difficultyName(step: Difficulty): string {
  switch (step) {
    case 'gentle':
      return msg('Gentle', { id: 'difficulty-gentle', desc: 'The lowest of four difficulties' });
    case 'steady':
      return msg('Medium', { id: 'difficulty-medium', desc: 'The second of four difficulties' });
    case 'tricky':
      return msg('Tricky', { id: 'difficulty-tricky', desc: 'The third of four difficulties' });
    case 'thorny':
      return msg('Expert', { id: 'difficulty-expert', desc: 'The highest of four difficulties' });
  }
}

/** Takes the wording of a message for a difficulty: `Make it [Gentle|Medium|Tricky|Expert]`. */
export function ofDifficulty(step: Difficulty, message: string): string {
  return oneOf(step, DIFFICULTIES, message);
}

/** Returns the title of a puzzle: `Regions · Medium`; only the kind if it has no difficulty. */
export function puzzleTitle({ puzzle, step }: Pick<PlayedPuzzle, 'puzzle' | 'step'>): string {
  const kind = kindName(kindOf(puzzle.rules));
  return step ? `${kind} · ${difficultyName(step)}` : kind;
}

/** The origin of a puzzle, if it is known and not part of its name. */
export type Origin = 'endless' | 'code' | 'picture' | 'own' | undefined;

/** Returns true if the game makes more puzzles like it; false for puzzles that people made. */
export function hasMore(origin: Origin): boolean {
  return origin === 'endless' || origin === undefined;
}

/**
 * Returns the origin in words: `Sat 21 November`, `From a code · 8 × 8`, `Created · 8 × 8`; the
 * size of a puzzle that the game made.
 * @param origin The origin of this visit; the kept one if there is none.
 */
export function originWords(
  { name, puzzle, origin: kept }: PlayedPuzzle,
  origin: Origin = kept,
): string {
  const ofDay = parseDayPuzzleName(name);
  if (ofDay) return dayTitle(ofDay.day);
  const shape = shapeWords(puzzle.rules.shape);
  if (origin === 'picture') return msg(str`From a picture · ${shape}`);
  if (origin === 'own') return msg(str`Created · ${shape}`);
  return origin === 'code' ? msg(str`From a code · ${shape}`) : shape;
}

/** Returns the name of a puzzle: `Regions 10 × 10`. */
export function puzzleName({ rules }: Puzzle): string {
  return `${kindName(kindOf(rules))} ${shapeWords(rules.shape)}`;
}

/**
 * Returns the number of queens that the player placed, of those to place: `4 of 7 placed`, `1 of 2 queens`; empty if
 * there are none.
 * @param queens The queens on the board, with the given ones.
 */
export function placedWords({ rules, givens }: Puzzle, queens: readonly Square[]): string {
  const placed = queens.length - givens.length;
  if (placed <= 0) return '';
  const total = mostQueens(rules) - givens.length;
  return GOALS[rules.goal.kind].isByRows
    ? plural(placed, msg(str`# of ${total} placed`))
    : placedOfWords(placed, total);
}
