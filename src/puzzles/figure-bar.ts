import { svg, type SVGTemplateResult } from 'lit';

/** How high a bar is, in pixels. */
export const BAR_HEIGHT = 14;

/**
 * How many puzzles were solved, as an outline, and how many of them without hints, filled, for an `<svg>` as wide
 * as its column and `BAR_HEIGHT` high.
 * @param most The number whose bar is the longest.
 * @param longest How much of the column that takes, in hundredths.
 */
export function figureBar(
  { solved, unaided }: { readonly solved: number; readonly unaided: number },
  most: number,
  longest = 100,
): SVGTemplateResult {
  return svg`<rect class="outline" x="0.7" y="0.7" width=${barShare(solved, most, longest)} height="12.6" rx="6.3"/>
    ${unaided > 0 ? svg`<rect class="filled" width=${barShare(unaided, most, longest)} height="14" rx="7"/>` : ''}`;
}

/** How much of its column the bar of a number takes, as CSS has it (`figureBar`). */
export function barShare(count: number, most: number, longest: number): string {
  return `${((count / most) * longest).toFixed(2)}%`;
}
