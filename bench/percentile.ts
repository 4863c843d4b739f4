/** The value that a share of all values does not exceed: `percentile(times, 0.95)`. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(share * sorted.length) - 1]!;
}
