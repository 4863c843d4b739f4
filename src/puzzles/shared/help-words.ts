import { msg } from '@lit/localize';
import { hintCount } from '../../core/game/rungs.ts';
import { listOf, plural } from '../../i18n/format.ts';
import type { PuzzleResult } from '../../progress/puzzles/puzzle-progress.ts';

type Help = Pick<PuzzleResult, 'hints' | 'checks'>;

/** Words for a number of each kind of help, in the order of `helpCounts`. */
const HELP_WORDS: readonly ((count: number) => string)[] = [
  (count) => plural(count, msg('{# hint|# hints}')),
  (count) => plural(count, msg('{# check|# checks}')),
];

/**
 * Returns the number of each kind of help taken: hints, then checks if there were any. Links contain these numbers, so
 * a new kind goes at the end.
 */
export function helpCounts({ hints, checks = 0 }: Help): readonly number[] {
  return checks === 0 ? [hintCount(hints)] : [hintCount(hints), checks];
}

/** Returns the help taken in words: `2 hints and 1 check`; empty if there was none. */
export function helpTaken(counts: readonly number[]): string {
  const taken = counts.flatMap((count, kind) => {
    if (count === 0) return [];
    // A link of a later version may contain kinds of help that are unknown here.
    return HELP_WORDS[kind]?.(count) ?? msg('other help');
  });
  return listOf([...new Set(taken)]);
}

/** Returns `no hints`, or `2 hints · 1 check`. */
export function helpWords({ hints, checks = 0 }: Help): string {
  const count = hintCount(hints);
  const hinted = count === 0 ? msg('no hints') : HELP_WORDS[0]!(count);
  return checks === 0 ? hinted : `${hinted} · ${HELP_WORDS[1]!(checks)}`;
}
