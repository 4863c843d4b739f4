import type { PuzzleKind } from '../../core/puzzles/puzzle.ts';

/** The key in localStorage. */
const KEY = 'ninety-two-own';

const KINDS: readonly PuzzleKind[] = ['regions', 'complete', 'guard'];

/** The kind if localStorage refuses it; it holds until the page is left. */
let unsaved: PuzzleKind | undefined;

export function lastKind(): PuzzleKind {
  return unsaved ?? KINDS.find((kind) => kind === stored()) ?? 'regions';
}

export function rememberKind(kind: PuzzleKind): void {
  try {
    localStorage.setItem(KEY, kind);
    unsaved = undefined;
  } catch {
    unsaved = kind;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
