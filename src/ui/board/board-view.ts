import type { TemplateResult } from 'lit';
import type { Geometry } from '../../core/geometry.ts';
import type { Position } from '../../core/position.ts';
import type { Square } from '../../core/square.ts';
import type { Verdict } from '../../core/verdict.ts';
import type { Drawing } from './drawing.ts';

/** All that a board shows. It is given whole, and the board works out none of the rules itself. */
export interface BoardView {
  /** The board's shape, and which squares a queen on a square sees. */
  readonly geometry: Geometry;
  /** Queens that belong to the board and cannot be moved; the position has them too. */
  readonly givens: readonly Square[];
  /** What stands on the board. */
  readonly position: Pick<Position, 'queens' | 'marks' | 'revealed'>;
  /** What the rules say of the position: conflicts and cover. */
  readonly verdict: Verdict;
  /** Whether covered squares carry a star. */
  readonly stars: boolean;
  /** Whether files and ranks are written along the edges. */
  readonly coordinates: boolean;
  /** Whether a tap marks instead of placing. */
  readonly marking: boolean;
  /** Whether the player can change nothing for now. */
  readonly locked: boolean;
  /** Whether the queens are beads on a thread: the board is solved. */
  readonly ripe: boolean;
  /** Drawn over the squares and under the queens: a hint, a thread. */
  readonly underlay: Drawing;
  /** Squares whose star would be in the way of the underlay. */
  readonly uncluttered: ReadonlySet<Square>;
  /** Regions whose number is shown, because words on the page name them. */
  readonly regionsNamed: readonly number[];
  /** Where a player draws regions: that of each square, from 0, and -1 where none is painted yet. */
  readonly drawn?: readonly number[];
  /** A square to show a queen on who is not there, with her lines, and what is said above her. */
  readonly ghost: { readonly square: Square; readonly tip?: TemplateResult } | undefined;
}

/** Whether a queen may stand on a square as the others stand. */
export function isFree(
  { geometry, position, verdict }: Pick<BoardView, 'geometry' | 'position' | 'verdict'>,
  square: Square,
): boolean {
  const isOpen = geometry.rules.goal.kind === 'guard' || verdict.cover[square] === 0;
  return isOpen && !position.queens.includes(square);
}

/** Whether a view says anything new: a screen may make one afresh each time it renders. */
export function differs(view: BoardView, before: BoardView | undefined): boolean {
  const fields = Object.keys(view) as (keyof BoardView)[];
  return fields.some((field) => view[field] !== before?.[field]);
}
