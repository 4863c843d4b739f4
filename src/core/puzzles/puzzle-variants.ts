import steps from './puzzle-variants.json' with { type: 'json' };
import { PUZZLE_SIZES, DIFFICULTIES, type PuzzleKind, type Difficulty } from './puzzle.ts';
import type { Rules } from '../board/rules.ts';
import type { Shape } from '../board/shape.ts';

/** The kind, attack rule and shape of a puzzle: its specification without the difficulty. */
export interface PuzzleVariant {
  readonly kind: PuzzleKind;
  /** `touch` only in Regions. */
  readonly sight: Rules['sight'];
  /** A square shape, except in Guard. */
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

/** Returns the name of a cell: the beginning of its puzzles' codes, with the shorter side of Guard first. */
export function puzzleVariantName({
  kind,
  sight,
  shape: { rows, columns },
}: PuzzleVariant): string {
  if (kind === 'guard') return `g/${Math.min(rows, columns)}x${Math.max(rows, columns)}`;
  return kind === 'complete' ? `c/${rows}` : `r/${rows}${sight === 'touch' ? 't' : 's'}`;
}

/** Returns all cells of a kind, the smallest first, also those without any puzzles. */
export function puzzleVariantsOf(kind: PuzzleKind): PuzzleVariant[] {
  const { least, most } = PUZZLE_SIZES[kind];
  const cells: PuzzleVariant[] = [];
  for (const sight of kind === 'regions' ? (['touch', 'queen'] as const) : (['queen'] as const)) {
    for (let rows = least; rows <= most; rows++) {
      const widest = kind === 'guard' ? most : rows;
      for (let columns = rows; columns <= widest; columns++)
        cells.push({ kind, sight, shape: { rows, columns } });
    }
  }
  return cells;
}
