import { html, svg, type TemplateResult } from 'lit';

/** Boards of the staircase on the tile: L least, M one more, N not yet. */
const STAIRS = ['LLMLM', 'LMNN', 'LNN', 'NN'];

const BEADS = [
  [9.2, 11.9],
  [9.2, 28.1],
  [32, 20],
  [54.8, 11.9],
  [54.8, 28.1],
] as const;

/** The bead that is still open. */
const OPEN = 3;

/** A thread without an end. Decoration, as are the others. */
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

/** The staircase of the Guard table. */
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

/** A small board, and a link that leads to it. */
export const codePicture: TemplateResult<1> = html`<svg
  class="picture code"
  width="60"
  height="40"
  viewBox="0 0 60 40"
  aria-hidden="true"
>
  <rect x="1" y="1" width="38" height="38" rx="5" />
  <path class="between" d="M20 1.5v13h6v6h12.5M14 38V14.5h6M2 14.5h12M14 26.5h12V38" />
  <path
    class="link"
    transform="translate(33 12) scale(1.1)"
    d="M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1"
  />
</svg>`;
