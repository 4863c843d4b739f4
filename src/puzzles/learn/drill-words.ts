import { msg, str } from '@lit/localize';
import type { House } from '../../core/board/house.ts';
import type { Rules } from '../../core/board/rules.ts';
import { squareNameOn, type Square } from '../../core/board/square.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { hintWords } from '../../game/hints/hint-techniques.ts';
import { leftWords } from '../../game/hints/guard-reason-words.ts';
import { lastQueensWords } from '../../game/hints/guard-words.ts';
import {
  capital,
  countedWords,
  houseWords,
  MOST_NAMED,
  squaresWordsOn,
} from '../../game/words/house-words.ts';
import { plural } from '../../i18n/format.ts';
import { firstNumberWord, numberWord } from '../../i18n/number-words.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { Finding, FindingOf, Hint } from '../../solver/hints/hint.ts';
import type { Drill, DrillReply } from '../../solver/puzzles/drills/drill.ts';

/** The words under the board of a drill. */
export interface DrillWords {
  readonly title?: string;
  readonly text: string;
  /** A further sentence in smaller type. */
  readonly more?: string;
}

/** Returns the question of a drill. */
export function askWords({ hint: { finding }, right }: Drill, { rules }: Puzzle): DrillWords {
  const count = right.length;
  const more = plural(count, {
    one: '',
    two: msg('Two squares are right; either will do.'),
    other: msg(str`${firstNumberWord(count)} squares are right; any one will do.`),
  });
  return { text: questionOf(finding, rules), more };
}

function questionOf(finding: Finding, rules: Rules): string {
  switch (finding.technique) {
    case 'last-free-square':
      return {
        row: msg('One row has one free square. Tap it.'),
        column: msg('One column has one free square. Tap it.'),
        region: msg('One region has one free square. Tap it.'),
      }[finding.house.kind];
    case 'shared-squares':
      return sharedQuestion(finding);
    case 'starved-house':
      return {
        row: msg('Somewhere a queen would leave a row without a free square. Tap there.'),
        column: msg('Somewhere a queen would leave a column without a free square. Tap there.'),
        region: msg('Somewhere a queen would leave a region without a free square. Tap there.'),
      }[finding.house.kind];
    case 'refutation': {
      const house = rules.regions ? msg('row, column or region') : msg('row or column');
      return finding.moves.length === 1
        ? msg(
            str`Somewhere a queen would force one more, and then a ${house} has no free square. Tap there.`,
          )
        : msg(
            str`Somewhere a queen would force others in turn, until a ${house} has no free square. Tap there.`,
          );
    }
    case 'only-from-these':
      return guardQuestion(finding, rules);
    default:
      return '';
  }
}

function sharedQuestion({ houses, shared }: FindingOf<'shared-squares'>): string {
  const kind = houses[0]!.kind;
  const other = shared[0]!.kind;
  if (houses.length === 1) {
    return kind === 'region'
      ? msg('One region lies in one line. Tap a square that this rules out.')
      : msg('The free squares of one line lie in one region. Tap a square that this rules out.');
  }
  const number = numberWord(houses.length);
  const filling = capital(countedWords(number, kind));
  return msg(
    str`${filling} fit only into ${countedWords(number, other)}. Tap a square that this rules out.`,
  );
}

function guardQuestion(finding: FindingOf<'only-from-these'>, { shape }: Rules): string {
  const { task, looks } = finding;
  const square = squareNameOn(finding.square, shape);
  const others = lastQueensWords(task.left - 1);
  return joinSentences([
    leftWords(task),
    looks === 0
      ? msg(str`Tap a square that guards ${square} and enough of the others.`)
      : msg(str`Tap a square that guards ${square} and leaves no more than ${others} can guard.`),
  ]);
}

/** Returns the reply to a square that is right: `b4, yes`, with the reason. */
export function rightWords(square: Square, hint: Hint, puzzle: Puzzle): DrillWords {
  const name = squareNameOn(square, puzzle.rules.shape);
  return { title: msg(str`${name}, yes`), text: reasonText(hint, puzzle) };
}

/** Returns the reason that the game shows. */
export function shownWords({ finding }: Hint, puzzle: Puzzle): DrillWords {
  return hintWords(finding, 'why', puzzle);
}

/** Returns the reason of a hint; with the hint’s title, where its text goes on from there. */
function reasonText({ finding }: Hint, puzzle: Puzzle): string {
  const { title, text } = hintWords(finding, 'why', puzzle);
  const isAlone =
    finding.technique === 'starved-house' ||
    finding.technique === 'refutation' ||
    (finding.technique === 'shared-squares' && finding.houses.length === 1);
  return isAlone ? text : joinSentences([msg(str`${title}.`), text]);
}

/** Returns the reply to a square that is not the move. */
export function wrongWords(square: Square, reply: DrillReply, puzzle: Puzzle): DrillWords {
  const name = squareNameOn(square, puzzle.rules.shape);
  return {
    title: reply.kind === 'other' ? msg(str`${name} can be ruled out`) : msg(str`Not ${name}`),
    text: reasonNot(name, reply, puzzle),
    more: msg('Tap another square.'),
  };
}

function reasonNot(name: string, reply: DrillReply, puzzle: Puzzle): string {
  const { shape, regions } = puzzle.rules;
  const size = shape.rows;
  switch (reply.kind) {
    case 'queen':
      return msg('A queen stands there.');
    case 'closed':
      return msg(str`${name} is ruled out already.`);
    case 'other': {
      const { title } = hintWords(reply.hint.finding, 'why', puzzle);
      return msg(str`True, but by another technique: ${title}.`);
    }
    case 'one-of':
      return msg(str`It is one of ${reply.free} free squares of ${houseWords(reply.house, size)}.`);
    case 'within':
      return msg(str`It lies in ${houseWords(reply.house, size)}, whose queen may stand there.`);
    case 'leaves':
      return leavesWords(name, reply, size);
    case 'forces': {
      const house = regions ? msg('row, column or region') : msg('row or column');
      const count = reply.queens.length;
      if (count === 0) return msg(str`A queen on ${name} forces no other.`);
      const forced =
        count > MOST_NAMED ? msg(str`${count} others`) : squaresWordsOn(reply.queens, shape);
      return msg(
        str`A queen on ${name} forces ${forced}, and leaves no ${house} without a square.`,
      );
    }
    case 'unseen':
      return msg(str`A queen on ${name} does not guard ${squareNameOn(reply.square, shape)}.`);
    case 'short':
      return msg(
        str`A queen on ${name} would leave ${reply.unguarded} squares, more than ${lastQueensWords(reply.queens)} can guard.`,
      );
    case 'right':
      return '';
  }
}

function leavesWords(
  name: string,
  { house, left, free }: Extract<DrillReply, { kind: 'leaves' }>,
  size: number,
): string {
  const about = houseWords(house, size);
  if (left < free) {
    return msg(
      str`With a queen on ${name}, ${about} still has ${left} of its ${free} free squares.`,
    );
  }
  return plural(free, {
    two: msg(str`With a queen on ${name}, ${about} still has both of its free squares.`),
    other: msg(str`With a queen on ${name}, ${about} still has all of its free squares.`),
  });
}

/** Returns the indexes of the regions that a reply names. */
export function regionsIn(reply: DrillReply): readonly number[] {
  const house: House | undefined = 'house' in reply ? reply.house : undefined;
  return house?.kind === 'region' ? [house.index] : [];
}
