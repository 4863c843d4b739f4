/** The smallest and the largest size that are raced. */
export const SMALLEST_RACE = 4;
export const LARGEST_RACE = 10;
