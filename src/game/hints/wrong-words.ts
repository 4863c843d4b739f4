import { msg, str } from '@lit/localize';
import { squareName, type Square } from '../../core/board/square.ts';
import type { Puzzle } from '../../core/puzzles/puzzle.ts';
import { plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { FindingOf } from '../../solver/hints/hint.ts';
import type { RungWords, SpokenRung } from './hint-ladder.ts';
import { lookAtWords, ofHouse, squaresWords } from '../words/house-words.ts';
import { deadEndWords, noShortReasonWords, supposedQueenWords } from './dead-end-words.ts';
import { wrongCountWords, wrongTitle } from './completion-hint-words.ts';

type Wrong = FindingOf<'wrong'>;

/** Returns the words of a hint about a queen or a mark that contradicts the only answer, or all answers. */
export function wrongWords(finding: Wrong, rung: SpokenRung, { rules }: Puzzle): RungWords {
  const size = rules.shape.rows;
  const { piece, square, others, together } = finding;
  const isQueen = piece === 'queen';
  if (together && !isQueen) return allMarkedWords(together, rung, size);
  if (rung === 'nudge') {
    const count = others.length + 1;
    const text = isQueen
      ? wrongCountWords(count)
      : plural(count, msg('{One mark is|# marks are} wrong.'));
    return { title: msg('Something is wrong'), text };
  }
  const name = squareName(square, size);
  const answer = together
    ? apartWords(together, size)
    : isQueen
      ? msg(str`The only solution has no queen on ${name}.`)
      : msg(str`The only solution has a queen on ${name}.`);
  if (rung === 'where') return { title: msg(str`Look at ${name}`), text: answer };
  return {
    title: isQueen ? wrongTitle(1, name) : msg(str`The mark on ${name} is wrong`),
    text: reasonWords(finding, answer, size),
  };
}

/** Returns sentences on the dead end that a mistake leads to, or says what is so without a reason. */
function reasonWords(finding: Wrong, answer: string, size: number): string {
  return joinSentences(
    finding.deadEnd
      ? [supposedWords(finding, size), deadEndWords(finding.deadEnd, size)]
      : [answer, noShortReasonWords()],
  );
}

/** Returns a sentence on queens that no answer has together; the puzzle has several. */
function apartWords(together: readonly Square[], size: number): string {
  const names = squaresWords(together, size);
  return together.length === 1
    ? msg(str`No solution has a queen on ${names}.`)
    : plural(together.length, msg(str`No solution has queens on ${names} together.`));
}

/** Returns the words about marks of which every answer has a queen on one; the puzzle has several answers. */
function allMarkedWords(marks: readonly Square[], rung: SpokenRung, size: number): RungWords {
  const every = msg('Every solution left has a queen on a marked square.');
  if (rung === 'nudge') return { title: msg('Something is wrong'), text: every };
  const names = squaresWords(marks, size);
  const title =
    marks.length === 1
      ? msg(str`A solution has a queen on ${names}`)
      : plural(marks.length, msg(str`A solution has queens on ${names}`));
  if (rung === 'where') return { title, text: every };
  const unmark = plural(marks.length, msg(str`Unmark ${names}, and a solution is possible.`));
  return { title, text: joinSentences([every, unmark]) };
}

/** Returns the sentence that supposes a mistake to be right, without the other mistakes. */
function supposedWords({ piece, square, others }: Wrong, size: number): string {
  const name = squareName(square, size);
  const names = squaresWords(others, size);
  if (piece === 'queen') return supposedQueenWords(name, names);
  return others.length === 0
    ? msg(str`Suppose the mark on ${name} stays.`)
    : msg(str`Suppose ${name} stays marked, but not ${names}.`);
}

/** Returns the words of a hint about a house that has neither a queen nor a free square. */
export function emptiedWords(
  { house }: FindingOf<'emptied'>,
  rung: SpokenRung,
  { rules }: Puzzle,
): RungWords {
  const size = rules.shape.rows;
  return rung === 'nudge'
    ? {
        title: msg('Something is wrong'),
        text: ofHouse(house.kind, msg('A [row|column|region] has no queen and no free square.')),
      }
    : {
        title: lookAtWords(house, size),
        text: msg('It has no queen and no free square, so the board can’t be completed.'),
      };
}
