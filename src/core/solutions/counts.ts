/** The number of solutions of each size, n = 1 … 27, the largest counted to date. OEIS A000170. */
const SOLUTIONS = (
  '1 0 0 2 10 4 40 92 352 724 2680 14200 73712 365596 2279184 14772512 95815104 666090624 ' +
  '4968057848 39029188884 314666222712 2691008701644 24233937684440 227514171973736 ' +
  '2207893435808352 22317699616364044 234907967154122528'
).split(' ');

/** Returns the number of solutions of n × n; `undefined` where it is not known (n ≥ 28). */
export function solutionCount(size: number): bigint | undefined {
  const count = SOLUTIONS[size - 1];
  return count === undefined ? undefined : BigInt(count);
}

/**
 * The number of families (solutions not equal under rotation and reflection) of each size, n = 1 … 27. OEIS A002562.
 */
const FAMILIES = (
  '1 0 0 1 2 1 6 12 46 92 341 1787 9233 45752 285053 1846955 11977939 83263591 621012754 ' +
  '4878666808 39333324973 336376244042 3029242658210 28439272956934 275986683743434 ' +
  '2789712466510289 29363495934315694'
).split(' ');

/** Returns the number of families of n × n; `undefined` where it is not known (n ≥ 28). */
export function familyCount(size: number): bigint | undefined {
  const count = FAMILIES[size - 1];
  return count === undefined ? undefined : BigInt(count);
}
