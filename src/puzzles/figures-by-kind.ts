import { DAY_KINDS } from '../core/day-puzzles.ts';
import type { PuzzleKind } from '../core/puzzle.ts';
import type { PuzzleFigure } from '../progress/puzzle-progress.ts';

/** How puzzles of a kind were solved, whatever their step. */
export interface KindFigure {
  readonly kind: PuzzleKind;
  readonly solved: number;
  /** How many of these without a hint. */
  readonly unaided: number;
}

/** The same puzzles by kind alone; without the kinds of which none was solved. */
export function figuresByKind(figures: readonly PuzzleFigure[]): readonly KindFigure[] {
  return DAY_KINDS.map((kind) => {
    const some = figures.filter((figure) => figure.kind === kind);
    const sum = (of: 'solved' | 'unaided'): number =>
      some.reduce((total, figure) => total + figure[of], 0);
    return { kind, solved: sum('solved'), unaided: sum('unaided') };
  }).filter(({ solved }) => solved > 0);
}
