import { css, render, svg } from 'lit';
import { isSameShape, type Shape } from '../../../core/board/shape.ts';
import { columnOf, rowOf, type Square } from '../../../core/board/square.ts';
import type { BoardView } from '../../../ui/board/grid/board-view.ts';
import type { NtBoard } from '../../../ui/board/board.ts';
import type { Gesture } from '../../../ui/board/input/gestures.ts';
import { puzzleBoardStyles } from '../../../ui/board/regions/puzzle-board.styles.ts';
import { frameOf, texturesOn } from '../../../ui/board/regions/region-drawing.ts';
import { BoardRenderer } from '../../../ui/board/board-renderer.ts';
import { adoptRegionTokens, tintStyles } from '../../../ui/puzzles/region-tints.ts';
import { draftRegionsWords } from './draft-regions-words.ts';

const SVG = 'http://www.w3.org/2000/svg';

const draftRegionsStyles = css`
  .regions [class^='tint-'] {
    transition: fill var(--d-1) linear;
  }
  .tint--1 {
    fill: var(--surface);
  }
  .unpainted {
    fill: none;
    stroke: var(--ink-3);
    stroke-width: 3;
    stroke-dasharray: 8 7.4;
    opacity: 0.75;
  }
  @media (forced-colors: active) {
    .unpainted {
      stroke: CanvasText;
    }
  }
`;

/**
 * Draws regions while a player paints them, including squares without one. Each square and each edge between two is its
 * own element, so that a stroke changes only the squares it crosses, however fine the textures.
 */
export class DraftRegionsRenderer extends BoardRenderer {
  static override readonly words = draftRegionsWords;

  readonly #board: NtBoard;
  readonly #ground = newElement('svg');
  readonly #textures = newElement('defs');
  readonly #frame = newElement('g');
  #tints: SVGElement[] = [];
  #fills: SVGElement[] = [];
  /** The edges on the left of each square, and above it; `undefined` at the border of the board. */
  #left: (SVGElement | undefined)[] = [];
  #above: (SVGElement | undefined)[] = [];
  #shape: Shape = { rows: 0, columns: 0 };
  #regions: readonly number[] = [];
  #squareWidth = 0;

  constructor(root: ShadowRoot) {
    super(root);
    this.#board = root.host as NtBoard;
    adoptRegionTokens();
    for (const styles of [tintStyles, puzzleBoardStyles, draftRegionsStyles])
      this.#board.adopt(styles);
    this.#board.toggleAttribute('regions', true);
    this.#ground.setAttribute('class', 'regions');
    this.#ground.setAttribute('aria-hidden', 'true');
    root.querySelector('canvas')!.before(this.#ground);
  }

  override show(view: BoardView, gesture: Gesture, before: BoardView | undefined): void {
    super.show(view, gesture, before);
    const { shape } = view.geometry.rules;
    const { squareWidth } = this.#board;
    const isOther = !isSameShape(shape, this.#shape);
    if (isOther) this.#lay(shape);
    // Lines and textures are in pixels of the screen.
    if (squareWidth > 0 && (isOther || squareWidth !== this.#squareWidth)) {
      this.#squareWidth = squareWidth;
      render(svg`${texturesOn(shape, squareWidth)}${UNPAINTED_PATTERN}`, this.#textures);
      render(frameOf(shape, squareWidth), this.#frame);
    }
    this.#paint(view.drawn ?? []);
  }

  #lay(shape: Shape): void {
    const { rows, columns } = shape;
    this.#shape = shape;
    this.#regions = [];
    const squares = Array.from({ length: rows * columns }, (_, square) => ({
      square,
      x: columnOf(square, columns) * 100,
      y: rowOf(square, columns) * 100,
    }));
    const boxes = squares.map(({ x, y }) => ({ x, y, width: 100, height: 100 }));
    this.#tints = boxes.map((box) => newElement('rect', box));
    this.#fills = boxes.map((box) => newElement('rect', box));
    this.#left = squares.map(({ x, y }) =>
      x > 0 ? newElement('path', { d: `M${x} ${y}v100` }) : undefined,
    );
    this.#above = squares.map(({ x, y }) =>
      y > 0 ? newElement('path', { d: `M${x} ${y}h100` }) : undefined,
    );
    const edges = [...this.#left, ...this.#above].filter((edge) => edge !== undefined);
    this.#ground.setAttribute('viewBox', `0 0 ${columns * 100} ${rows * 100}`);
    this.#ground.replaceChildren(
      this.#textures,
      ...this.#tints,
      ...this.#fills,
      ...edges,
      this.#frame,
    );
  }

  /** Updates the squares whose region has changed, and the edges around them. */
  #paint(regions: readonly number[]): void {
    const before = this.#regions;
    if (regions === before) return;
    this.#regions = regions;
    for (const [square, region] of regions.entries()) {
      if (region === before[square]) continue;
      this.#tints[square]!.setAttribute('class', `tint-${region}`);
      this.#fills[square]!.setAttribute('fill', fillOf(region));
      this.#divide(square);
    }
  }

  #divide(square: Square): void {
    const { columns } = this.#shape;
    const isLast = columnOf(square, columns) === columns - 1;
    this.#draw(this.#left[square], square, square - 1);
    this.#draw(this.#above[square], square, square - columns);
    if (!isLast) this.#draw(this.#left[square + 1], square, square + 1);
    this.#draw(this.#above[square + columns], square, square + columns);
  }

  #draw(edge: SVGElement | undefined, square: Square, other: Square): void {
    const isOne = this.#regions[square] === this.#regions[other];
    edge?.setAttribute('class', isOne ? 'within' : 'between');
  }
}

/** The texture of squares without a region, which tells them from the plain first region. */
const UNPAINTED_PATTERN = svg`<pattern id="texture--1" patternUnits="userSpaceOnUse" width="100" height="100"><rect class="unpainted" x="36" y="36" width="28" height="28" rx="7"/></pattern>`;

function fillOf(region: number): string {
  // The first region has no texture.
  return region === 0 ? 'none' : `url(#texture-${region})`;
}

function newElement(
  name: string,
  attributes: Readonly<Record<string, string | number>> = {},
): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
