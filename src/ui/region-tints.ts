import { unsafeCSS, type CSSResult } from 'lit';
import { TINTS } from './region-looks.ts';
import { regionTokens } from './region-tokens.styles.ts';

/** Makes the colours of regions known to the page, once: no screen but those of puzzles has any. */
export function adoptRegionTokens(): void {
  const { adoptedStyleSheets } = document;
  const { styleSheet } = regionTokens;
  if (!adoptedStyleSheets.includes(styleSheet!)) adoptedStyleSheets.push(styleSheet!);
}

/**
 * In a drawing of the class `regions`, `tint-k` is filled with the tint of region k, and `ink-k` drawn in the
 * ink of its texture. Where the system has colours of its own there are no tints.
 */
export const tintStyles: CSSResult = unsafeCSS(
  Array.from(
    { length: TINTS },
    (_, region) =>
      `.regions .tint-${region}{fill:var(--rg-${region})}.regions .ink-${region}{fill:none;stroke:var(--rg-${region}p)}`,
  ).join(''),
);
