import type { Shape } from '../../core/board/shape.ts';
import { columnOf, rowOf, type Square } from '../../core/board/square.ts';
import { prefersStillness } from '../motion.ts';
import type { BoardPoint } from '../drawing/board-point.ts';

/** A queen as it is shown. */
export interface Queen {
  readonly square: Square;
  /** The class of its look; a queen that the player placed has none. */
  readonly look: '' | 'in-conflict' | 'revealed' | 'ghost';
  /** True if only a shadow of the queen is shown, because it is being dragged or words leave it out. */
  readonly lifted?: boolean;
}

const SVG = 'http://www.w3.org/2000/svg';

/** The keyframes of a landing queen. All run on the compositor. */
const PLACEMENT_ANIMATION: readonly Keyframe[] = [
  {
    transform: 'translateY(-24%) scale(1.18)',
    opacity: 0,
    easing: 'cubic-bezier(0.3, 1.5, 0.5, 1)',
  },
  { transform: 'none', opacity: 1 },
];

/**
 * The queens on a board, an element each. A change touches only the queens that it concerns, and all movement runs on
 * the compositor.
 */
export class Queens {
  readonly #layer: Element;
  readonly #pieces = new Map<Square, SVGSVGElement>();
  #dragged: SVGSVGElement | undefined;

  /** @param layer The element over the board that receives the queens. */
  constructor(layer: Element) {
    this.#layer = layer;
  }

  /** Shows these queens, at most one a square, and removes all others. */
  show(queens: readonly Queen[], shape: Shape): void {
    const shown = new Set(queens.map(({ square }) => square));
    for (const [square, piece] of this.#pieces) {
      if (shown.has(square)) continue;
      piece.remove();
      this.#pieces.delete(square);
    }
    for (const queen of queens) this.#show(queen, shape);
  }

  /** Removes all queens, before a board of another shape is shown. */
  clear(): void {
    this.show([], { rows: 0, columns: 0 });
  }

  /** Shows the dragged queen with its middle at a point; `undefined` removes it. */
  drag(point: BoardPoint | undefined): void {
    if (!point) {
      this.#dragged?.remove();
      this.#dragged = undefined;
      return;
    }
    if (!this.#dragged) {
      this.#dragged = pieceOf('queen dragged', '#queen');
      this.#layer.append(this.#dragged);
    }
    // Percentages of its own width, which is 76 units.
    this.#dragged.style.transform = `translate(${point.x / 0.76}%, ${point.y / 0.76}%)`;
  }

  /** Animates the landing of the queen on a square, unless reduced motion is preferred. */
  animatePlacement(square: Square): void {
    if (!prefersStillness()) this.#pieces.get(square)?.animate([...PLACEMENT_ANIMATION], 180);
  }

  #show({ square, look, lifted }: Queen, shape: Shape): void {
    const piece = this.#pieces.get(square) ?? this.#place(square, shape);
    const classes = `queen ${look} ${lifted ? 'lifted' : ''}`;
    if (piece.getAttribute('class') === classes) return;
    piece.setAttribute('class', classes);
    const hollow = look === 'in-conflict' || look === 'revealed';
    piece.firstElementChild!.setAttribute('href', hollow ? '#hollow-queen' : '#queen');
  }

  #place(square: Square, { rows, columns }: Shape): SVGSVGElement {
    const piece = pieceOf('', '');
    piece.dataset['square'] = String(square);
    piece.style.left = `${((columnOf(square, columns) + 0.5) / columns) * 100}%`;
    piece.style.top = `${((rowOf(square, columns) + 0.5) / rows) * 100}%`;
    this.#pieces.set(square, piece);
    this.#layer.append(piece);
    return piece;
  }
}

function pieceOf(classes: string, glyph: string): SVGSVGElement {
  const piece = document.createElementNS(SVG, 'svg');
  piece.setAttribute('class', classes);
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', glyph);
  piece.append(use);
  return piece;
}
