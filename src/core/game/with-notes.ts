import type { Attempt, AttemptNotes } from './attempt.ts';
import { begunOn, helpedAt } from './attempt-notes.ts';
import type { Day } from '../days/day.ts';
import { attemptOf, type Game, type Move } from './game.ts';
import { loggedMove, type MoveLog } from './move-log.ts';
import type { Square } from '../board/square.ts';

/**
 * Returns a game after a move with the notes that puzzles keep of it: the day on which it began, its log of moves, and
 * the queens that were placed right after a hint. A hint counts for the next queen, however long it takes and also after
 * a reload. A square that was noted once stays noted for the rest of the attempt.
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
  const earlier = before.history.present.attempt;
  const { log: _, ...rest } = after.attempts[earlier] ?? was;
  const attempts = { ...after.attempts, [earlier]: rest };
  const log = logAfter(before, after, move);
  return {
    ...after,
    attempts: { ...attempts, [attempt]: { ...is, ...notes, ...(log && { log }) } },
  };
}

/** Returns the log of a game after a move; `undefined` for a board that something else than the player laid out. */
function logAfter(before: Game, after: Game, { kind }: Move): MoveLog | undefined {
  if (kind === 'reveal' || kind === 'lay-out') return undefined;
  const elapsed = Object.values<Attempt>(after.attempts).reduce((sum, one) => sum + one.elapsed, 0);
  const { log } = attemptOf(before);
  return loggedMove(log, before.givens, queensOf(before), queensOf(after), elapsed);
}

function queensOf({ history }: Game): readonly Square[] {
  return history.present.queens;
}
