import { msg, str } from '@lit/localize';
import type { House } from '../../core/board/house.ts';
import type { Rules } from '../../core/board/rules.ts';
import { squareNameOn, type Square } from '../../core/board/square.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { hintWords } from '../../game/hints/hint-techniques.ts';
import { leftWords } from '../../game/hints/guard-reason-words.ts';
import {
  houseName,
  MOST_NAMED,
  ofHouse,
  ofHousePair,
  squaresWordsOn,
} from '../../game/words/house-words.ts';
import { oneOf, plural } from '../../i18n/format.ts';
import { joinSentences, sentenceOf } from '../../i18n/sentences.ts';
import type { FindingOf, Hint } from '../../solver/hints/hint.ts';
import type { Drill, DrillReply, PractisedFinding } from '../../solver/puzzles/drills/drill.ts';

/** The words under the board of a drill. */
export interface DrillWords {
  readonly title?: string;
  readonly text: string;
  /** A further sentence in smaller type. */
  readonly more?: string;
}

/** Returns the question of a drill. */
export function askWords({ hint: { finding }, right }: Drill, { rules }: Puzzle): DrillWords {
  return { text: questionOf(finding, rules), more: choiceWords(right.length) };
}

/** Says that any of several squares is right; nothing of a single one. */
function choiceWords(count: number): string {
  if (count === 1) return '';
  return count === 2
    ? msg('Two squares are right; either will do.')
    : plural(count, msg('{# square is|# squares are} right; any one will do.'));
}

/** Takes the wording of a message for the houses of a board: `[row or column|row, column or region]`. */
function ofHousesOn({ regions }: Rules, message: string): string {
  return oneOf(regions !== undefined, [false, true], message);
}

function questionOf(finding: PractisedFinding, rules: Rules): string {
  switch (finding.technique) {
    case 'last-free-square':
      return ofHouse(
        finding.house.kind,
        msg('One [row|column|region] has one free square. Choose it.'),
      );
    case 'shared-squares':
      return sharedQuestion(finding);
    case 'starved-house':
      return ofHouse(
        finding.house.kind,
        msg(
          'Somewhere a queen would leave a [row|column|region] without a free square. Choose that square.',
        ),
      );
    case 'refutation':
      return ofHousesOn(
        rules,
        finding.moves.length === 1
          ? msg(
              'Somewhere a queen would force one more, and then a [row or column|row, column or region] has no free square. Choose that square.',
            )
          : msg(
              'Somewhere a queen would force others in turn, until a [row or column|row, column or region] has no free square. Choose that square.',
            ),
      );
    case 'only-from-these':
      return guardQuestion(finding, rules);
  }
}

function sharedQuestion({ houses, shared }: FindingOf<'shared-squares'>): string {
  const kind = houses[0]!.kind;
  const other = shared[0]!.kind;
  if (houses.length === 1) {
    return kind === 'region'
      ? msg('One region lies in one line. Choose a square that this rules out.')
      : msg('The free squares of one line lie in one region. Choose a square that this rules out.');
  }
  return plural(
    houses.length,
    ofHousePair(
      kind,
      other,
      msg(
        '{# [region|region|row|column|row|column] fits|# [regions|regions|rows|columns|rows|columns] fit} only into {# [row|column|region|region|column|row]|# [rows|columns|regions|regions|columns|rows]}. Choose a square that this rules out.',
      ),
    ),
  );
}

function guardQuestion(finding: FindingOf<'only-from-these'>, { shape }: Rules): string {
  const { task, looks } = finding;
  const square = squareNameOn(finding.square, shape);
  return joinSentences([
    leftWords(task),
    looks === 0
      ? msg(str`Choose a square that guards ${square} and enough of the others.`)
      : plural(
          task.left - 1,
          msg(
            str`Choose a square that guards ${square} and leaves no more than {the last queen|the last # queens} can guard.`,
          ),
        ),
  ]);
}

/** Returns the reply to a square that is right: `b4, yes`, with the reason. */
export function rightWords(square: Square, hint: Hint, puzzle: Puzzle): DrillWords {
  const name = squareNameOn(square, puzzle.rules.shape);
  return {
    title: msg(str`${name}, yes`, { desc: 'The square that was tapped is right: b4, yes' }),
    text: reasonText(hint, puzzle),
  };
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
  return isAlone ? text : joinSentences([sentenceOf(title), text]);
}

/** Returns the reply to a square that is not the move. */
export function wrongWords(square: Square, reply: DrillReply, puzzle: Puzzle): DrillWords {
  const name = squareNameOn(square, puzzle.rules.shape);
  return {
    title:
      reply.kind === 'other'
        ? msg(str`${name} can be ruled out`)
        : msg(str`Not ${name}`, { desc: 'The square that was tapped is wrong: Not b4' }),
    text: reasonNot(name, reply, puzzle),
    more: msg('Choose another square.'),
  };
}

function reasonNot(name: string, reply: DrillReply, puzzle: Puzzle): string {
  const { shape } = puzzle.rules;
  const size = shape.rows;
  switch (reply.kind) {
    case 'queen':
      return msg('A queen stands there.');
    case 'closed':
      return msg(str`${name} is ruled out already.`);
    case 'other': {
      const { title } = hintWords(reply.hint.finding, 'why', puzzle);
      return joinSentences([msg('True, but by another technique.'), sentenceOf(title)]);
    }
    case 'one-of':
      return plural(
        reply.free,
        ofHouse(
          reply.house.kind,
          msg(
            str`It is one of {# free square|# free squares} of [row|column|region] ${houseName(reply.house, size)}.`,
          ),
        ),
      );
    case 'within':
      return ofHouse(
        reply.house.kind,
        msg(
          str`It lies in [row|column|region] ${houseName(reply.house, size)}, whose queen may stand there.`,
        ),
      );
    case 'leaves':
      return leavesWords(name, reply, size);
    case 'forces': {
      const count = reply.queens.length;
      if (count === 0) return msg(str`A queen on ${name} forces no other.`);
      const message =
        count > MOST_NAMED
          ? msg(
              str`A queen on ${name} forces {# other|# others}, and leaves no [row or column|row, column or region] without a square.`,
            )
          : msg(
              str`A queen on ${name} forces ${squaresWordsOn(reply.queens, shape)}, and leaves no [row or column|row, column or region] without a square.`,
            );
      return plural(count, ofHousesOn(puzzle.rules, message));
    }
    case 'unseen':
      return msg(str`A queen on ${name} does not guard ${squareNameOn(reply.square, shape)}.`);
    case 'short':
      return joinSentences([
        plural(
          reply.unguarded,
          msg(str`A queen on ${name} would leave {# square|# squares} open.`),
        ),
        plural(reply.queens, msg('{The last queen|The last # queens} can’t guard that many.')),
      ]);
    case 'right':
      return '';
  }
}

function leavesWords(
  name: string,
  { house, left, free }: Extract<DrillReply, { kind: 'leaves' }>,
  size: number,
): string {
  const about = houseName(house, size);
  let message = msg(
    str`With a queen on ${name}, [row|column|region] ${about} still has ${left} of its {# free square|# free squares}.`,
  );
  if (left === free) {
    message =
      free === 2
        ? msg(
            str`With a queen on ${name}, [row|column|region] ${about} still has both of its free squares.`,
          )
        : msg(
            str`With a queen on ${name}, [row|column|region] ${about} still has all of its free squares.`,
          );
  }
  return plural(free, ofHouse(house.kind, message));
}

/** Returns the indexes of the regions that a reply names. */
export function regionsIn(reply: DrillReply): readonly number[] {
  const house: House | undefined = 'house' in reply ? reply.house : undefined;
  return house?.kind === 'region' ? [house.index] : [];
}
