/** Compares moments for sorting, the earliest first; unknown ones, which are 0, come last. */
export function compareMoments(a: number, b: number): number {
  return (a || Infinity) === (b || Infinity) ? 0 : (a || Infinity) - (b || Infinity);
}
