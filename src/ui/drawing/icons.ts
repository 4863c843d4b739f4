import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { queenGlyph } from './queen.ts';

// Icons in a 24 × 24 box.

/** Makes a drawing show a direction of reading: it is mirrored where a page runs from right to left. */
export function directed(drawing: SVGTemplateResult): SVGTemplateResult {
  return svg`<g class="directed">${drawing}</g>`;
}

export const undoIcon = directed(
  svg`<path d="M8.5 4.5 4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11h-3"/>`,
);
export const redoIcon = directed(
  svg`<path d="M15.5 4.5 20 9l-4.5 4.5M19.5 9H10a5.5 5.5 0 0 0 0 11h3"/>`,
);
export const clearIcon = svg`<path d="m13.6 4.4 6 6a1.6 1.6 0 0 1 0 2.2L12.2 20H7.9l-3.5-3.5a1.6 1.6 0 0 1 0-2.2l9.2-9.9zM9 9.3l6.5 6.5M12 20h8"/>`;
export const crossIcon = svg`<path d="m6 6 12 12M18 6 6 18"/>`;
/** The player's mark, as on the board. */
export const markIcon = svg`<path d="m7.5 7.5 9 9M16.5 7.5l-9 9"/>`;
export const checkIcon = svg`<path d="m4 13 5 5L20 7"/>`;
export const eyeIcon = svg`<path d="M2.8 12S6.2 5.8 12 5.8 21.2 12 21.2 12 17.8 18.2 12 18.2 2.8 12 2.8 12z"/><circle cx="12" cy="12" r="2.7"/>`;
export const hintIcon = svg`<path d="M9 17.2c0-2.4-3-3.9-3-7.6a6 6 0 0 1 12 0c0 3.7-3 5.2-3 7.6zM9.5 20.5h5"/>`;
export const slidersIcon = svg`<path d="M4 8h8.5M18.5 8H20M4 16h1.5M11.5 16H20"/><circle cx="15.5" cy="8" r="2.6"/><circle cx="8.5" cy="16" r="2.6"/>`;
export const downIcon = svg`<path d="m6.5 9.5 5.5 5.5 5.5-5.5"/>`;
export const shareIcon = svg`<path d="M12 15V3.8M8 7.3l4-4 4 4M6.5 11H5v9.2h14V11h-1.5"/>`;
export const nextIcon = directed(svg`<path d="M9.5 5.5 16 12l-6.5 6.5"/>`);
export const backIcon = directed(svg`<path d="M14.5 5.5 8 12l6.5 6.5"/>`);
export const returnIcon = directed(svg`<path d="M19.5 12h-15M10.5 5.5 4 12l6.5 6.5"/>`);
export const turnIcon = svg`<path d="M19 4.5V9h-4.5M18.7 9A8 8 0 1 0 20 13.5"/>`;
export const mirrorIcon = svg`<path d="M12 3v18M8.5 7v10L3.5 17zM15.5 7v10l5 0z"/>`;
export const chartIcon = svg`<path d="M4.5 20v-6M9.5 20V9M14.5 20v-8.5M19.5 20V4.5"/>`;
export const speakerIcon = directed(
  svg`<path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.3 4.3 0 0 1 0 6M18.2 6.3a8 8 0 0 1 0 11.4"/>`,
);
export const exportIcon = svg`<path d="M12 14.5V4M8 8l4-4 4 4M5 14v6h14v-6"/>`;
export const importIcon = svg`<path d="M12 4v10.5M8 10.5l4 4 4-4M5 14v6h14v-6"/>`;
export const phoneIcon = svg`<rect x="7" y="3" width="10" height="18" rx="2"/><path d="M11 17.8h2"/>`;
export const eraseIcon = svg`<path d="M5 7h14M10 7V4.5h4V7M7 7l.8 13h8.4L17 7M10.5 10.5v6M13.5 10.5v6"/>`;
export const questionIcon = directed(
  svg`<circle cx="12" cy="12" r="8.6"/><path d="M9.6 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2 1-1.2 1.9M12 16.6v0"/>`,
);
export const lookBackIcon = svg`<path d="M5 4.5V9h4.5M5.3 9A8 8 0 1 1 4 13.5M12 8v4.5l3 1.8"/>`;
export const moreIcon = svg`<g fill="currentColor" stroke="none"><circle cx="5.5" cy="12" r="1.9"/><circle cx="12" cy="12" r="1.9"/><circle cx="18.5" cy="12" r="1.9"/></g>`;
export const queenIcon = svg`<g transform="translate(1 1) scale(.34375)">${queenGlyph}</g>`;

/**
 * Renders an icon in its 24 × 24 box. It is decorative: words stand beside it or name its button.
 * @param size The width and height in CSS pixels.
 */
export function icon(drawing: SVGTemplateResult, size = 24): TemplateResult<1> {
  return html`<svg class="icon" width=${size} height=${size} viewBox="0 0 24 24" aria-hidden="true">
    ${drawing}
  </svg>`;
}
