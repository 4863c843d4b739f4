import { unsafeCSS, type CSSResult } from 'lit';
import { TINTS } from './region-looks.ts';
import { regionTokens } from './region-tokens.styles.ts';

/** Adds the colours of regions to the page, once. Only screens of puzzles need them. */
export function adoptRegionTokens(): void {
  const { adoptedStyleSheets } = document;
  const { styleSheet } = regionTokens;
  if (!adoptedStyleSheets.includes(styleSheet!)) adoptedStyleSheets.push(styleSheet!);
}

/**
 * Styles of drawings of the class `regions`: `tint-k` fills with the tint of region k, and `ink-k` strokes with the ink
 * of its texture.
 */
export const tintStyles: CSSResult = unsafeCSS(
  Array.from(
    { length: TINTS },
    (_, region) =>
      `.regions .tint-${region}{fill:var(--rg-${region})}.regions .ink-${region}{fill:none;stroke:var(--rg-${region}p)}`,
  ).join(''),
);
