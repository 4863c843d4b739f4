import { FIRST_DAY, isDay, type Day } from './day.ts';
import type { PuzzleKind } from '../puzzles/puzzle.ts';

/** The kinds of a day's puzzles in the order of its badge: from the top, clockwise. */
export const DAY_KINDS: readonly PuzzleKind[] = ['complete', 'regions', 'guard'];

/** The kinds of a day's puzzles in the order in which they are shown and played. */
export const DAY_ORDER: readonly PuzzleKind[] = ['regions', 'complete', 'guard'];

/** Returns the name that a puzzle of a day is stored under: `2026-11-21/regions`. */
export function dayPuzzleName(day: Day, kind: PuzzleKind): string {
  return `${day}/${kind}`;
}

/** Returns the names of a day's puzzles, in the order of `DAY_KINDS`. */
export function dayPuzzleNames(day: Day): readonly string[] {
  return DAY_KINDS.map((kind) => dayPuzzleName(day, kind));
}

/** Reads the name of a day's puzzle; `undefined` where the text is not such a name. */
export function parseDayPuzzleName(
  name: string,
): { readonly day: Day; readonly kind: PuzzleKind } | undefined {
  const [day = '', kindName, ...rest] = name.split('/');
  const kind = DAY_KINDS.find((other) => other === kindName);
  return kind && rest.length === 0 && isDay(day) && day >= FIRST_DAY ? { day, kind } : undefined;
}
