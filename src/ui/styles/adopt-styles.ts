import type { CSSResult } from 'lit';

/** Adopts styles that load after an element into its shadow root. A second call with the same styles does nothing. */
export function adoptStyles({ shadowRoot }: Element, { styleSheet }: CSSResult): void {
  const { adoptedStyleSheets } = shadowRoot!;
  if (!adoptedStyleSheets.includes(styleSheet!)) adoptedStyleSheets.push(styleSheet!);
}
