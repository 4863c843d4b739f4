import { msg, str } from '@lit/localize';
import { listOf, numberOf, plural } from '../i18n/format.ts';
import type { PuzzleResult } from '../progress/puzzle-progress.ts';
import { hintCount } from './play-totals.ts';

/** The help that was taken with a puzzle. */
type Help = Pick<PuzzleResult, 'hints' | 'checks'>;

/** The words of so much help of each kind, in the order of `helpCounts`. */
const KINDS: readonly ((count: number) => string)[] = [
  (count) => plural(count, msg('1 hint'), msg(str`${numberOf(count)} hints`)),
  (count) => plural(count, msg('1 check'), msg(str`${numberOf(count)} checks`)),
];

/**
 * Returns how often each kind of help was taken: hints, then checks if there were any. Links have these numbers: a new
 * kind comes at the end.
 */
export function helpCounts({ hints, checks = 0 }: Help): readonly number[] {
  return checks === 0 ? [hintCount(hints)] : [hintCount(hints), checks];
}

/** `2 hints and 1 check`: the help that was taken; empty where there was none. */
export function helpTaken(counts: readonly number[]): string {
  return listOf(
    counts.flatMap((count, kind) => {
      if (count === 0) return [];
      // A link of a later version may tell of help that there is not yet.
      return KINDS[kind]?.(count) ?? msg('other help');
    }),
  );
}

/** `without help`, `with 2 hints`. */
export function withHelpWords(help: Help): string {
  const taken = helpTaken(helpCounts(help));
  return taken ? msg(str`with ${taken}`) : msg('without help');
}

/** `no hints`, `2 hints, 1 check`. */
export function helpWords({ hints, checks = 0 }: Help): string {
  const count = hintCount(hints);
  const hinted = count === 0 ? msg('no hints') : KINDS[0]!(count);
  return checks === 0 ? hinted : [hinted, KINDS[1]!(checks)].join(msg(', '));
}
