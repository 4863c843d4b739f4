/** The value that a share of all values does not exceed: `percentile(times, 0.95)`. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1]!;
}

/**
 * The same for values that were rounded to multiples of a step, as is usual for data in classes: those
 * that were rounded to the same lie evenly within half a step of it. Otherwise the same times, one a bit
 * below the middle of two steps and one a bit above, would be a whole step apart.
 */
export function percentileOfRounded(
  values: readonly number[],
  share: number,
  step: number,
): number {
  const rounded = percentile(values, share);
  const below = values.filter((value) => value < rounded).length;
  const equal = values.filter((value) => value === rounded).length;
  return rounded - step / 2 + (step * (share * values.length - below)) / equal;
}
