import { msg, str } from '@lit/localize';
import type { PuzzleCodeProblem } from '../../core/puzzles/puzzle-code-problem.ts';
import { squareNameOn } from '../../core/board/square.ts';
import { listOf, numberOf, plural } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import { KINDS } from '../shared/kinds/kinds.ts';

/** Returns a heading that says that a text is no code, or that the puzzle of a code is refused. */
export function puzzleCodeProblemTitle({ kind }: PuzzleCodeProblem): string {
  switch (kind) {
    case 'size':
    case 'regions':
    case 'givens-conflict':
    case 'off-board':
    case 'twice':
    case 'too-many-givens':
    case 'nothing-left':
      return msg('This puzzle can’t be played here');
    default:
      return msg('This is not a puzzle code');
  }
}

export function puzzleCodeProblemWords(problem: PuzzleCodeProblem): string {
  switch (problem.kind) {
    case 'empty':
      return msg('There is nothing here yet.');
    case 'too-long':
      return msg('This is too long for one puzzle.');
    case 'unknown':
      return msg('That isn’t a puzzle link, code or letter grid.');
    case 'head':
      return KINDS[problem.of].headProblem(problem.text);
    case 'size':
      return KINDS[problem.of].sizeProblem(problem.shape);
    case 'not-square': {
      const { rows, columns } = problem.shape;
      return msg(str`It has ${sizeOf(rows, columns)} squares, but the board must be square.`);
    }
    case 'line-length':
      return lineLengthWords(problem);
    case 'ends':
      return endsWords(problem);
    case 'goes-on':
      return plural(problem.more, msg('It has {# symbol|# symbols} too many at its end.'));
    case 'region-symbol': {
      const { row, symbol, last } = problem;
      return msg(str`Row ${row} has “${symbol}”, but the regions are 0 to ${last}.`);
    }
    case 'column-symbol': {
      const { row, symbol, last } = problem;
      return msg(
        str`Row ${row} says “${symbol}”, but the columns are 1 to ${last}, and 0 is an open row.`,
      );
    }
    case 'regions': {
      const { actual, expected } = problem;
      return plural(
        actual,
        msg(str`It has {# region|# regions}, but needs ${expected}, one for each row.`),
      );
    }
    case 'givens-conflict': {
      const queens = listOf(problem.givens.map((given) => squareNameOn(given, problem.shape)));
      return plural(
        problem.givens.length,
        msg(str`The given queens on ${queens} attack each other.`),
      );
    }
    case 'queens':
      return problem.text === ''
        ? msg('It doesn’t say how many queens are allowed, like the 5 in g/7x9/5.')
        : msg(str`“${problem.text}” isn’t a number of queens from 1 to ${problem.most}.`);
    case 'square-name':
      return msg(str`“${problem.text}” isn’t a square like b6.`);
    case 'off-board': {
      const { rows, columns } = problem.shape;
      return msg(str`${problem.name} is not on a board of ${sizeOf(rows, columns)}.`);
    }
    case 'twice':
      return msg(str`It gives a queen on ${problem.name} twice.`);
    case 'check':
      return msg('Part of it is missing or wrong; copy or type it again.');
    case 'too-many-givens':
      return joinSentences([
        plural(problem.givens, msg('It gives {# queen|# queens}.')),
        plural(problem.queens, msg('Only {one is|# are} allowed.')),
      ]);
    case 'nothing-left':
      return allGivenWords(problem.queens);
  }
}

function allGivenWords(queens: number): string {
  if (queens === 1) return msg('Its only queen is given, so nothing is left to place.');
  return queens === 2
    ? msg('Both its queens are given, so nothing is left to place.')
    : plural(queens, msg('All its {# queen is|# queens are} given, so nothing is left to place.'));
}

function lineLengthWords({
  line,
  actual,
  expected,
  isOnlyOne,
}: PuzzleCodeProblem & { kind: 'line-length' }): string {
  const right = numberOf(expected);
  return plural(
    actual,
    isOnlyOne
      ? msg(str`Line ${line} has {# square|# squares}, the others ${right}.`)
      : msg(str`Line ${line} has {# square|# squares}, not ${right}.`),
  );
}

function endsWords({ row, actual, expected }: PuzzleCodeProblem & { kind: 'ends' }): string {
  return actual === 0
    ? msg(str`It ends before row ${row}.`)
    : plural(expected, msg(str`It ends in row ${row}, after ${actual} of {# square|# squares}.`));
}
