/** Returns the number of ways to choose k of n things; exact while it is below 2⁵³ / k. */
export function binomial(n: number, k: number): number {
  let ways = 1;
  // After each round `ways` is itself a binomial coefficient, so the division leaves no remainder.
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** Returns the number of orders of n things; exact up to 18!. */
export function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

/** Returns the number of boards with a queen in each of the top rows: 1 + n + n² + … + nⁿ. */
export function oneARowNodes(size: number): number {
  let nodes = 1;
  for (let rows = 1; rows <= size; rows++) nodes += size ** rows;
  return nodes;
}
