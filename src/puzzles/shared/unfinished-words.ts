import { msg, str } from '@lit/localize';
import { kindOf, type Puzzle } from '../../core/puzzles/puzzle.ts';
import { plural } from '../../i18n/format.ts';
import { kindName, shapeWords } from './puzzle-words.ts';

/** Returns the name of a puzzle: `Regions 10 × 10`. */
export function puzzleName({ rules }: Puzzle): string {
  return `${kindName(kindOf(rules))} ${shapeWords(rules.shape)}`;
}

/** Returns the number of queens placed of those that a puzzle needs: `2 of 4 queens`. */
export function placedOfWords(placed: number, total: number): string {
  return plural(total, {
    one: msg(str`${placed} of 1 queen`),
    other: msg(str`${placed} of ${total} queens`),
  });
}

/** Returns the progress of a puzzle: `4 of 10 placed`, `2 of 4 queens`; on a board of the table `2 queens`. */
export function placedWords({ rules }: Puzzle, placed: number, isOfTable: boolean): string {
  if (isOfTable) return plural(placed, { one: msg('1 queen'), other: msg(str`${placed} queens`) });
  const { goal, shape } = rules;
  return goal.kind === 'guard'
    ? placedOfWords(placed, goal.queens)
    : msg(str`${placed} of ${shape.rows} placed`);
}
