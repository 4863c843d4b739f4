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
import { openSquaresWords, squaresGuardWords } from './guard-words.ts';

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
      title: whichWords(count, open),
      text: openSquaresWords(count),
    };
  }
  const names = squaresWordsOn(squares, shape);
  if (squares.length === 1) return onlyThisWords(names, count, open);
  return { title: eachOfWords(squares.length, count, open), text: anyWords(squares, names) };
}

/**
 * Returns the question for the squares that guard all open ones.
 * @param count The number of open squares.
 * @param open Their names, of which only a single one is said.
 */
function whichWords(count: number, open: string): string {
  if (count === 1) return msg(str`Which squares guard ${open}?`);
  return count === 2
    ? msg('Which squares guard both?')
    : plural(count, msg('Which squares guard all #?'));
}

/** Returns the words of the reason if a single square guards all open ones. */
function onlyThisWords(name: string, count: number, open: string): RungWords {
  if (count === 1) {
    return {
      title: msg(str`Only ${name} guards ${open}`),
      text: msg('No other square guards it.'),
    };
  }
  return count === 2
    ? { title: msg(str`Only ${name} guards both`), text: msg('No other square guards both.') }
    : {
        title: plural(count, msg(str`Only ${name} guards all #`)),
        text: msg('No other square guards them all.'),
      };
}

/** Returns the title if several squares guard all open ones. */
function eachOfWords(squares: number, count: number, open: string): string {
  if (count === 1) return plural(squares, msg(str`{# square guards|# squares guard} ${open}`));
  return plural(
    squares,
    count === 2
      ? msg('{# square guards|Each of these # squares guards} both')
      : msg(str`{# square guards|Each of these # squares guards} all ${count}`),
  );
}

function anyWords({ length }: readonly Square[], names: string): string {
  if (length > MOST_NAMED) return msg('Any of them will do.');
  return length === 2
    ? msg(str`${names}: either of them will do.`)
    : msg(str`${names}: any of them will do.`);
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
      text: joinSentences([
        finding.task.isAim ? aimWords(finding.task) : '',
        leftWords(finding.task),
        isCounted(finding)
          ? plural(
              shareOf(finding),
              msg('Each queen left has to guard {# square|# squares} or more.'),
            )
          : squaresGuardWords(finding.guards, square),
      ]),
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
  if (!isDecided) return msg('There is no short explanation');
  if (left.length === guards) return msg(str`Any square that guards ${square} will do`);
  return left.length === 1
    ? msg(str`Every solution guards ${square} from ${squaresWordsOn(left, shape)}`)
    : plural(
        left.length,
        msg(str`Every solution guards ${square} from {this square|one of these # squares}`),
      );
}

/** Returns the sentences of the reason; the rung Where has said how many queens are left, and for what. */
function onlyFromText(finding: FindingOf<'only-from-these'>, shape: Shape): string {
  const { task, guards, left, looks, most, isDecided } = finding;
  const square = squareNameOn(finding.square, shape);
  const others = task.left - 1;
  const struck = guards - left.length;
  const sentences: string[] = [];
  if (struck === 0 && !isDecided) {
    sentences.push(
      plural(
        guards,
        msg(str`${square} is hard to guard: only {# square guards|# squares guard} it.`),
      ),
    );
  } else if (struck === 0) {
    sentences.push(
      plural(
        others,
        msg('Each of them leaves no more than {the last queen|the last # queens} can guard.'),
      ),
    );
  } else if (looks === 0) {
    const share = shareOf(finding);
    sentences.push(
      plural(
        share,
        msg(
          str`No queen guards more than ${most} of the open squares, so each has to guard # or more.`,
        ),
      ),
      plural(
        struck,
        msg(str`{One square|# squares} that {guards|guard} ${square} {guards|guard} fewer.`),
      ),
    );
  } else {
    sentences.push(
      plural(
        struck,
        others === 1
          ? msg(
              str`{One|#} of the squares that guard ${square} would leave more than the last queen can guard.`,
            )
          : msg(
              str`{One|#} of the squares that guard ${square} would leave more than the other queens can guard.`,
            ),
      ),
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
  return plural(left.length, msg('The other # will do.'));
}

/** Returns the least number of squares that each remaining queen has to guard, if no queen guards more than `most`. */
function shareOf({ task, most }: FindingOf<'only-from-these'>): number {
  return task.unguarded.length - (task.left - 1) * most;
}

/** Returns a sentence on the least number of queens that guard the board, with those on it. */
function aimWords({ queens, left }: GuardTask): string {
  const placed = queens - left;
  if (placed === 0) return plural(queens, msg('It takes {# queen|# queens} to guard the board.'));
  return plural(
    queens,
    placed === 1
      ? msg('With the queen here, it takes {# queen|# queens} to guard the board.')
      : msg('With the queens here, it takes {# queen|# queens} to guard the board.'),
  );
}

/** Returns sentences on the queens that are left and the squares that are not guarded. */
export function leftWords({ left, unguarded }: GuardTask): string {
  return joinSentences([
    plural(left, msg('{One queen is|# queens are} left.')),
    openSquaresWords(unguarded.length),
  ]);
}

function isCorner(square: Square, { rows, columns }: Shape): boolean {
  const row = rowOf(square, columns);
  const column = columnOf(square, columns);
  return (row === 0 || row === rows - 1) && (column === 0 || column === columns - 1);
}
