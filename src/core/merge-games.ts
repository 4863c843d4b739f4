import { isSameNotes, joinNotes } from './attempt-notes.ts';
import type { Attempt, Rung } from './attempt.ts';
import { withAttempts, type Attempts, type Game } from './game.ts';
import { historyThrough, lineOf, MOST_STEPS, type History } from './history.ts';
import { samePosition, type Position } from './position.ts';
import { RUNGS } from './rungs.ts';

/**
 * One game that two tabs have played on at once, put together: the newer change shows, the other's
 * steps stay below it, and Undo leads to them. Attempts keep the most that either counted.
 * @param base The game from which both went on.
 * @param older What the tab made of it whose last change is the older one.
 * @param newer What the other tab made of it.
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
  // Nothing to keep: the other tab did nothing, nothing but steps back, or what stands there already.
  if (isPartOf(stepsOf(olderLine), newerSteps)) return newer;
  // What the older line has stands there already, and not twice.
  const steps = newerSteps.filter((step) => !includes(olderLine, step));
  // Both tabs may have come to the same: that is one step, above what only one of them has below it.
  const below = isSame(older.present, newer.present) ? older.past : olderLine;
  return historyThrough(withoutRepeats([...below, ...steps, newer.present]), newer.future);
}

/** A line without the positions that show the same as the one before them. */
function withoutRepeats(line: readonly Position[]): readonly Position[] {
  return line.filter((position, index) => index === 0 || !isSame(position, line[index - 1]!));
}

/** Whether all positions of a line are in another one, in their order. */
function isPartOf(part: readonly Position[], line: readonly Position[]): boolean {
  let next = 0;
  for (const position of line) if (part[next] && isSame(part[next]!, position)) next++;
  return next === part.length;
}

function includes(line: readonly Position[], wanted: Position): boolean {
  return line.some((position) => isSame(position, wanted));
}

/**
 * How many of a line's positions it has from the line it went on from. A line with the most steps there
 * may be has let go of as many of the oldest as were added: it goes on from further up.
 */
function sharedLength(line: readonly Position[], base: readonly Position[]): number {
  if (line.length <= MOST_STEPS) return commonLength(line, base);
  return Math.max(...base.map((_, start) => commonLength(line, base.slice(start))));
}

function isSameLine(a: readonly Position[], b: readonly Position[]): boolean {
  return a.length === b.length && commonLength(a, b) === a.length;
}

/** How many positions two lines have in common from their beginning. */
function commonLength(a: readonly Position[], b: readonly Position[]): number {
  const parts = a.findIndex((position, index) => !b[index] || !isSame(position, b[index]));
  return parts < 0 ? a.length : parts;
}

/** Whether two positions show the same and belong to one attempt, whichever tab made them. */
function isSame(a: Position, b: Position): boolean {
  return a.attempt === b.attempt && samePosition(a, b);
}

/** Whether two histories lead to the same positions both ways, whichever tab made them. */
export function isSameHistory(a: History, b: History): boolean {
  return a === b || (isSameLine(lineOf(a), lineOf(b)) && isSameLine(a.future, b.future));
}

/** The attempts of both, each with the most that either counted; `a` itself where `b` adds nothing. */
export function mergeAttempts(a: Attempts, b: Attempts): Attempts {
  const merged: Record<string, Attempt> = { ...a };
  for (const [name, attempt] of Object.entries(b)) {
    const there = merged[name];
    merged[name] = there ? joinAttempts(there, attempt) : attempt;
  }
  return Object.entries(merged).every(([name, attempt]) => attempt === a[name]) ? a : merged;
}

/** What two tabs know of one attempt, together: neither's help, time or moves are less than before. */
function joinAttempts(a: Attempt, b: Attempt): Attempt {
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
    ...joinNotes(a, b),
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
