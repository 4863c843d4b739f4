import type { Attempt, AttemptNotes } from './attempt.ts';
import type { Day } from '../days/day.ts';
import { attemptOf, type Game, type Move } from './game.ts';
import type { Square } from '../board/square.ts';

/**
 * Returns a game after a move with the notes that puzzles keep of it: the day on which it began, and the queens that
 * were placed right after a hint. A hint counts for the next queen, however long it takes and also after a reload. A
 * square that was noted once stays noted for the rest of the attempt.
 * @param today The day of the move.
 */
export function withNotes(before: Game, after: Game, move: Move, today: Day): Game {
  const was = attemptOf(before);
  const is = attemptOf(after);
  const { attempt, queens } = after.history.present;
  const isPlaced = move.kind === 'toggle' || move.kind === 'place' || move.kind === 'move';
  const come = isPlaced ? queens.filter((queen) => !queensOf(before).includes(queen)) : [];
  const notes: AttemptNotes = {
    begunOn: is.begunOn ?? begunOn(before) ?? today,
    ...(move.kind === 'help' && { hintAt: is.moves }),
    // An attempt that goes on after a find keeps the help it had.
    ...(come.length > 0 && helpedAt(was.helped, was.hintAt === was.moves ? come : undefined)),
  };
  return { ...after, attempts: { ...after.attempts, [attempt]: { ...is, ...notes } } };
}

/** Returns the day on which a game began; `undefined` where nothing was done or no day was noted. */
export function begunOn({ attempts }: Game): Day | undefined {
  return Object.values<Attempt>(attempts).reduce<Day | undefined>(
    (earliest, attempt) => earlier(earliest, attempt.begunOn),
    undefined,
  );
}

/** Merges the notes that two tabs have of one attempt. The order of the two does not matter. */
export function mergeNotes(a: AttemptNotes, b: AttemptNotes): AttemptNotes {
  const begun = earlier(a.begunOn, b.begunOn);
  const hintAt = Math.max(a.hintAt ?? -1, b.hintAt ?? -1);
  return {
    ...(begun !== undefined && { begunOn: begun }),
    ...(hintAt >= 0 && { hintAt }),
    ...helpedAt(a.helped, b.helped),
  };
}

export function isSameNotes(a: AttemptNotes, b: AttemptNotes): boolean {
  return a.begunOn === b.begunOn && a.hintAt === b.hintAt && String(a.helped) === String(b.helped);
}

function earlier(a: Day | undefined, b: Day | undefined): Day | undefined {
  return a !== undefined && (b === undefined || a <= b) ? a : b;
}

function helpedAt(
  a: readonly Square[] = [],
  b: readonly Square[] = [],
): Pick<AttemptNotes, 'helped'> {
  const helped = [...new Set([...a, ...b])].sort((one, other) => one - other);
  return helped.length > 0 ? { helped } : {};
}

function queensOf({ history }: Game): readonly Square[] {
  return history.present.queens;
}
