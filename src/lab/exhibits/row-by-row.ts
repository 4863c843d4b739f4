import { nothing, type TemplateResult } from 'lit';
import { squaresOf } from '../machine/queens-by-row.ts';
import type { Step } from '../machine/algorithm.ts';
import { drawTested, drawThread } from '../shared/drawing.ts';
import { odometer, UNTOUCHED, type OdometerRow } from '../shared/parts.ts';
import type { Drawing } from '../../ui/drawing/drawing.ts';

/** The position of a search that fills the rows from the top and tests one square after another. */
interface RowByRow {
  readonly size: number;
  /** The 0-based column of the queen in each row filled so far. */
  readonly columns: readonly number[];
  /** The column that the search has reached in the row below them. */
  readonly column: number;
  /** True if that column has been tried as well. */
  readonly isDone: boolean;
}

/** Draws the square that a step tested, or the solution that it found. */
export function drawRowByRow(
  step: Step | undefined,
  { size, columns }: Pick<RowByRow, 'size' | 'columns'>,
): Drawing {
  switch (step?.kind) {
    case 'seen':
    case 'free':
      return drawTested(step.squares[0]!, size, step.squares[1]);
    case 'found':
      return drawThread(squaresOf(columns, size), size);
    default:
      return nothing;
  }
}

/** Renders the stack of the search. */
export function odometerRowByRow(step: Step | undefined, search: RowByRow): TemplateResult {
  const { size, columns, column, isDone } = search;
  const isTesting = step?.kind === 'seen' || step?.kind === 'free';
  const rows = Array.from({ length: size }, (_, row): OdometerRow => {
    const queen = columns[row];
    if (queen !== undefined) return { queen, tried: (k) => k < queen };
    if (row > columns.length) return UNTOUCHED;
    return {
      now: true,
      testing: isTesting ? column : undefined,
      tried: (k) => k < column || (k === column && isDone),
    };
  });
  return odometer(rows, size);
}
