import { isSameNotes, mergeNotes } from './attempt-notes.ts';
import type { Attempt, Rung } from './attempt.ts';
import { newGame, withAttempts, type Attempts, type Game } from './game.ts';
import { historyThrough, lineOf } from './history.ts';
import { samePosition } from './position.ts';
import { RUNGS } from './rungs.ts';

/**
 * Returns a game that went on from the untouched board with another one below it: Undo leads to that. Steps with which
 * both begin are there once.
 */
export function onTopOf(below: Game, game: Game): Game {
  const { rules, givens, history } = game;
  const untouched = newGame(rules, givens).history.present;
  const lineBelow = lineOf(below.history);
  const steps = [...history.past];
  // The untouched board has no step below it.
  if (steps[0] && samePosition(steps[0], untouched)) steps.shift();
  const shared = lineBelow.slice(history.past.length - steps.length);
  while (steps[0] && shared[0] && samePosition(steps[0], shared[0])) {
    steps.shift();
    shared.shift();
  }
  const line = [...lineBelow, ...steps, history.present];
  return withAttempts(
    game,
    historyThrough(
      line.filter((step, index) => index === 0 || !samePosition(step, line[index - 1]!)),
      history.future,
    ),
    mergeAttempts(game.attempts, below.attempts),
  );
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
