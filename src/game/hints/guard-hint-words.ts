import { msg, str } from '@lit/localize';
import type { Shape } from '../../core/board/shape.ts';
import { squareNameOn, type Square } from '../../core/board/square.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { RungWords, SpokenRung } from './hint-ladder.ts';
import { MOST_NAMED, squaresWordsOn } from '../words/house-words.ts';
import type { FindingOf } from '../../solver/hints/hint.ts';
import { noShortReasonWords } from './dead-end-words.ts';
import { wrongCountWords, wrongTitle } from './completion-hint-words.ts';
import { openSquaresWords, squaresGuardWords } from './guard-words.ts';
import { choiceOf, plural } from '../../i18n/format.ts';

/** Returns the words of a hint on a board that its number of queens cannot guard. */
export function tooFewQueensWords(
  { task: { queens } }: FindingOf<'too-few-queens'>,
  _: SpokenRung,
  { givens }: Puzzle,
): RungWords {
  return {
    title: msg('This board has no solution'),
    text: cannotGuardWords(queens, givens.length),
  };
}

function cannotGuardWords(queens: number, given: number): string {
  if (given === 0) return plural(queens, msg('{One queen|# queens} can’t guard it.'));
  return queens === 1
    ? msg('The given queen can’t guard it.')
    : plural(queens, msg('{# queen|# queens}, with those given, can’t guard it.'));
}

/** Returns the words of a hint about wrong queens. */
export function wrongQueensWords(
  finding: FindingOf<'wrong-queens'>,
  rung: SpokenRung,
  { rules: { shape } }: Puzzle,
): RungWords {
  const { lift, task } = finding;
  if (rung === 'nudge') {
    return { title: msg('Something is wrong'), text: wrongCountWords(lift.length) };
  }
  const names = squaresWordsOn(lift, shape);
  return {
    title: wrongTitle(lift.length, names),
    text:
      rung === 'where'
        ? removalWords(names, task.queens - task.left - lift.length)
        : joinSentences(shortOfWords(finding, shape)),
  };
}

/**
 * Returns a sentence on what taking queens back leads to.
 * @param others The number of queens that stay.
 */
function removalWords(names: string, others: number): string {
  return others === 0
    ? msg(str`Take back ${names}, and a solution is possible.`)
    : msg(str`Take back ${names}: the rest is part of a solution.`);
}

/** Returns sentences on why the queens placed are part of no answer. */
function shortOfWords(
  { task: { left, queens, unguarded }, notEnough }: FindingOf<'wrong-queens'>,
  shape: Shape,
): string[] {
  if (left < 0) {
    return [plural(queens, msg('There {is more than one queen|are more than # queens}.'))];
  }
  const open = openSquaresWords(unguarded.length);
  if (left === 0) return [allPlacedWords(queens), open];
  if (left === 1) return [open, noSquareGuardsWords(unguarded)];
  if (!notEnough) return [open, noShortReasonWords()];
  const { looks, most, square, guards } = notEnough;
  if (looks === 0) {
    return [
      open,
      plural(
        left,
        msg(
          str`No queen guards more than ${most} of them, so {# queen guards|# queens guard} at most ${left * most}.`,
        ),
      ),
    ];
  }
  return [
    open,
    squaresGuardWords(guards, squareNameOn(square, shape)),
    plural(
      left - 1,
      msg('Each of them leaves more than {the last queen|the last # queens} can guard.'),
    ),
    looks === 2 ? msg('Look two queens ahead.') : '',
  ];
}

function allPlacedWords(queens: number): string {
  if (queens === 1) return msg('The only queen is placed.');
  return queens === 2
    ? msg('Both queens are placed.')
    : plural(queens, msg('All {# queen is|# queens are} placed.'));
}

/** Returns a sentence on squares that no single square guards. */
function noSquareGuardsWords({ length }: readonly Square[]): string {
  if (length === 1) return msg('No square guards it.');
  return length === 2 ? msg('No square guards both.') : msg('No square guards them all.');
}

/** Returns the words of a hint about marked squares, at least one of which has a queen in each answer. */
export function wrongMarksWords(
  { together, unmark, task }: FindingOf<'wrong-marks'>,
  rung: SpokenRung,
  { rules: { shape } }: Puzzle,
): RungWords {
  if (rung === 'nudge') {
    return {
      title: msg('Something is wrong'),
      text: msg('Every solution left has a queen on a marked square.'),
    };
  }
  const title = neededWords(together, shape);
  const marked = allMarkedWords(together.length);
  if (rung === 'where') return { title, text: marked };
  return {
    title,
    text: joinSentences([
      marked,
      openSquaresWords(task.unguarded.length),
      task.left === 1
        ? plural(task.unguarded.length, msg('Every square that guards {it|them all} is marked.'))
        : msg('Without the marked squares, the board can’t be guarded.'),
      plural(
        unmark.length,
        msg(str`Unmark ${squaresWordsOn(unmark, shape)}, and the board can be guarded.`),
      ),
    ]),
  };
}

function neededWords(squares: readonly Square[], shape: Shape): string {
  const count = squares.length;
  if (count > MOST_NAMED) {
    return plural(count, msg('Every solution left has a queen on one of {# square|# squares}'));
  }
  const names = choiceOf(squares.map((square) => squareNameOn(square, shape)));
  return msg(str`Every solution left has a queen on ${names}`);
}

function allMarkedWords(count: number): string {
  if (count === 1) return msg('It is marked.');
  return count === 2 ? msg('Both of them are marked.') : msg('All of them are marked.');
}
