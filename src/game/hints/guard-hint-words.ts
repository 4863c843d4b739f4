import { msg, str } from '@lit/localize';
import type { Shape } from '../../core/shape.ts';
import { squareNameOn, type Square } from '../../core/square.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { SpokenRung } from '../hint-ladder.ts';
import { squaresWordsOn } from '../house-words.ts';
import type { FindingOf } from '../../solver/hint.ts';
import type { GuardTask } from '../../solver/puzzles/guard-finding.ts';
import type { RungWords } from './rung-words.ts';
import { MOST_NAMED, notGuardedWords, queensWords } from './guard-words.ts';

/** The words of a board that so few queens cannot guard. */
export function tooFewQueensWords(
  { task: { queens } }: FindingOf<'too-few-queens'>,
  areSomeGiven: boolean,
): RungWords {
  return {
    title: msg('This board has no answer'),
    text: areSomeGiven
      ? msg(str`${queens} queens, those given among them, cannot guard it.`)
      : msg(str`${queens} queens cannot guard it.`),
  };
}

/** The words of queens that no answer has together. */
export function wrongQueensWords(
  { together, lift, task }: FindingOf<'wrong-queens'>,
  rung: SpokenRung,
  shape: Shape,
): RungWords {
  const isOne = together.length === 1;
  const names = squaresWordsOn(together, shape);
  if (rung === 'nudge') {
    return {
      title: msg('Something is wrong'),
      text: isOne
        ? msg('One queen stands where no answer has her.')
        : msg('Some queens cannot stand together.'),
    };
  }
  const title = isOne
    ? msg(str`No answer has a queen on ${names}`)
    : msg(str`${names} cannot stand together`);
  if (rung === 'where') {
    return {
      title,
      text: isOne
        ? msg(
            str`Wherever the others stand, ${task.queens} queens with her among them cannot guard the board.`,
          )
        : together.length === 2
          ? msg('Leave either of them out, and an answer has the other.')
          : msg('Leave any one of them out, and an answer has the others.'),
    };
  }
  return {
    title,
    text: joinSentences([
      ...shortOfWords(task),
      msg(str`Lift ${squaresWordsOn(lift, shape)}: an answer has all the others.`),
    ]),
  };
}

/** Why the queens that stand cannot do, in sentences. */
function shortOfWords({ left, queens, unguarded }: GuardTask): string[] {
  if (left < 0) return [msg(str`More than ${queens} queens stand.`)];
  const open = notGuardedWords(unguarded.length);
  if (left === 0) return [msg(str`All ${queens} queens stand.`), open];
  return [open, msg(str`${queensWords(left)} cannot guard them all.`)];
}

/** The words of marked squares of which each answer has one. */
export function wrongMarksWords(
  { together, unmark, task }: FindingOf<'wrong-marks'>,
  rung: SpokenRung,
  shape: Shape,
): RungWords {
  if (rung === 'nudge') {
    return {
      title: msg('Something is wrong'),
      text: msg('Every answer from here has a queen on a marked square.'),
    };
  }
  const title = neededWords(together, shape);
  const marked = allMarkedWords(together.length);
  if (rung === 'where') return { title, text: marked };
  return {
    title,
    text: joinSentences([
      marked,
      notGuardedWords(task.unguarded.length),
      msg('Without marked squares, what is left cannot be guarded.'),
      msg(str`Unmark ${squaresWordsOn(unmark, shape)}, and it can.`),
    ]),
  };
}

function neededWords(squares: readonly Square[], shape: Shape): string {
  const count = squares.length;
  const names = squaresWordsOn(squares, shape);
  if (count === 1) return msg(str`Every answer from here has a queen on ${names}`);
  if (count > MOST_NAMED) {
    return msg(str`Every answer from here has a queen on one of ${count} squares`);
  }
  if (count > 2) return msg(str`Every answer from here has a queen on one of ${names}`);
  const [one, other] = squares.map((square) => squareNameOn(square, shape));
  return msg(str`Every answer from here has a queen on ${one!} or ${other!}`);
}

function allMarkedWords(count: number): string {
  if (count === 1) return msg('It is marked.');
  return count === 2 ? msg('Both of them are marked.') : msg('All of them are marked.');
}
