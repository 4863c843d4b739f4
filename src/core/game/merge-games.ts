import { isSameNotes, mergeNotes } from './attempt-notes.ts';
import type { Attempt, Rung } from './attempt.ts';
import { withAttempts, type Attempts, type Game } from './game.ts';
import { historyThrough, lineOf, MOST_STEPS, type History } from './history.ts';
import { samePosition, type Position } from './position.ts';
import { RUNGS } from './rungs.ts';

/**
 * Merges the games of two tabs that played on from the same game. The newer change is shown; the other tab's steps stay
 * below it, and Undo leads to them. Each count of an attempt is the larger of the two.
 * @param base The game from which both went on.
 * @param older The game of the tab whose last change is the older one.
 * @param newer The game of the other tab.
 */
export function mergeGames(base: Game, older: Game, newer: Game): Game {
  return withAttempts(
    newer,
    mergeHistories(lineOf(base.history), older.history, newer.history),
    mergeAttempts(older.attempts, newer.attempts),
  );
}

function mergeHistories(base: readonly Position[], older: History, newer: History): History {
  const olderLine = lineOf(older);
  const stepsOf = (line: readonly Position[]): readonly Position[] =>
    line.slice(sharedLength(line, base));
  const newerSteps = stepsOf(lineOf(newer));
  // Nothing to keep: the other tab did nothing, only stepped back, or its steps are all in the newer line.
  if (isPartOf(stepsOf(olderLine), newerSteps)) return newer;
  // Drops the steps that the older line has already.
  const steps = newerSteps.filter((step) => !includes(olderLine, step));
  // Both tabs may show the same position: it is kept as one step, above the steps that only one of them has.
  const below = isSame(older.present, newer.present) ? older.past : olderLine;
  return historyThrough(withoutRepeats([...below, ...steps, newer.present]), newer.future);
}

/** Returns a line without the positions that are equal to the one before them. */
function withoutRepeats(line: readonly Position[]): readonly Position[] {
  return line.filter((position, index) => index === 0 || !isSame(position, line[index - 1]!));
}

/** Returns true if all positions of a line are in another one, in their order. */
function isPartOf(part: readonly Position[], line: readonly Position[]): boolean {
  let next = 0;
  for (const position of line) if (part[next] && isSame(part[next]!, position)) next++;
  return next === part.length;
}

function includes(line: readonly Position[], wanted: Position): boolean {
  return line.some((position) => isSame(position, wanted));
}

/**
 * Returns how many of a line's positions come from the line it went on from. A line of the greatest length may have
 * dropped as many of the oldest positions as were added, so it may begin later in the base.
 */
function sharedLength(line: readonly Position[], base: readonly Position[]): number {
  if (line.length <= MOST_STEPS) return commonLength(line, base);
  return Math.max(...base.map((_, start) => commonLength(line, base.slice(start))));
}

function isSameLine(a: readonly Position[], b: readonly Position[]): boolean {
  return a.length === b.length && commonLength(a, b) === a.length;
}

/** Returns the number of positions that two lines have in common from their beginning. */
function commonLength(a: readonly Position[], b: readonly Position[]): number {
  const parts = a.findIndex((position, index) => !b[index] || !isSame(position, b[index]));
  return parts < 0 ? a.length : parts;
}

/** Returns true if two positions are equal and belong to one attempt, whichever tab made them. */
function isSame(a: Position, b: Position): boolean {
  return a.attempt === b.attempt && samePosition(a, b);
}

/** Returns true if two histories lead to the same positions both ways, whichever tab made them. */
export function isSameHistory(a: History, b: History): boolean {
  return a === b || (isSameLine(lineOf(a), lineOf(b)) && isSameLine(a.future, b.future));
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
