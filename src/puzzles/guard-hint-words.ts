import { joinSentences } from '../i18n/sentences.ts';
import { msg, str } from '@lit/localize';
import type { Puzzle } from '../core/puzzle.ts';
import type { Shape } from '../core/shape.ts';
import { squareNameOn, type Square } from '../core/square.ts';
import type { SpokenRung } from '../game/hint-ladder.ts';
import type { HintWords } from '../game/hint-words.ts';
import { squaresWordsOn } from '../game/house-words.ts';
import type { GuardFinding, GuardTask } from '../solver/puzzles/guard-hint.ts';
import { lastQueenWords, onlyFromTheseWords } from './guard-reason-words.ts';
import { MOST_NAMED, notGuardedWords, queensWords } from './guard-words.ts';

type Finding<Technique> = Extract<GuardFinding, { readonly technique: Technique }>;

/** What a hint for a board of Guard says on a rung below the placement. */
export function guardHintWords(
  finding: GuardFinding,
  rung: SpokenRung,
  { rules: { shape }, givens }: Puzzle,
): HintWords {
  switch (finding.technique) {
    case 'all-guarded':
      return {
        title: msg('Solved'),
        text: msg('Every square is guarded. Nothing is left to do.'),
      };
    case 'too-few-queens': {
      const { queens } = finding.task;
      return {
        title: msg('This board has no answer'),
        text:
          givens.length === 0
            ? msg(str`${queens} queens cannot guard it.`)
            : msg(str`${queens} queens, those given among them, cannot guard it.`),
      };
    }
    case 'wrong-queens':
      return wrongQueensWords(finding, rung, shape);
    case 'wrong-marks':
      return wrongMarksWords(finding, rung, shape);
    case 'last-queen':
      return lastQueenWords(finding, rung, shape);
    case 'only-from-these':
      return onlyFromTheseWords(finding, rung, shape);
  }
}

function wrongQueensWords(
  { together, lift, task }: Finding<'wrong-queens'>,
  rung: SpokenRung,
  shape: Shape,
): HintWords {
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

function wrongMarksWords(
  { together, unmark, task }: Finding<'wrong-marks'>,
  rung: SpokenRung,
  shape: Shape,
): HintWords {
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
