import { html, svg, type TemplateResult } from 'lit';
import { type Code, columnsOf } from '../../core/solutions/code.ts';

/** The state of a tile: found is gold with dots, revealed shows rings, unknown is an outline and reveals nothing. */
export const THUMBNAIL_KINDS = ['found', 'revealed', 'unknown'] as const;

export type ThumbnailKind = (typeof THUMBNAIL_KINDS)[number];

/** Returns the state of a solution's tile. */
export function thumbnailKind(
  code: Code,
  found: { readonly has: (code: Code) => boolean },
  revealed: { readonly has: (code: Code) => boolean },
): ThumbnailKind {
  if (found.has(code)) return 'found';
  return revealed.has(code) ? 'revealed' : 'unknown';
}

/** Renders a solution in small: its queens as dots on a tile. It is decorative; words stand beside it. */
export function thumbnail(code: Code, kind: ThumbnailKind): TemplateResult<1> {
  const size = code.length;
  if (kind === 'unknown') {
    return html`<svg class="thumbnail unknown" viewBox="0 0 8 8" aria-hidden="true"></svg>`;
  }
  const edge = kind === 'revealed' ? 0.85 : 0.4;
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
