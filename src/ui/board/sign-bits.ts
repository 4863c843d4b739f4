// What a square carries is a number: how it is covered, a sum of `RELATION_BIT`, and these.

/** The player's mark. */
export const MARK = 32;
/** The tint of a queen in conflict; where queens guard, of a square that is guarded. */
export const TINT = 64;

/** The bits of `RELATION_BIT`: the arms of a star. */
export const STAR = 31;

/** In a board of regions, which has no stars, whose bits these are: a square ruled out, and a plate under a queen. */
export const DOT = 1;
export const PLATE = 2;

/** How much of the ink a dot has. */
export const DOT_OPACITY = 0.8;
