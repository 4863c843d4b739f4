import { PUZZLE_SIZES, type PuzzleKind } from './puzzle.ts';

/** Returns the sides that boards of a kind can have, the shortest first. */
export function sidesOf(kind: PuzzleKind): readonly number[] {
  const { least, most } = PUZZLE_SIZES[kind];
  return Array.from({ length: most - least + 1 }, (_, index) => least + index);
}
