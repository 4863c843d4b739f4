import { svg, type SVGTemplateResult } from 'lit';
import { directed } from '../../ui/drawing/icons.ts';

/** Height of a bar in pixels. */
export const BAR_HEIGHT = 14;

/**
 * Draws the number of solved puzzles as an outline, and the number of those without hints filled, for an `<svg>` as
 * wide as its column and `BAR_HEIGHT` high.
 * @param most The number with the longest bar.
 * @param longest The length of that bar, in hundredths of the column.
 */
export function statisticsBar(
  { solved, unaided }: { readonly solved: number; readonly unaided: number },
  most: number,
  longest: number,
): SVGTemplateResult {
  return directed(svg`<rect class="outline" x="0.7" y="0.7" width=${barShare(solved, most, longest)} height="12.6" rx="6.3"/>
    ${unaided > 0 ? svg`<rect class="filled" width=${barShare(unaided, most, longest)} height="14" rx="7"/>` : ''}`);
}

/** Returns the length of a number's bar as a CSS percentage of its column (`statisticsBar`). */
export function barShare(count: number, most: number, longest: number): string {
  return `${((count / most) * longest).toFixed(2)}%`;
}
