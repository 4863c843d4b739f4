import { msg, str } from '@lit/localize';
import type { House } from '../../core/board/house.ts';
import { squareName, type Square } from '../../core/board/square.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { plural } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { Finding, FindingOf } from '../../solver/hints/hint.ts';
import type { Bound, Insight } from '../../solver/insight/insight.ts';
import type { RungWords, SpokenRung } from './hint-ladder.ts';
import { houseName, ofHouse, squaresWords } from '../words/house-words.ts';
import { deadEndWords, noShortReasonWords, supposedQueenWords } from './dead-end-words.ts';

/** Returns the words for a size without a solution: 2 × 2 or 3 × 3. */
export function noSolutionWords(
  _: FindingOf<'no-solution'>,
  __: SpokenRung,
  { rules }: Puzzle,
): RungWords {
  return {
    title: msg('No solution exists'),
    text:
      rules.shape.rows === 2
        ? msg(str`On ${sizeOf(2)}, a queen attacks all other squares, so a second one never fits.`)
        : msg(
            'One queen must be in the top row. In a corner or in the middle, it leaves two squares, but queens there attack each other. A third queen never fits.',
          ),
  };
}

/** Returns the words of a hint on a board that cannot be completed. All of them are about the queens to take back. */
export function deadWords(
  finding: FindingOf<'dead'>,
  rung: SpokenRung,
  { rules }: Puzzle,
): RungWords {
  const size = rules.shape.rows;
  const { queens } = finding.lift;
  if (rung === 'nudge') {
    return {
      title: msg('Dead end'),
      text: plural(
        queens.length,
        msg('No conflicts, but {one queen is|# queens are} in the wrong place.'),
      ),
    };
  }
  const names = squaresWords(queens, size);
  const title = wrongTitle(queens.length, names);
  return {
    title,
    text: rung === 'where' ? openedWords(queens) : joinSentences(reasonWords(finding, size)),
  };
}

/**
 * Returns the answer to which queens to take back from a board that cannot be completed.
 * @param queens The queens to take back.
 * @param full A house with neither a queen nor a free square, if the board has one.
 */
export function takeBackWords(
  queens: readonly Square[],
  finding: Finding,
  full: House | undefined,
  { rules }: Puzzle,
): RungWords {
  const size = rules.shape.rows;
  const dead = finding.technique === 'dead' ? finding : undefined;
  const reasons = full ? [fullWords(full, size)] : dead ? reasonWords(dead, size) : [];
  const left = dead ? leftWords(queens.length, dead.lift.opens.completions) : openedWords(queens);
  return {
    title: msg(str`Take back ${squaresWords(queens, size)}`),
    text: joinSentences([...reasons, left]),
  };
}

function fullWords(house: House, size: number): string {
  const name = houseName(house, size);
  return ofHouse(
    house.kind,
    msg(str`[Row|Column|Region] ${name} has no free square: every one is attacked.`),
  );
}

function leftWords(lifted: number, { count, isExact }: Bound): string {
  if (!isExact) return plural(count, msg('At least {# solution|# solutions} can be reached then.'));
  return plural(
    count,
    lifted === 1
      ? msg('Without it, {one solution|# solutions} can still be reached.')
      : msg('Without them, {one solution|# solutions} can still be reached.'),
  );
}

function openedWords({ length }: readonly Square[]): string {
  return plural(length, msg('Without {it|them}, the board can be completed.'));
}

/** Returns sentences on the dead end that the queens to take back lead to; the title names these. */
function reasonWords(
  { square, others, deadEnd }: FindingOf<'dead'>,
  size: number,
): readonly string[] {
  if (!deadEnd) return [noShortReasonWords()];
  return [supposedWords(square, others, size), deadEndWords(deadEnd, size, others)];
}

function supposedWords(
  square: Square | undefined,
  { length }: readonly Square[],
  size: number,
): string {
  if (square === undefined) return msg('Suppose all queens stay.');
  const name = squareName(square, size);
  return length === 0
    ? supposedQueenWords(name)
    : plural(length + 1, msg(str`Suppose that of these queens only ${name} stays.`));
}

/** Returns `a1 is wrong` of one queen, `a1 and c6 are wrong` of several. */
export function wrongTitle(count: number, names: string): string {
  return count === 1 ? msg(str`${names} is wrong`) : msg(str`${names} are wrong`);
}

export function wrongCountWords(count: number): string {
  return plural(count, msg('{One queen is|# queens are} wrong.'));
}

/** Returns the words of a hint on a board whose completions are all found. */
export function allKnownWords(
  { lift, ways }: FindingOf<'all-known'>,
  rung: SpokenRung,
  { rules }: Puzzle,
): RungWords {
  const size = rules.shape.rows;
  const { title, text: known } = knownWords(ways);
  if (!lift) return { title, text: msg('You have found every solution of this size.') };
  switch (rung) {
    case 'nudge':
      return { title, text: known };
    case 'where':
      return {
        title,
        text: joinSentences([
          known,
          msg(str`For a new one, take back ${squaresWords(lift.queens, size)}.`),
        ]),
      };
    case 'why':
      return { title, text: removalWords(lift.queens, lift.opens, size) };
  }
}

/** Returns the words for the number of completions, which are all found. */
function knownWords(ways: number): RungWords {
  if (ways === 1) {
    return {
      title: msg('Already found'),
      text: msg('You have found the only solution that fits.'),
    };
  }
  if (ways === 2) {
    return {
      title: msg('Both of them already found'),
      text: msg('You have found both solutions that fit.'),
    };
  }
  return {
    title: msg('All of them already found'),
    text: plural(ways, msg('You have found all {# solution that fits|# solutions that fit}.')),
  };
}

function removalWords(
  queens: readonly Square[],
  { newCompletions: { count, isExact } }: Insight,
  size: number,
): string {
  const lifted = squaresWords(queens, size);
  return plural(
    count,
    isExact
      ? msg(str`Take back ${lifted}, and {one new solution is|# new solutions are} possible.`)
      : msg(
          str`Take back ${lifted}, and at least {one new solution is|# new solutions are} possible.`,
        ),
  );
}
