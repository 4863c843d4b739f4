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
