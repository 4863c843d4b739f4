import { nothing } from 'lit';
import type { Geometry } from '../../../core/board/geometry.ts';
import type { Position } from '../../../core/game/position.ts';
import type { Supposed } from '../../../core/game/supposed.ts';
import type { Square } from '../../../core/board/square.ts';
import type { Verdict } from '../../../core/board/verdict.ts';
import type { Drawing } from '../../drawing/drawing.ts';

/** Everything that a board shows. The caller supplies all of it; the board evaluates no rules. */
export interface BoardView {
  readonly geometry: Geometry;
  /** Given queens, which cannot be moved; `position.queens` contains them too. */
  readonly givens: readonly Square[];
  readonly position: Pick<Position, 'queens' | 'marks' | 'revealed'>;
  readonly verdict: Verdict;
  /** The look of attacked squares, as in the settings. */
  readonly stars: 'shade' | 'lines' | 'off';
  /** True if files and ranks are written along the edges. */
  readonly coordinates: boolean;
  /** True if a tap marks a square instead of placing a queen. */
  readonly marking: boolean;
  /** True if a swipe marks squares although a tap may place a queen. */
  readonly swipesMark?: boolean;
  /** The time in milliseconds after which a still press is a hold; `HOLD` if absent, `Infinity` for never. */
  readonly holdTime?: number | undefined;
  /** True if a second tap on the same square soon after the first is ignored. */
  readonly ignoresQuickTaps?: boolean | undefined;
  /** True if the player cannot change the board at the moment. */
  readonly locked: boolean;
  /** True if the board is solved: its queens are drawn as beads on a thread. */
  readonly isComplete: boolean;
  /** A drawing over the squares and under the queens, such as a hint or a thread. */
  readonly underlay: Drawing;
  /** Squares without a star or a dot, because the underlay needs the room. */
  readonly uncluttered: ReadonlySet<Square>;
  /** Squares whose queen is faint or whose mark is hidden, because words on the page leave it out. */
  readonly faint?: ReadonlySet<Square>;
  /** Squares whose queen or mark is wrong, which their names say; frames in the underlay show it. */
  readonly wrong?: ReadonlySet<Square> | undefined;
  /** Regions whose number is shown, because words on the page name them. */
  readonly regionsNamed: readonly number[];
  /** The region of each square, 0-based, while the player paints regions; -1 for an unpainted square. */
  readonly drawn?: readonly number[];
  /** The supposed queens, in their order; `undefined` where no queen can be supposed. */
  readonly supposed?: readonly Supposed[] | undefined;
  /** The square of the preview queen, which is drawn with its lines. */
  readonly preview: Square | undefined;
}

/** The parts of a view that most boards leave as they are. */
export const PLAIN_VIEW: Omit<BoardView, 'geometry' | 'position' | 'verdict'> = {
  givens: [],
  stars: 'off',
  coordinates: false,
  marking: false,
  locked: false,
  isComplete: false,
  underlay: nothing,
  uncluttered: new Set(),
  regionsNamed: [],
  preview: undefined,
};

/**
 * Returns true if a queen may be placed on a square: it has no queen and, unless queens may attack each other, no queen
 * attacks it.
 */
export function isFree(
  { geometry, position, verdict }: Pick<BoardView, 'geometry' | 'position' | 'verdict'>,
  square: Square,
): boolean {
  const isOpen = geometry.mayAttack || verdict.cover[square] === 0;
  return isOpen && !position.queens.includes(square);
}

/** Returns true if any field of two views differs. A screen may build an equal view each time it renders. */
export function differs(view: BoardView, before: BoardView | undefined): boolean {
  const fields = Object.keys(view) as (keyof BoardView)[];
  return fields.some((field) => view[field] !== before?.[field]);
}
