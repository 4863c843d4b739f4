import { msg, str } from '@lit/localize';
import type { Shape } from '../../core/board/shape.ts';
import { squareNameOn, type Square } from '../../core/board/square.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { RungWords, SpokenRung } from './hint-ladder.ts';
import { MOST_NAMED, squaresWordsOn } from '../words/house-words.ts';
import type { FindingOf } from '../../solver/hints/hint.ts';
import { noShortReasonWords } from './dead-end-words.ts';
import { togetherNudge, togetherTitle } from './completion-hint-words.ts';
import { lastQueensWords, openSquaresWords } from './guard-words.ts';
import { plural } from '../../i18n/format.ts';

/** Returns the words of a hint on a board that its number of queens cannot guard. */
export function tooFewQueensWords(
  { task: { queens } }: FindingOf<'too-few-queens'>,
  _: SpokenRung,
  { givens }: Puzzle,
): RungWords {
  const areSomeGiven = givens.length > 0;
  return {
    title: msg('This board has no solution'),
    text: plural(queens, {
      one: areSomeGiven ? msg('The given queen can’t guard it.') : msg('One queen can’t guard it.'),
      other: areSomeGiven
        ? msg(str`${queens} queens, with those given, can’t guard it.`)
        : msg(str`${queens} queens can’t guard it.`),
    }),
  };
}

/** Returns the words of a hint about queens that no answer has together. */
export function wrongQueensWords(
  finding: FindingOf<'wrong-queens'>,
  rung: SpokenRung,
  { rules: { shape } }: Puzzle,
): RungWords {
  const { together, lift, task } = finding;
  const isOne = together.length === 1;
  const names = squaresWordsOn(together, shape);
  if (rung === 'nudge') return togetherNudge(together);
  const title = togetherTitle(together, names);
  if (rung === 'where') {
    return {
      title,
      text: isOne
        ? plural(task.queens, {
            one: msg(str`No solution with one queen has it on ${names}.`),
            other: msg(str`No solution with ${task.queens} queens has one on ${names}.`),
          })
        : together.length === 2
          ? msg('Each of them is part of a solution without the other.')
          : msg('Without any one of them, the others are part of a solution.'),
    };
  }
  return {
    title,
    text: joinSentences([
      ...shortOfWords(finding, shape),
      removalWords(squaresWordsOn(lift, shape), lift.length, task.queens - task.left - lift.length),
    ]),
  };
}

/**
 * Returns a sentence on what the removal of queens leads to.
 * @param count The number of queens to remove.
 * @param others The number of queens that stay.
 */
function removalWords(names: string, count: number, others: number): string {
  if (others === 0) {
    return plural(count, {
      one: msg(str`Remove ${names}: without it, there is a solution.`),
      other: msg(str`Remove ${names}: without them, there is a solution.`),
    });
  }
  return plural(others, {
    one: msg(str`Remove ${names}: the other queen is part of a solution.`),
    other: msg(str`Remove ${names}: the other queens are part of a solution.`),
  });
}

/** Returns sentences on why the queens placed are part of no answer. */
function shortOfWords(
  { task: { left, queens, unguarded }, notEnough }: FindingOf<'wrong-queens'>,
  shape: Shape,
): string[] {
  if (left < 0) {
    return [
      plural(queens, {
        one: msg('There is more than one queen.'),
        other: msg(str`There are more than ${queens} queens.`),
      }),
    ];
  }
  const open = openSquaresWords(unguarded.length);
  if (left === 0) {
    return [
      plural(queens, {
        one: msg('The only queen is placed.'),
        two: msg('Both queens are placed.'),
        other: msg(str`All ${queens} queens are placed.`),
      }),
      open,
    ];
  }
  if (left === 1) {
    return [
      open,
      plural(unguarded.length, {
        one: msg('No square guards it.'),
        two: msg('No square guards both.'),
        other: msg('No square guards them all.'),
      }),
    ];
  }
  if (!notEnough) return [open, noShortReasonWords()];
  const { looks, most, square, guards } = notEnough;
  if (looks === 0) {
    return [
      open,
      msg(
        str`No queen guards more than ${most} of them, so ${left} queens guard at most ${left * most}.`,
      ),
    ];
  }
  const name = squareNameOn(square, shape);
  const others = lastQueensWords(left - 1);
  return [
    open,
    msg(
      str`${name} can be guarded from ${guards} squares, and each leaves more than ${others} can guard.`,
    ),
    looks === 2 ? msg('Look two queens ahead.') : '',
  ];
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
      text: msg('Every solution from here has a queen on a marked square.'),
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
        ? msg('Every square that guards all of this is marked.')
        : msg('Without the marked squares, it can’t be guarded.'),
      msg(str`Unmark ${squaresWordsOn(unmark, shape)}, and it can be.`),
    ]),
  };
}

function neededWords(squares: readonly Square[], shape: Shape): string {
  const count = squares.length;
  const names = squaresWordsOn(squares, shape);
  if (count === 1) return msg(str`Every solution from here has a queen on ${names}`);
  if (count > MOST_NAMED) {
    return msg(str`Every solution from here has a queen on one of ${count} squares`);
  }
  if (count > 2) return msg(str`Every solution from here has a queen on one of ${names}`);
  const [one, other] = squares.map((square) => squareNameOn(square, shape));
  return msg(str`Every solution from here has a queen on ${one!} or ${other!}`);
}

function allMarkedWords(count: number): string {
  return plural(count, {
    one: msg('It is marked.'),
    two: msg('Both of them are marked.'),
    other: msg('All of them are marked.'),
  });
}
