import { html, svg, type TemplateResult } from 'lit';
import { type Code, columnsOf } from '../../core/solutions/code.ts';

/**
 * The state of a tile: unknown is empty, revealed shows rings, found shows dots, fresh is the
 * find of this moment, and bloom belongs to a complete family.
 */
export type ThumbnailKind = 'unknown' | 'revealed' | 'found' | 'fresh' | 'bloom';

/** Renders a solution in small: its queens as dots on a tile. It is decorative; words stand beside it. */
export function thumbnail(code: Code, kind: ThumbnailKind): TemplateResult<1> {
  const size = code.length;
  if (kind === 'unknown') {
    return html`<svg class="thumbnail unknown" viewBox="0 0 8 8" aria-hidden="true"></svg>`;
  }
  const edge = kind === 'fresh' || kind === 'revealed' ? 0.85 : 0.4;
  const radius = kind === 'revealed' ? 0.3 : 0.36;
  const width = size + 2 * edge;
  return html`<svg
    class="thumbnail ${kind}"
    viewBox="${-edge} ${-edge} ${width} ${width}"
    aria-hidden="true"
  >
    ${columnsOf(code).map(
      (column, row) => svg`<circle cx=${column + 0.5} cy=${row + 0.5} r=${radius}/>`,
    )}
  </svg>`;
}
