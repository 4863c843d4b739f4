import steps from './puzzle-variants.json' with { type: 'json' };
import {
  PUZZLE_FORMS,
  PUZZLE_SIZES,
  DIFFICULTIES,
  type PuzzleKind,
  type Difficulty,
} from './puzzle.ts';
import { SIGHTS, type Sight } from '../board/rules.ts';
import type { Shape } from '../board/shape.ts';

/** The kind, attack rule and shape of a puzzle: its specification without the difficulty. */
export interface PuzzleVariant {
  readonly kind: PuzzleKind;
  /** One that the kind has. */
  readonly sight: Sight;
  readonly shape: Shape;
}

/**
 * The difficulties that the generators can make, by `puzzleVariantName`. Measured by `npm run data:puzzle-variants`, which writes
 * the table.
 */
const DIFFICULTIES_BY_VARIANT: Readonly<Record<string, readonly string[]>> = steps;

/** Returns the difficulties that puzzles of a cell come in, the easiest first; none where there are no such puzzles. */
export function existingDifficulties(cell: PuzzleVariant): readonly Difficulty[] {
  const names = DIFFICULTIES_BY_VARIANT[puzzleVariantName(cell)] ?? [];
  return DIFFICULTIES.filter((step) => names.includes(step));
}

/** Returns the name of a cell: the beginning of its puzzles' codes, with the shorter side of a board first. */
export function puzzleVariantName({
  kind,
  sight,
  shape: { rows, columns },
}: PuzzleVariant): string {
  const { letter, sights, isSquare } = PUZZLE_FORMS[kind];
  const size = isSquare ? rows : `${Math.min(rows, columns)}x${Math.max(rows, columns)}`;
  return `${letter}/${size}${sights.length > 1 ? SIGHTS[sight].letter : ''}`;
}

/** Returns all cells of a kind, the smallest first, also those without any puzzles. */
export function puzzleVariantsOf(kind: PuzzleKind): PuzzleVariant[] {
  const { least, most } = PUZZLE_SIZES[kind];
  const cells: PuzzleVariant[] = [];
  const { sights, isSquare } = PUZZLE_FORMS[kind];
  for (const sight of sights) {
    for (let rows = least; rows <= most; rows++) {
      const widest = isSquare ? rows : most;
      for (let columns = rows; columns <= widest; columns++)
        cells.push({ kind, sight, shape: { rows, columns } });
    }
  }
  return cells;
}
