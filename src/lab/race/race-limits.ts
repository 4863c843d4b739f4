/** The smallest and the largest size that are raced. */
export const SMALLEST_RACE = 4;
export const LARGEST_RACE = 10;

/** Returns the number of nodes at which the scale of the race on n × n begins: fewer than any contestant has. */
export function leastOfScale(size: number): number {
  return 2 ** (2 * size - 7);
}
