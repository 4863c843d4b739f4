import type { Attempt, AttemptNotes } from './attempt.ts';
import type { Day } from '../days/day.ts';
import type { Game } from './game.ts';
import type { Square } from '../board/square.ts';

/** Returns the day on which a game began; `undefined` where nothing was done or no day was noted. */
export function begunOn({ attempts }: Game): Day | undefined {
  return Object.values<Attempt>(attempts).reduce<Day | undefined>(
    (earliest, attempt) => earlier(earliest, attempt.begunOn),
    undefined,
  );
}

/** Merges the notes that two tabs have of one attempt. The log is that of `a`: it leads to one board only. */
export function mergeNotes(a: AttemptNotes, b: AttemptNotes): AttemptNotes {
  const begun = earlier(a.begunOn, b.begunOn);
  const hintAt = Math.max(a.hintAt ?? -1, b.hintAt ?? -1);
  return {
    ...(begun !== undefined && { begunOn: begun }),
    ...(hintAt >= 0 && { hintAt }),
    ...helpedAt(a.helped, b.helped),
    ...(Array.isArray(a.log) && { log: a.log }),
  };
}

export function isSameNotes(a: AttemptNotes, b: AttemptNotes): boolean {
  return (
    a.begunOn === b.begunOn &&
    a.hintAt === b.hintAt &&
    String(a.helped) === String(b.helped) &&
    String(a.log) === String(b.log)
  );
}

function earlier(a: Day | undefined, b: Day | undefined): Day | undefined {
  return a !== undefined && (b === undefined || a <= b) ? a : b;
}

/** Returns the squares of both, as they are noted. */
export function helpedAt(
  a: readonly Square[] = [],
  b: readonly Square[] = [],
): Pick<AttemptNotes, 'helped'> {
  const helped = [...new Set([...a, ...b])].sort((one, other) => one - other);
  return helped.length > 0 ? { helped } : {};
}
