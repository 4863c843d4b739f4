import { html, svg, type TemplateResult } from 'lit';
import { adoptRegionTokens } from '../../ui/puzzles/region-tints.ts';

/** Boards of the small table on the tile: L least, M one more, N not yet. */
const STAIRS = ['LLMLM', 'LMNN', 'LNN', 'NN'];

const BEADS = [
  [9.2, 11.9],
  [9.2, 28.1],
  [32, 20],
  [54.8, 11.9],
  [54.8, 28.1],
] as const;

/** Index in `BEADS` of the bead that is drawn open. */
const OPEN = 3;

export const endlessPicture: TemplateResult<1> = html`<svg
  class="picture endless"
  width="64"
  height="40"
  viewBox="0 0 64 40"
  aria-hidden="true"
>
  <path
    transform="translate(5.5 4) scale(.83 .8)"
    d="M32 20C25 9.5 20 5.5 14 5.5a14.5 14.5 0 0 0 0 29C20 34.5 25 30.5 32 20S44 5.5 50 5.5a14.5 14.5 0 0 1 0 29C44 34.5 39 30.5 32 20Z"
  />
  ${BEADS.map(
    ([x, y], bead) => svg`<circle class=${bead === OPEN ? 'open' : ''} cx=${x} cy=${y} r="4.2"/>`,
  )}
</svg>`;

export const tablePicture: TemplateResult<1> = html`<svg
  class="picture table"
  width="66"
  height="40"
  viewBox="0 0 66 40"
  aria-hidden="true"
>
  ${STAIRS.map((boards, row) =>
    Array.from(
      boards,
      (state, place) =>
        svg`<rect class=${state} x=${(row + place) * 13 + 0.8} y=${row * 10 + 0.8} width="11" height="8" rx="2"/>`,
    ),
  )}
</svg>`;

export function editorPicture(): TemplateResult<1> {
  adoptRegionTokens();
  return html`<svg
    class="picture own"
    width="60"
    height="40"
    viewBox="0 0 60 40"
    aria-hidden="true"
  >
    <rect class="board" x="1" y="1" width="38" height="38" rx="5" />
    <path class="sky" d="M1.9 1.9H20v12.6H1.9zM1.9 14.5H14V38H6q-4 0-4-4z" />
    <path class="sun" d="M20 1.9h13q5 0 5 5V20H26v-5.5h-6z" />
    <path class="rose" d="M14 26.5h12V38H14z" />
    <path class="between" d="M20 1.5v13h6v6h12.5M14 38V14.5h6M14 26.5h12V38" />
    <rect class="edge" x="1" y="1" width="38" height="38" rx="5" />
    <g class="brush" transform="translate(31 14)">
      <path d="M22.5 2C17 4.5 12.5 8.5 9.8 13.4l2.6 2.6C17.3 13 21 8 22.5 2z" />
      <path
        class="rose"
        d="M9 14.5c-3.4-.4-5.4 1.6-5.7 4.4-.2 1.7-.9 2.8-2.3 3.3 4.5 2 9.7.5 10-4.7z"
      />
    </g>
  </svg>`;
}
