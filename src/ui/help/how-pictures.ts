import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { RELATION_BIT } from '../../core/board/attacks.ts';
import { geometryOf } from '../../core/board/geometry.ts';
import { queensRules } from '../../core/board/rules.ts';
import type { Square } from '../../core/board/square.ts';
import { verdict } from '../../core/board/verdict.ts';
import { drawAttacks } from '../drawing/attacks.ts';
import { toCentre } from '../drawing/drawing.ts';
import { solutionLineOn } from '../drawing/solution-line-on.ts';
import { BRACKETS, hollowQueenGlyph, queenGlyph } from '../drawing/queen.ts';
import { petal, rose } from '../rose/rose.ts';

const SIZE = 4;
const GEOMETRY = geometryOf(queensRules(SIZE));
const SQUARES = Array.from({ length: SIZE * SIZE }, (_, square) => square);

/** The drawing on an example board: the lines of attack, the attacked squares, or the thread of a solution. */
export type Shown = 'attacks' | 'shade' | 'thread';

/** Renders a 4 × 4 example board. */
export function exampleBoard(queens: readonly Square[], shown: Shown): TemplateResult {
  return html`<svg class="board" viewBox="0 0 400 400" aria-hidden="true">
    ${DRAWINGS[shown](queens)}
    ${queens.map(
      (queen) =>
        svg`<g class="queen" transform=${toCentre(queen, SIZE)}><g transform="scale(1.03) translate(-32 -32)">${queenGlyph}</g></g>`,
    )}
  </svg>`;
}

const DRAWINGS: Readonly<Record<Shown, (queens: readonly Square[]) => SVGTemplateResult>> = {
  attacks: (queens) => svg`${queens.map((queen) => drawAttacks(queen, GEOMETRY))}`,
  shade: (queens) => {
    const { cover } = verdict(GEOMETRY, queens);
    return svg`${SQUARES.filter((square) => cover[square] && !queens.includes(square)).map(
      (square) =>
        svg`<g class="shade" transform=${toCentre(square, SIZE)}><rect x="-50" y="-50" width="100" height="100"/><circle r="6"/></g>`,
    )}`;
  },
  thread: (queens) => solutionLineOn(queens, SIZE),
};

/** Returns the arms of a star in a square of 100 units, for a sum of `RELATION_BIT`. */
function starPath(cover: number): string {
  return [
    cover & RELATION_BIT.row ? 'M-11 0H11' : '',
    cover & RELATION_BIT.column ? 'M0 -11V11' : '',
    cover & RELATION_BIT.rising ? 'M-8 8L8 -8' : '',
    cover & RELATION_BIT.falling ? 'M-8 -8L8 8' : '',
  ].join('');
}

/** Renders a small drawing beside the word for it. */
function sign(viewBox: string, drawing: SVGTemplateResult): TemplateResult {
  return html`<svg class="sign" viewBox=${viewBox} aria-hidden="true">${drawing}</svg>`;
}

const ALL_LINES =
  RELATION_BIT.row | RELATION_BIT.column | RELATION_BIT.rising | RELATION_BIT.falling;

/** A star with an arm along each line. */
export const starPicture = sign(
  '-20 -20 40 40',
  svg`<path class="star" d=${starPath(ALL_LINES)} />`,
);

/** A supposed queen in its brackets. */
export const supposedPicture = sign(
  '-46 -46 92 92',
  svg`<path fill="none" stroke="currentColor" stroke-width="6" stroke-linecap="round" d=${BRACKETS}/><g transform="translate(-31 -33) scale(.97)">${hollowQueenGlyph}</g>`,
);

/** A seed that is found, one that was revealed, and one that is neither. */
export const seedPicture = sign(
  '-9 -4 18 8',
  svg`<circle class="seed found" cx="-6" r="2.05" /><circle class="seed revealed" r="1.6" /><circle class="seed" cx="6" r="1" />`,
);

export const revealedPicture = sign('-4 -4 8 8', svg`<circle class="seed revealed" r="1.6" />`);

/** The places of a complete family. */
const WHOLE = [0, 1, 2, 3, 4, 5, 6, 7];

/** Renders a petal in bloom. */
export function petalPicture(): TemplateResult {
  return sign('-16 -54 32 32', petal({ size: 8, found: WHOLE, revealed: [] }));
}

/** Renders a rose of twelve petals, some of them in bloom. */
export function rosePicture(): TemplateResult {
  const petals = Array.from({ length: 12 }, (_, index) => ({
    size: 8,
    found: index % 3 === 0 ? WHOLE : WHOLE.slice(0, index % 4),
    revealed: [],
  }));
  return rose(petals, false);
}
