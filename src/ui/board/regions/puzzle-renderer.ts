import { nothing, render, svg } from 'lit';
import { GOALS, type Rules } from '../../../core/board/rules.ts';
import { columnOf, rowOf, type Square } from '../../../core/board/square.ts';
import { prefersStillness } from '../../motion.ts';
import { adoptRegionTokens, tintStyles } from '../../puzzles/region-tints.ts';
import type { BoardView } from '../grid/board-view.ts';
import type { NtBoard } from '../board.ts';
import type { Gesture } from '../input/gestures.ts';
import { guardSigns } from './guard-signs.ts';
import { puzzleBoardStyles } from './puzzle-board.styles.ts';
import { puzzleWords } from './puzzle-labels.ts';
import { drawCrowded, drawRegionNumber, drawRegions, type RegionRules } from './region-drawing.ts';
import { regionSigns } from './region-signs.ts';
import {
  clearSquare,
  paintDisc,
  paintMark,
  signPainter,
  type MakePainter,
} from '../signs/sign-painter.ts';
import { signsOf } from '../signs/signs.ts';
import { BoardRenderer } from '../board-renderer.ts';
import { regionLooks } from '../../puzzles/region-looks.ts';
import { DOT, DOT_OPACITY, MARK, PLATE, SHADE_OPACITY, TINT } from '../signs/sign-bits.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Radii in board units: of the plates under queens and under dots, and of a dot. */
const UNDER_QUEEN = 40;
const UNDER_DOT = 13;
const DOT_RADIUS = 4.5;
/** The smallest and the largest radius of a dot, in CSS pixels. */
const LEAST_DOT = 1.6;
const MOST_DOT = 2.6;

/**
 * Draws the additions of puzzles to a board: regions, dots, tints and given queens. The screens of puzzles load it and
 * set it as the board's `surface`. Its layers lie between those of the board: regions under the signs of squares,
 * frames and outlines under the queens, and the numbers of regions on top.
 */
export class PuzzleRenderer extends BoardRenderer {
  static override readonly words = puzzleWords;

  readonly #board: NtBoard;
  readonly #regions = layerOf('regions');
  readonly #overSquares = layerOf('over-squares');
  readonly #overQueens = layerOf('over-queens');
  #rules: Rules | undefined;
  /** The view that is shown, and the width of its squares in CSS pixels. */
  #view: BoardView | undefined;
  #squareWidth = 0;

  constructor(root: ShadowRoot) {
    super(root);
    this.#board = root.host as NtBoard;
    adoptRegionTokens();
    this.#board.adopt(tintStyles);
    this.#board.adopt(puzzleBoardStyles);
    root.querySelector('canvas')!.before(this.#regions);
    root.querySelector('.queens')!.before(this.#overSquares);
    root.querySelector('.plane')!.append(this.#overQueens);
    // Captures the event before any other listener: a given queen cannot be removed.
    this.#board.addEventListener('nt-toggle-queen', (event) => this.#refuse(event), true);
  }

  override show(view: BoardView, gesture: Gesture, before: BoardView | undefined): void {
    const { rules } = view.geometry;
    if (rules !== this.#rules) this.#takeOn(rules);
    super.show(view, gesture, before);
    this.#draw(view);
  }

  /** Switches to the signs and the layers of another puzzle. */
  #takeOn(rules: Rules): void {
    const wasShown = this.#rules !== undefined;
    this.#rules = rules;
    if (rules.regions) {
      this.signsOf = regionSigns;
      this.signs.painter = regionPainter(rules as RegionRules);
    } else if (GOALS[rules.goal.kind].seesAll) {
      this.signsOf = guardSigns;
      this.signs.painter = guardPainter;
    } else {
      this.signsOf = signsOf;
      this.signs.painter = signPainter;
    }
    // The first time, the board restyles the signs itself once it is laid out.
    if (wasShown) this.signs.restyle();
    this.#board.toggleAttribute('regions', rules.regions !== undefined);
    const { rows, columns } = rules.shape;
    for (const layer of [this.#regions, this.#overSquares, this.#overQueens]) {
      layer.setAttribute('viewBox', `0 0 ${columns * 100} ${rows * 100}`);
    }
    this.#view = undefined;
  }

  /** Draws the layers that have changed; most taps change none. */
  #draw(view: BoardView): void {
    const before = this.#view;
    const { squareWidth } = this.#board;
    const { rules } = view.geometry;
    const isResized = squareWidth !== this.#squareWidth;
    this.#view = view;
    this.#squareWidth = squareWidth;
    // The widths of lines and textures are in pixels of the screen.
    if (squareWidth > 0 && (isResized || !before)) {
      render(
        rules.regions ? drawRegions(rules as RegionRules, squareWidth) : nothing,
        this.#regions,
      );
    }
    if (view.verdict !== before?.verdict || view.givens !== before.givens) {
      render(drawOverSquares(view), this.#overSquares);
    }
    const isMoved = view.position.queens !== before?.position.queens;
    if (isResized || isMoved || view.regionsNamed !== before.regionsNamed) {
      render(drawNumbers(view, squareWidth), this.#overQueens);
    }
  }

  #refuse(event: HTMLElementEventMap['nt-toggle-queen']): void {
    if (!this.#board.view.givens.includes(event.square)) return;
    event.stopImmediatePropagation();
    const frame = this.#overSquares.querySelector(`[data-square="${event.square}"]`);
    if (prefersStillness()) frame?.animate([{ opacity: 0.3 }, {}], 90);
    else
      frame?.animate([{}, { transform: 'scale(1.12)' }, {}], { duration: 320, easing: 'ease-out' });
  }
}

/**
 * Draws the frames of given queens and the outlines of regions with two queens, over the squares and under the queens.
 */
function drawOverSquares({ geometry, givens, verdict }: BoardView): unknown {
  const { rules } = geometry;
  const { columns } = rules.shape;
  const crowded = new Set(
    verdict.conflicts.flatMap(({ newer, line }) =>
      line === 'region' ? [rules.regions![newer]!] : [],
    ),
  );
  return svg`${givens.map((queen) => drawGiven(queen, columns))}${[...crowded].map((region) => drawCrowded(rules as RegionRules, region))}`;
}

function drawGiven(queen: Square, columns: number): unknown {
  return svg`<rect class="given" data-square=${queen} x=${columnOf(queen, columns) * 100 + 9} y=${rowOf(queen, columns) * 100 + 9} width="82" height="82" rx="9"/>`;
}

function drawNumbers(
  { geometry, regionsNamed, position }: BoardView,
  squareWidth: number,
): unknown {
  if (squareWidth === 0 || !geometry.rules.regions) return nothing;
  const rules = geometry.rules as RegionRules;
  return svg`${regionsNamed.map((region) => drawRegionNumber(rules, region, squareWidth, position.queens))}`;
}

function layerOf(name: string): SVGSVGElement {
  const layer = document.createElementNS(SVG, 'svg');
  layer.setAttribute('class', name);
  layer.setAttribute('aria-hidden', 'true');
  return layer;
}

/** Paints the signs of squares where queens guard (guard-signs.ts): the tint marks guarded squares. */
const guardPainter: MakePainter = (token, pixelRatio) =>
  signPainter(
    (name) => (name === '--alert-soft' ? token('--guarded') + SHADE_OPACITY : token(name)),
    pixelRatio,
  );

/** Returns the painter of signs on a board of regions (region-signs.ts). */
function regionPainter(rules: RegionRules): MakePainter {
  const { regions } = rules;
  const looks = regionLooks(rules);
  return (token, pixelRatio) => {
    const tints = looks.map(({ tint }) => token(`--rg-${tint}`));
    const [ink, conflict] = [token('--ink'), token('--alert-soft')];
    return (canvas, square, sign) => {
      if (!clearSquare(canvas, square)) return false;
      const { context, width, columns } = canvas;
      context.fillStyle = sign & TINT ? conflict : tints[regions[square]!]!;
      if (sign & PLATE) paintDisc(context, UNDER_QUEEN);
      if (sign & MARK) paintMark(context, ink);
      if (sign & DOT) {
        paintDisc(context, UNDER_DOT);
        context.fillStyle = ink;
        context.globalAlpha = DOT_OPACITY;
        /** The number of board units in a CSS pixel. */
        const unit = (100 * columns * pixelRatio) / width;
        paintDisc(context, Math.max(LEAST_DOT * unit, Math.min(MOST_DOT * unit, DOT_RADIUS)));
        context.globalAlpha = 1;
      }
      return true;
    };
  };
}
