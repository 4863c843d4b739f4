import { html, nothing, svg, type TemplateResult } from 'lit';
import { columnOf, rowOf } from '../../../core/board/square.ts';
import { isDeadEnd, MOST_BESIDE, type TreeBoard } from '../../machine/tree-boards.ts';

/** The distance of boards from left to right and from top to bottom, and the side of one. */
const ACROSS = 60;
const DOWN = 62;
const SIDE = 48;

/** Draws the boards that a run has entered, each at its place in the whole search. */
export function drawTreeBoards(
  boards: readonly TreeBoard[],
  position: number,
  size: number,
): TemplateResult {
  const levels = Math.max(...boards.map(({ level }) => level)) + 1;
  const width = MOST_BESIDE * ACROSS;
  const beside = Math.max(...boards.map(({ x }) => x)) + 1;
  const centre = ({ x }: TreeBoard): number => (x + (MOST_BESIDE - beside + 1) / 2) * ACROSS;
  const top = ({ level }: TreeBoard): number => level * DOWN + 2;
  const entered = [...boards.entries()].filter(([, { step }]) => step <= position);
  const isOpen = ({ left }: TreeBoard): boolean => left > position;
  const lookOf = (board: TreeBoard): string =>
    board.isSolution ? 'solution' : isOpen(board) ? 'open' : board.isFruitful ? 'fruitful' : 'dead';
  return html`<svg viewBox="0 0 ${width} ${levels * DOWN + 2}" aria-hidden="true">
    ${entered.map(([, board]) => {
      if (board.parent === undefined) return nothing;
      const parent = boards[board.parent]!;
      const [from, to, y] = [centre(parent), centre(board), top(board)];
      const begin = y - DOWN + SIDE;
      const middle = (begin + y) / 2;
      return svg`<path class="edge ${lookOf(board)}" d="M${from} ${begin}C${from} ${middle} ${to} ${middle} ${to} ${y}" />`;
    })}
    ${entered.map(([index, board]) => {
      const [x, y] = [centre(board) - SIDE / 2, top(board)];
      return svg`<g class=${lookOf(board)} data-index=${index} transform="translate(${x} ${y})">
        ${smallBoard(board, size)}
        ${isDeadEnd(boards, index, position) ? svg`<path class="cross" d="M${SIDE / 2 - 5} ${SIDE + 2}l10 10m0 -10l-10 10" />` : nothing}
      </g>`;
    })}
  </svg>`;
}

function smallBoard({ queens }: TreeBoard, size: number): TemplateResult<2> {
  const square = SIDE / size;
  const dark = Array.from({ length: size * size }, (_, k) => k)
    .filter((k) => (columnOf(k, size) + rowOf(k, size)) % 2 === 1)
    .map(
      (k) =>
        `M${columnOf(k, size) * square} ${rowOf(k, size) * square}h${square}v${square}h${-square}z`,
    )
    .join('');
  return svg`<rect class="light" width=${SIDE} height=${SIDE} rx="4" /><path class="squares" d=${dark} />
    ${queens.map((queen) => svg`<circle class="queen" cx=${(columnOf(queen, size) + 0.5) * square} cy=${(rowOf(queen, size) + 0.5) * square} r=${square * 0.36} />`)}
    <rect class="frame" width=${SIDE} height=${SIDE} rx="4" />`;
}
