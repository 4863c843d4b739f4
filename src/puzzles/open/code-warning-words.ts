import { msg, str } from '@lit/localize';
import { mostQueens } from '../../core/board/rules.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import type { Square } from '../../core/board/square.ts';
import { houseNames, ofHouse, ofHousePair, squaresWordsOn } from '../../game/words/house-words.ts';
import { plural } from '../../i18n/format.ts';
import type { Crowded } from '../../solver/puzzles/check/check-placement.ts';
import type { PuzzleCheck } from '../../solver/puzzles/protocol.ts';
import type { CodeWarning } from './opening.ts';

/** The largest number of squares that a sentence names; of more, it names the first. */
export const MOST_NAMED = 4;

/** Says why a puzzle is not played at once: a heading, and a sentence with the details. */
export function codeWarningWords(
  puzzle: Puzzle,
  doubt: CodeWarning,
): { readonly title: string; readonly text: string } {
  switch (doubt.kind) {
    case 'several':
      return {
        title: doubt.areTwo
          ? msg('This puzzle has two solutions')
          : msg('This puzzle has more than one solution'),
        text: differenceWords(puzzle, doubt),
      };
    case 'none':
      return {
        title: msg('This puzzle has no solution'),
        text: noAnswerWords(puzzle, doubt, true),
      };
    case 'too-hard':
      return {
        title: msg('This puzzle is too hard to check'),
        text: msg('It may have one solution, several or none. You can still play it.'),
      };
    case 'beyond':
      return {
        title: msg('Hints can’t solve this puzzle'),
        text: msg('It has exactly one solution, but hints can’t take you all the way.'),
      };
    case 'died':
      return {
        title: msg('This puzzle couldn’t be checked'),
        text: msg('The browser stopped the check. You can still play it.'),
      };
  }
}

export function differenceWords(
  { rules: { shape } }: Puzzle,
  { areTwo, answers: [one, other] }: Extract<PuzzleCheck, { kind: 'several' }>,
): string {
  const isOnlyIn = (answer: readonly Square[]) => (square: Square) => !answer.includes(square);
  const squares = [...one.filter(isOnlyIn(other)), ...other.filter(isOnlyIn(one))];
  squares.sort((a, b) => a - b);
  const named = squaresWordsOn(squares.slice(0, MOST_NAMED), shape);
  if (squares.length > MOST_NAMED) {
    return plural(
      squares.length,
      areTwo
        ? msg(str`They differ on {# square|# squares}, first at ${named}.`)
        : msg(str`Two of them differ on {# square|# squares}, first at ${named}.`),
    );
  }
  return areTwo ? msg(str`They differ at ${named}.`) : msg(str`Two of them differ at ${named}.`);
}

/** @param hasLooks True if regions are named with their looks, where the picture has no numbers. */
export function noAnswerWords(
  { rules, givens }: Puzzle,
  { crowded, least }: Extract<PuzzleCheck, { kind: 'none' }>,
  hasLooks = false,
): string {
  if (least !== undefined) {
    return plural(
      mostQueens(rules),
      msg(str`It allows {# queen|# queens}, but at least ${least} are needed.`),
    );
  }
  return crowded
    ? crowdedWords(crowded, rules.shape.rows, givens.length > 0, hasLooks)
    : msg('Its queens can’t all be placed.');
}

/** Says which houses are crowded: `Regions 2, 3 and 6 all lie in rows 1 and 2.` */
function crowdedWords(
  { houses, within }: Crowded,
  size: number,
  areGiven: boolean,
  hasLooks: boolean,
): string {
  const [house] = houses;
  const [other] = within;
  const names = houseNames(houses, size, hasLooks);
  if (!other) {
    const none = msg(
      str`No square is left for a queen in {[row|column|region]|[rows|columns|regions]} ${names}.`,
    );
    return plural(houses.length, ofHouse(house!.kind, none));
  }
  const around = houseNames(within, size, hasLooks);
  let message = msg(
    str`All free squares of [regions|regions|rows|columns|rows|columns] ${names} lie in {[row|column|region|region|column|row]|[rows|columns|regions|regions|columns|rows]} ${around}.`,
  );
  if (!areGiven) {
    message =
      houses.length === 2
        ? msg(
            str`[Regions|Regions|Rows|Columns|Rows|Columns] ${names} both lie in {[row|column|region|region|column|row]|[rows|columns|regions|regions|columns|rows]} ${around}.`,
          )
        : msg(
            str`[Regions|Regions|Rows|Columns|Rows|Columns] ${names} all lie in {[row|column|region|region|column|row]|[rows|columns|regions|regions|columns|rows]} ${around}.`,
          );
  }
  return plural(within.length, ofHousePair(house!.kind, other.kind, message));
}
