/**
 * Returns the value that a share of all values does not exceed (nearest rank).
 * @param share From 0 (exclusive) to 1, such as 0.95.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1]!;
}

/**
 * Returns the percentile of values that were rounded to multiples of `step`, interpolated as in grouped data: equal
 * values count as evenly spread within half a step. Without this, two nearly equal times could be rounded to values a
 * whole step apart.
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
