import { msg, str } from '@lit/localize';
import { squareName } from '../../core/board/square.ts';
import { plural } from '../../i18n/format.ts';
import { joinSentences } from '../../i18n/sentences.ts';
import type { FindingOf } from '../../solver/hints/hint.ts';
import type { SpokenRung } from './hint-ladder.ts';
import { squaresWords } from '../words/house-words.ts';
import { deadEndWords, noShortReasonWords, queenOnWords } from './dead-end-words.ts';
import type { RungWords } from './rung-words.ts';

type Wrong = FindingOf<'wrong'>;

/** Returns the words of a hint about a queen or a mark that contradicts the only answer. */
export function wrongWords(finding: Wrong, rung: SpokenRung, size: number): RungWords {
  const isQueen = finding.piece === 'queen';
  if (rung === 'nudge') return { title: msg('Something is wrong'), text: countWords(finding) };
  const name = squareName(finding.square, size);
  const answer = isQueen
    ? msg(str`The only solution has no queen on ${name}.`)
    : msg(str`The only solution has a queen on ${name}.`);
  if (rung === 'where') return { title: msg(str`Look at ${name}`), text: answer };
  return {
    title: isQueen ? msg(str`${name} is wrong`) : msg(str`The mark on ${name} is wrong`),
    text: finding.deadEnd
      ? deadEndWords(subjectWords(finding, size), finding.deadEnd, size)
      : joinSentences([answer, noShortReasonWords()]),
  };
}

function countWords({ piece, others }: Wrong): string {
  const count = others.length + 1;
  return piece === 'queen'
    ? plural(count, {
        one: msg('One queen is wrong.'),
        other: msg(str`${count} queens are wrong.`),
      })
    : plural(count, { one: msg('One mark is wrong.'), other: msg(str`${count} marks are wrong.`) });
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
  return others.length === 0
    ? msg(str`Leaving ${name} empty`)
    : msg(str`Even without the marks on ${names}, leaving ${name} empty`);
}
