import { RELATION_BIT } from '../../../core/board/attacks.ts';

// The sign of a square is a byte: a sum of `RELATION_BIT` that says how it is attacked, and the next free bits.

/** The bits of `RELATION_BIT`, one for each arm of a star and one for the region. */
export const STAR = Object.values(RELATION_BIT).reduce((all, bit) => all | bit, 0);

export const MARK = STAR + 1;
/** The tint of a queen in conflict or, where queens guard, of a guarded square. */
export const TINT = 2 * MARK;

/** The shade of an attacked square, which `DOT` goes with where nothing is drawn over it. */
export const SHADE = 2 * TINT;

/** Bits that reuse those of stars: a dot on an attacked square and, on a board of regions, a plate under a queen. */
export const DOT = 1;
export const PLATE = 2;

export const DOT_OPACITY = 0.8;

/** The opacity of the shade over the square below, as the last two digits of a hexadecimal colour. */
export const SHADE_OPACITY = 'cc';
