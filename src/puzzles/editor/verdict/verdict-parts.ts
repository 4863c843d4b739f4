import type { Difficulty } from '../../../core/puzzles/puzzle.ts';

export interface VerdictWords {
  /** `open`: something is still to be done. `wrong`: something is wrong. `good`: the draft is fine. */
  readonly tone: 'open' | 'wrong' | 'good';
  readonly title: string;
  /** A sentence that explains the title. */
  readonly text?: string | undefined;
  /** The difficulty of a puzzle that hints solve; it follows the title. */
  readonly step?: Difficulty | undefined;
  /** Advice, or a requirement of the puzzle. */
  readonly remark?: string;
}
