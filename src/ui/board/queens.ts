import type { Shape } from '../../core/shape.ts';
import { columnOf, rowOf, type Square } from '../../core/square.ts';
import { prefersStillness } from '../motion.ts';
import type { BoardPoint } from './board-point.ts';

/** A queen as she is shown. */
export interface Queen {
  readonly square: Square;
  /** The class that says how she looks: a player's own has none. */
  readonly look: '' | 'in-conflict' | 'revealed' | 'ghost';
  /** Whether she is being dragged, and only her shadow is left here. */
  readonly lifted?: boolean;
}

const SVG = 'http://www.w3.org/2000/svg';

/** How a queen lands, on the compositor. */
const LANDING: readonly Keyframe[] = [
  {
    transform: 'translateY(-24%) scale(1.18)',
    opacity: 0,
    easing: 'cubic-bezier(0.3, 1.5, 0.5, 1)',
  },
  { transform: 'none', opacity: 1 },
];

/**
 * The queens on a board: an element for each, so that a change touches only those it concerns, and
 * whatever moves one moves on the compositor.
 */
export class Queens {
  readonly #layer: Element;
  readonly #pieces = new Map<Square, SVGSVGElement>();
  #dragged: SVGSVGElement | undefined;

  /** @param layer What lies over the board and takes the queens. */
  constructor(layer: Element) {
    this.#layer = layer;
  }

  /** Shows queens, at most one a square, and no others on squares. */
  show(queens: readonly Queen[], shape: Shape): void {
    const shown = new Set(queens.map(({ square }) => square));
    for (const [square, piece] of this.#pieces) {
      if (shown.has(square)) continue;
      piece.remove();
      this.#pieces.delete(square);
    }
    for (const queen of queens) this.#show(queen, shape);
  }

  /** Takes all of them from the board, for one of another shape. */
  clear(): void {
    this.show([], { rows: 0, columns: 0 });
  }

  /** Shows a queen in the hand, with her middle at a point; `undefined` for none. */
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
    // In shares of herself, who is 76 units wide.
    this.#dragged.style.transform = `translate(${point.x / 0.76}%, ${point.y / 0.76}%)`;
  }

  /** Lets the queen on a square land, unless movement is unwelcome. */
  land(square: Square): void {
    if (!prefersStillness()) this.#pieces.get(square)?.animate([...LANDING], 180);
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
