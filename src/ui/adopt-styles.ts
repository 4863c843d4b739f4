import type { CSSResult } from 'lit';

/** Lets an element with a shadow root take on looks that are loaded later than itself, once. */
export function adoptStyles({ shadowRoot }: Element, { styleSheet }: CSSResult): void {
  const { adoptedStyleSheets } = shadowRoot!;
  if (!adoptedStyleSheets.includes(styleSheet!)) adoptedStyleSheets.push(styleSheet!);
}
