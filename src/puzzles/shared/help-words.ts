import { msg } from '@lit/localize';
import { hintCount } from '../../core/game/rungs.ts';
import { listOf, plural } from '../../i18n/format.ts';
import type { PuzzleResult } from '../../progress/puzzles/puzzle-progress.ts';

type Help = Pick<PuzzleResult, 'hints' | 'checks' | 'solvedAfter'>;

/** Words for a number of each kind of help, in the order of `helpCounts`. */
const HELP_WORDS: readonly ((count: number) => string)[] = [
  (count) => plural(count, msg('{# hint|# hints}')),
  (count) => plural(count, msg('{# check|# checks}')),
  (count) => plural(count, msg('{# reveal|# reveals}')),
];

/**
 * Returns the number of each kind of help taken: hints, checks, and reveals of the solution; without the zeros at the
 * end. Links contain these numbers, so a new kind goes at the end.
 */
export function helpCounts({ hints, checks = 0, solvedAfter }: Help): readonly number[] {
  if (solvedAfter) return [hintCount(hints), checks, 1];
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

/** Returns `no hints`, or `2 hints · 1 check · 1 reveal`. */
export function helpWords(help: Help): string {
  const [hints = 0, ...others] = helpCounts(help);
  const words = others.flatMap((count, index) => (count > 0 ? HELP_WORDS[index + 1]!(count) : []));
  return [hints > 0 ? HELP_WORDS[0]!(hints) : msg('no hints'), ...words].join(' · ');
}

/** Returns ` · 1 reveal` if the solution was revealed before it was found, else an empty text. */
export function revealPart(wasShown: boolean | undefined): string {
  return wasShown ? ` · ${HELP_WORDS[2]!(1)}` : '';
}
