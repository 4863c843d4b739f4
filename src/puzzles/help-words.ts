import { msg, str } from '@lit/localize';
import { numberOf, plural } from '../i18n/format.ts';
import type { PuzzleResult } from '../progress/puzzle-progress.ts';
import { hintCount } from './play-totals.ts';

/** The help that a puzzle took: `no hints`, `2 hints, 1 check`. */
export function helpWords({ hints, checks = 0 }: Pick<PuzzleResult, 'hints' | 'checks'>): string {
  const count = hintCount(hints);
  const hinted =
    count === 0
      ? msg('no hints')
      : plural(count, msg('1 hint'), msg(str`${numberOf(count)} hints`));
  if (checks === 0) return hinted;
  const checked = plural(checks, msg('1 check'), msg(str`${numberOf(checks)} checks`));
  return [hinted, checked].join(msg(', '));
}
