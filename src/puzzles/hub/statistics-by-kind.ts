import type { PuzzleKind } from '../../core/puzzles/puzzle.ts';
import type { DifficultyStatistics } from '../../progress/puzzles/puzzle-progress.ts';
import { PUZZLE_KINDS } from '../shared/kinds/kinds.ts';

/** Counts of solved puzzles of a kind, over all difficulties. */
export interface KindStatistics {
  readonly kind: PuzzleKind;
  readonly solved: number;
  /** Number of these solved without a hint. */
  readonly unaided: number;
}

/** Adds up figures by kind; leaves out kinds without solved puzzles. */
export function statisticsByKind(
  figures: readonly DifficultyStatistics[],
): readonly KindStatistics[] {
  return PUZZLE_KINDS.map((kind) => {
    const some = figures.filter((figure) => figure.kind === kind);
    const sum = (of: 'solved' | 'unaided'): number =>
      some.reduce((total, figure) => total + figure[of], 0);
    return { kind, solved: sum('solved'), unaided: sum('unaided') };
  }).filter(({ solved }) => solved > 0);
}
