import { RELATION_BIT } from '../../../core/board/attacks.ts';

// The sign of a square is a byte: a sum of `RELATION_BIT` that says how it is attacked, and the next free bits.

/** The bits of `RELATION_BIT`, one for each arm of a star and one for the region. */
export const STAR = Object.values(RELATION_BIT).reduce((all, bit) => all | bit, 0);

export const MARK = STAR + 1;
/** The tint of a queen in conflict or, where queens guard, of a guarded square. */
export const TINT = 2 * MARK;

/** A star in bold. */
export const BOLD = 2 * TINT;

/** Bits on a board of regions, which reuses those of stars: a square that is ruled out, and a plate under a queen. */
export const DOT = 1;
export const PLATE = 2;

export const DOT_OPACITY = 0.8;
