import { msg, str } from '@lit/localize';
import { plural } from '../../../i18n/format.ts';
import type { DraftVerdict } from '../../../solver/puzzles/protocol.ts';
import type { VerdictWords } from './verdict-parts.ts';

type Verdict = Extract<DraftVerdict, { kind: 'puzzle' }>;

export function guardVerdictWords(verdict: Verdict, queens: number): VerdictWords {
  const { check } = verdict;
  switch (check.kind) {
    case 'guarded':
      return {
        tone: 'good',
        title: plural(queens, {
          one: msg('1 queen is enough'),
          other: msg(str`${queens} queens are enough`),
        }),
        ...(check.step && { step: check.step }),
        remark: enoughWords(verdict, check.least, queens),
      };
    case 'none':
      return {
        tone: 'wrong',
        title: plural(queens, {
          one: msg('1 queen is too few'),
          other: msg(str`${queens} queens are too few`),
        }),
        remark: neededWords(verdict, check.least!),
      };
    default:
      return {
        tone: 'open',
        title: msg('Too hard to tell'),
        text: msg('That may be enough, or too few.'),
      };
  }
}

function enoughWords({ leastOfBoard }: Verdict, least: number, queens: number): string {
  if (least < queens) {
    return plural(least, {
      one: msg('Fewer will do: 1 is enough.'),
      other: msg(str`Fewer will do: ${least} are enough.`),
    });
  }
  if (leastOfBoard === undefined || leastOfBoard >= least) {
    return msg('Fewer are not enough.');
  }
  return msg(str`Fewer are not enough. With none given, ${leastOfBoard} would be.`);
}

function neededWords({ leastOfBoard }: Verdict, least: number): string {
  if (leastOfBoard === undefined || leastOfBoard >= least) {
    return msg(str`At least ${least} are needed.`);
  }
  return plural(leastOfBoard, {
    one: msg(str`1 queen can guard it, but with those given you need ${least}.`),
    other: msg(str`${leastOfBoard} queens can guard it, but with those given you need ${least}.`),
  });
}
