// The sign of a square is a number: a sum of `RELATION_BIT` that says how it is attacked, and these bits.

export const MARK = 32;
/** The tint of a queen in conflict or, where queens guard, of a guarded square. */
export const TINT = 64;

/** A star in bold. */
export const BOLD = 128;

/** The bits of `RELATION_BIT`, one for each arm of a star and one for the region. */
export const STAR = 31;

/** Bits on a board of regions, which reuses those of stars: a square that is ruled out, and a plate under a queen. */
export const DOT = 1;
export const PLATE = 2;

export const DOT_OPACITY = 0.8;
