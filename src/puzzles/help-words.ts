import { msg, str } from '@lit/localize';
import type { Hints } from '../core/attempt.ts';
import { listOf, plural } from '../i18n/format.ts';
import { hintCount } from './play-totals.ts';

/** The words of so much help of each kind, in the order of `helpCounts`. */
const KINDS: readonly ((count: number) => string)[] = [
  (count) => plural(count, msg('1 hint'), msg(str`${count} hints`)),
];

/** How often each kind of help was taken. Links have these numbers: a new kind comes at the end. */
export function helpCounts(hints: Hints): readonly number[] {
  return [hintCount(hints)];
}

/** `2 hints`: the help that was taken; empty where there was none. */
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
export function helpWords(counts: readonly number[]): string {
  const taken = helpTaken(counts);
  return taken ? msg(str`with ${taken}`) : msg('without help');
}
