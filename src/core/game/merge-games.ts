import { isSameNotes, mergeNotes } from './attempt-notes.ts';
import type { Attempt, Rung } from './attempt.ts';
import { withAttempts, type Attempts, type Game } from './game.ts';
import { historyThrough, lineOf } from './history.ts';
import { positionKey, samePosition, type Position } from './position.ts';
import { RUNGS } from './rungs.ts';

/**
 * Returns a game that went on from the untouched board with another one below it: Undo leads to that. The steps with
 * which both begin come first, then those that only the one below has, then the other steps of the game. Those are below
 * too if a database took them late. A game with MOST_STEPS steps of its own leaves no room for those below.
 */
export function onTopOf(below: Game, game: Game): Game {
  const { past, present, future } = game.history;
  const own = new Set([...past, present, ...future].map(positionKey));
  const lineBelow = lineOf(below.history);
  const others = lineBelow.filter((step) => !own.has(positionKey(step)));
  const ownLine = lineOf(game.history);
  let shared = 0;
  while (isSameStep(ownLine[shared], lineBelow[shared])) shared++;
  const line = [...lineBelow.slice(0, shared), ...others, ...past.slice(shared), present];
  return withAttempts(
    game,
    historyThrough(
      line.filter((step, index) => !isSameStep(step, line[index - 1])),
      future,
    ),
    mergeAttempts(game.attempts, below.attempts),
  );
}

function isSameStep(a: Position | undefined, b: Position | undefined): boolean {
  return a !== undefined && b !== undefined && samePosition(a, b);
}

/** Merges attempts, each with the larger of the two counts; returns `a` itself where `b` adds nothing. */
export function mergeAttempts(a: Attempts, b: Attempts): Attempts {
  const merged: Record<string, Attempt> = { ...a };
  for (const [name, attempt] of Object.entries(b)) {
    const there = merged[name];
    merged[name] = there ? mergeAttempt(there, attempt) : attempt;
  }
  return Object.entries(merged).every(([name, attempt]) => attempt === a[name]) ? a : merged;
}

/** Merges what two tabs know of one attempt. Help, time and moves are never less than either tab counted. */
function mergeAttempt(a: Attempt, b: Attempt): Attempt {
  const most = (rung: Rung): number => Math.max(a.hints[rung], b.hints[rung]);
  const hints = {
    nudge: most('nudge'),
    where: most('where'),
    why: most('why'),
    place: most('place'),
  };
  const joined = {
    by: a.by,
    elapsed: Math.max(a.elapsed, b.elapsed),
    moves: Math.max(a.moves, b.moves),
    hints,
    finished: a.finished || b.finished,
    checks: Math.max(a.checks ?? 0, b.checks ?? 0) || undefined,
    ...mergeNotes(a, b),
  };
  return isSameAttempt(joined, a) ? a : joined;
}

function isSameAttempt(a: Attempt, b: Attempt): boolean {
  return (
    a.elapsed === b.elapsed &&
    a.moves === b.moves &&
    a.finished === b.finished &&
    a.checks === b.checks &&
    RUNGS.every((rung) => a.hints[rung] === b.hints[rung]) &&
    isSameNotes(a, b)
  );
}
