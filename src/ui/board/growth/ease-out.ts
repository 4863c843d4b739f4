/** The curve of `--e-out`, `cubic-bezier(.2, .8, .2, 1)`: how far a movement is after a share of its time. */
export function easeOut(share: number): number {
  if (share <= 0) return 0;
  // Where the curve is at that share, by halving; a thousandth is nearer than anybody sees.
  let [low, high] = [0, 1];
  while (high - low > 0.001) {
    const middle = (low + high) / 2;
    if (bezier(middle, 0.2, 0.2) < share) low = middle;
    else high = middle;
  }
  return bezier(high, 0.8, 1);
}

/** One coordinate of a cubic Bézier curve from 0 to 1. */
function bezier(t: number, first: number, second: number): number {
  return 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t ** 2 * second + t ** 3;
}
