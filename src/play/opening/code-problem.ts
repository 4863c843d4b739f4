import { msg, str } from '@lit/localize';
import type { CodeProblem } from '../../core/solutions/parse-code.ts';
import { numberOf, plural } from '../../i18n/format.ts';
import { sizeOf } from '../../i18n/left-to-right.ts';

export function codeProblemWords(problem: CodeProblem): string {
  switch (problem.kind) {
    case 'empty':
      return msg(
        'There is no position here. Type one number or letter for each row, as in 15863724.',
      );
    case 'too-long':
      return plural(problem.most, msg('This is too long: a board has at most {# row|# rows}.'));
    case 'check':
      return msg('Part of this position is missing or wrong. Copy or type it again.');
    case 'symbol':
      return msg(
        str`“${problem.symbol}” is not part of a position: use 1–9, then a–w, and 0 for an empty row.`,
      );
    case 'range': {
      const { row, value, size } = problem;
      return msg(
        str`Row ${row} says ${numberOf(value)}, but the last column of this board is ${size}.`,
      );
    }
    case 'length': {
      const { expected, actual } = problem;
      return plural(
        actual,
        msg(str`A position of ${sizeOf(expected)} has one symbol a row, this one has # in all.`),
      );
    }
  }
}
