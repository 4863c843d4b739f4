import { msg, str } from '@lit/localize';
import type { HouseKind } from '../../core/board/house.ts';
import { squareName, type Square } from '../../core/board/square.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { pluralOf } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { FindingOf } from '../../solver/hints/hint.ts';
import type { RungWords, SpokenRung } from './hint-ladder.ts';
import { houseWords, squaresWords } from '../words/house-words.ts';
import { deadEndWords, noShortReasonWords, queenOnWords } from './dead-end-words.ts';
import { togetherNudge, togetherTitle } from './completion-hint-words.ts';

type Wrong = FindingOf<'wrong'>;

/** Returns the words of a hint about a queen or a mark that contradicts the only answer, or all answers. */
export function wrongWords(finding: Wrong, rung: SpokenRung, { rules }: Puzzle): RungWords {
  const size = rules.shape.rows;
  const isQueen = finding.piece === 'queen';
  if (finding.together) {
    return isQueen
      ? apartWords(finding, finding.together, rung, size)
      : allMarkedWords(finding.together, rung, size);
  }
  if (rung === 'nudge') return { title: msg('Something is wrong'), text: countWords(finding) };
  const name = squareName(finding.square, size);
  const answer = isQueen
    ? msg(str`The only solution has no queen on ${name}.`)
    : msg(str`The only solution has a queen on ${name}.`);
  if (rung === 'where') return { title: lookWords(finding, size), text: answer };
  return {
    title: isQueen ? msg(str`${name} is wrong`) : msg(str`The mark on ${name} is wrong`),
    text: reasonWords(finding, answer, size),
  };
}

function lookWords({ square }: Wrong, size: number): string {
  // Not the message of a row, which has the same English words.
  return msg(str`Look at ${squareName(square, size)}`, { id: 'look-at-square' });
}

/** Returns a sentence on the dead end that a mistake leads to, or says what is so without a reason. */
function reasonWords(finding: Wrong, answer: string, size: number): string {
  return finding.deadEnd
    ? deadEndWords(subjectWords(finding, size), finding.deadEnd, size)
    : joinSentences([answer, noShortReasonWords()]);
}

/** Returns the words about queens that no answer has together; the puzzle has several. */
function apartWords(
  finding: Wrong,
  together: readonly Square[],
  rung: SpokenRung,
  size: number,
): RungWords {
  if (rung === 'nudge') return togetherNudge(together);
  const names = squaresWords(together, size);
  const answer = pluralOf(together.length, {
    one: msg(str`No solution has a queen on ${names}.`),
    other: msg(str`No solution has queens on ${names} together.`),
  });
  if (rung === 'where') return { title: lookWords(finding, size), text: answer };
  return {
    title: togetherTitle(together, names),
    text: reasonWords(finding, answer, size),
  };
}

/** Returns the words about marks of which every answer has a queen on one; the puzzle has several answers. */
function allMarkedWords(marks: readonly Square[], rung: SpokenRung, size: number): RungWords {
  const every = msg('Every solution from here has a queen on a marked square.');
  if (rung === 'nudge') return { title: msg('Something is wrong'), text: every };
  const names = squaresWords(marks, size);
  const title = pluralOf(marks.length, {
    one: msg(str`A solution has a queen on ${names}`),
    other: msg(str`A solution has queens on ${names}`),
  });
  if (rung === 'where') return { title, text: every };
  return { title, text: joinSentences([every, msg(str`Unmark ${names}, and one is possible.`)]) };
}

function countWords({ piece, others }: Wrong): string {
  const count = others.length + 1;
  return piece === 'queen'
    ? pluralOf(count, {
        one: msg('One queen is wrong.'),
        other: msg(str`${count} queens are wrong.`),
      })
    : pluralOf(count, { one: msg('One mark is wrong.'), other: msg(str`${count} marks are wrong.`) });
}

/** Returns the cause of a dead end, which is reached even without the other mistakes. */
function subjectWords({ piece, square, others }: Wrong, size: number): string {
  const name = squareName(square, size);
  const names = squaresWords(others, size);
  if (piece === 'queen') {
    return others.length === 0
      ? queenOnWords(name)
      : msg(str`Even without ${names}, a queen on ${name}`);
  }
  if (others.length === 0) return msg(str`Leaving ${name} empty`);
  return pluralOf(others.length, {
    one: msg(str`Even without the mark on ${names}, leaving ${name} empty`),
    other: msg(str`Even without the marks on ${names}, leaving ${name} empty`),
  });
}

/** Returns the words of a hint about a house that has neither a queen nor a free square. */
export function emptiedWords(
  { house }: FindingOf<'emptied'>,
  rung: SpokenRung,
  { rules }: Puzzle,
): RungWords {
  const size = rules.shape.rows;
  return rung === 'nudge'
    ? { title: msg('Something is wrong'), text: emptiedNudgeWords(house.kind) }
    : {
        title: msg(str`Look at ${houseWords(house, size)}`),
        text: msg('It has no queen and no free square, so this can’t be completed.'),
      };
}

function emptiedNudgeWords(kind: HouseKind): string {
  switch (kind) {
    case 'row':
      return msg('A row has no queen and no free square.');
    case 'column':
      return msg('A column has no queen and no free square.');
    default:
      return msg('A region has no queen and no free square.');
  }
}
