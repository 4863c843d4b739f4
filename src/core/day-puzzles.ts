import { FIRST_DAY, isDay, type Day } from './day.ts';
import type { PuzzleKind } from './puzzle.ts';

/** The puzzles of a day in the order of its petals, from the top to the right. */
export const DAY_KINDS: readonly PuzzleKind[] = ['complete', 'regions', 'guard'];

/** What a puzzle of a day is kept under: `2026-11-21/regions`. */
export function dayPuzzleName(day: Day, kind: PuzzleKind): string {
  return `${day}/${kind}`;
}

/** What the puzzles of a day are kept under, in the order of `DAY_KINDS`. */
export function dayPuzzleNames(day: Day): readonly string[] {
  return DAY_KINDS.map((kind) => dayPuzzleName(day, kind));
}

/** The puzzle of a day that a name says; `undefined` where it says none. */
export function parseDayPuzzleName(
  name: string,
): { readonly day: Day; readonly kind: PuzzleKind } | undefined {
  const [day = '', kindName, ...rest] = name.split('/');
  const kind = DAY_KINDS.find((other) => other === kindName);
  return kind && rest.length === 0 && isDay(day) && day >= FIRST_DAY ? { day, kind } : undefined;
}
