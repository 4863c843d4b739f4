import { msg, str } from '@lit/localize';
import type { Shape } from '../../core/board/shape.ts';
import { columnOf, rowOf, squareNameOn, type Square } from '../../core/board/square.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { RungWords, SpokenRung } from './hint-ladder.ts';
import { MOST_NAMED, squaresWordsOn } from '../words/house-words.ts';
import type { FindingOf } from '../../solver/hints/hint.ts';
import type { GuardTask } from '../../solver/guard/guard-finding.ts';
import { lastQueensWords, openSquaresWords, queensWords } from './guard-words.ts';

/** Returns the words of a hint on a board that one more queen guards. */
export function lastQueenWords(
  { squares, task: { unguarded } }: FindingOf<'last-queen'>,
  rung: SpokenRung,
  { rules: { shape } }: Puzzle,
): RungWords {
  const count = unguarded.length;
  if (rung === 'nudge') {
    return {
      title: msg('One more queen is enough'),
      text: msg('It has to guard every open square.'),
    };
  }
  const open = squaresWordsOn(unguarded, shape);
  if (rung === 'where') {
    return {
      title: plural(count, {
        one: msg(str`Which squares guard ${open}?`),
        two: msg('Which squares guard both?'),
        other: msg(str`Which squares guard all ${count}?`),
      }),
      text: openSquaresWords(count),
    };
  }
  const names = squaresWordsOn(squares, shape);
  if (squares.length === 1) {
    return {
      title: plural(count, {
        one: msg(str`Only ${names} guards ${open}`),
        two: msg(str`Only ${names} guards both`),
        other: msg(str`Only ${names} guards all ${count}`),
      }),
      text: plural(count, {
        one: msg('No other square guards it.'),
        two: msg('No other square guards both.'),
        other: msg('No other square guards them all.'),
      }),
    };
  }
  return {
    title: plural(count, {
      one: msg(str`${squares.length} squares guard ${open}`),
      two: msg(str`Each of ${squares.length} squares guards both`),
      other: msg(str`Each of ${squares.length} squares guards all ${count}`),
    }),
    text:
      squares.length > MOST_NAMED
        ? msg('Any of them will do.')
        : plural(squares.length, {
            two: msg(str`${names}: either of them will do.`),
            other: msg(str`${names}: any of them will do.`),
          }),
  };
}

/** Returns the words of a hint about a square that is hard to guard, and the squares that guard it. */
export function onlyFromTheseWords(
  finding: FindingOf<'only-from-these'>,
  rung: SpokenRung,
  { rules: { shape } }: Puzzle,
): RungWords {
  if (rung === 'nudge') return nudgeWords(finding, shape);
  if (rung === 'where') {
    const square = squareNameOn(finding.square, shape);
    return {
      title: msg(str`Which squares can guard ${square}?`),
      text: isCounted(finding)
        ? msg(str`Each queen left has to guard ${shareOf(finding)} squares or more.`)
        : msg(str`${finding.guards} squares guard it.`),
    };
  }
  return { title: onlyFromTitle(finding, shape), text: onlyFromText(finding, shape) };
}

/** Returns true if the reason is counting without looking ahead, and it rules out squares. */
function isCounted({ looks, guards, left }: FindingOf<'only-from-these'>): boolean {
  return looks === 0 && left.length < guards;
}

function nudgeWords(finding: FindingOf<'only-from-these'>, shape: Shape): RungWords {
  if (isCounted(finding)) {
    return {
      title: msg('Count the open squares'),
      text: msg(str`No queen guards more than ${finding.most} of them.`),
    };
  }
  if (finding.isDecided && finding.left.length === finding.guards) {
    return {
      title: msg('One square gives you a choice'),
      text: msg('Any square that guards it will do.'),
    };
  }
  return {
    title: isCorner(finding.square, shape)
      ? msg('One corner is hard to reach')
      : msg('One square is hard to reach'),
    text: msg('No other open square can be guarded from fewer squares.'),
  };
}

function onlyFromTitle(
  { guards, left, isDecided, ...finding }: FindingOf<'only-from-these'>,
  shape: Shape,
): string {
  const square = squareNameOn(finding.square, shape);
  if (!isDecided) return msg('No quick reason here');
  if (left.length === guards) return msg(str`Any square that guards ${square} will do`);
  return plural(left.length, {
    one: msg(str`${square} can only be guarded from ${squaresWordsOn(left, shape)}`),
    other: msg(str`${square} can only be guarded from these ${left.length}`),
  });
}

function onlyFromText(finding: FindingOf<'only-from-these'>, shape: Shape): string {
  const { task, guards, left, looks, most, isDecided } = finding;
  const square = squareNameOn(finding.square, shape);
  const others = lastQueensWords(task.left - 1);
  const struck = guards - left.length;
  const sentences = [task.isAim ? aimWords(task) : '', leftWords(task)];
  if (struck === 0) {
    sentences.push(
      isDecided
        ? msg(
            str`Each of the ${guards} squares that guard ${square} leaves no more than ${others} can guard.`,
          )
        : msg(str`${square} is hard to guard: only ${guards} squares guard it.`),
    );
  } else if (looks === 0) {
    const share = shareOf(finding);
    sentences.push(
      msg(str`No queen guards more than ${most} of them, so each has to guard ${share} or more.`),
      plural(struck, {
        one: msg(str`Of the ${guards} squares that guard ${square}, one guards fewer.`),
        other: msg(str`Of the ${guards} squares that guard ${square}, ${struck} guard fewer.`),
      }),
    );
  } else {
    sentences.push(
      plural(struck, {
        one: msg(
          str`Of the ${guards} squares that guard ${square}, one would leave more than ${others} can guard.`,
        ),
        other: msg(
          str`Of the ${guards} squares that guard ${square}, ${struck} would leave more than ${others} can guard.`,
        ),
      }),
    );
    if (looks === 2) sentences.push(msg('Look two queens ahead.'));
  }
  sentences.push(placeWords(finding, shape));
  return joinSentences(sentences);
}

/** Returns a sentence on why a queen may be placed on the hint's square; empty if the title says so. */
function placeWords(
  { guards, left, isDecided, place }: FindingOf<'only-from-these'>,
  shape: Shape,
): string {
  if (!isDecided) return msg(str`One solution has a queen on ${squareNameOn(place, shape)}.`);
  if (left.length === 1 || left.length === guards) return '';
  return plural(left.length, {
    two: msg('Each of the other two is part of a solution.'),
    other: msg(str`Each of the other ${left.length} is part of a solution.`),
  });
}

/** Returns the least number of squares that each remaining queen has to guard, if no queen guards more than `most`. */
function shareOf({ task, most }: FindingOf<'only-from-these'>): number {
  return task.unguarded.length - (task.left - 1) * most;
}

/** Returns a sentence on the least number of queens that guard the board, with those on it. */
function aimWords({ queens, left }: GuardTask): string {
  const placed = queens - left;
  if (placed === 0) return msg(str`It takes ${queens} queens to guard the board.`);
  return plural(placed, {
    one: msg(str`With the queen here, it takes ${queens} to guard the board.`),
    other: msg(str`With the queens here, it takes ${queens} to guard the board.`),
  });
}

/** Returns a sentence on the queens that are left and the squares that are not guarded. */
export function leftWords({ left, unguarded }: GuardTask): string {
  return plural(unguarded.length, {
    one: msg(str`${queensWords(left)} are left for one square.`),
    other: msg(str`${queensWords(left)} are left for ${unguarded.length} squares.`),
  });
}

function isCorner(square: Square, { rows, columns }: Shape): boolean {
  const row = rowOf(square, columns);
  const column = columnOf(square, columns);
  return (row === 0 || row === rows - 1) && (column === 0 || column === columns - 1);
}
