import { html, svg, type TemplateResult } from 'lit';
import type { Settings } from '../progress/settings/settings.ts';
import { queenGlyph } from '../ui/drawing/queen.ts';

/** Draws a piece of a board in one of its styles: five squares by four, with a queen. */
export function boardSample(style: Settings['board']): TemplateResult {
  const squares = Array.from({ length: 20 }, (_, square) => {
    const column = square % 5;
    const row = Math.floor(square / 5);
    return (column + row) % 2 === 1 ? `M${column * 10} ${row * 10}h10v10h-10z` : '';
  });
  return html`<svg data-board=${style} viewBox="0 0 50 40" aria-hidden="true">
    <path class="light" d="M0 0h50v40H0z" />
    <path class="dark" d=${squares.join('')} />
    <path class="between" d="M10 0v40M20 0v40M30 0v40M40 0v40M0 10h50M0 20h50M0 30h50" />
    ${svg`<g class="queen" transform="translate(13 8) scale(.375)">${queenGlyph}</g>`}
  </svg>`;
}
