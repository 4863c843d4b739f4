/** Inside this part of the rose's radius there is the count, no petal. */
const HOLE = 0.4;

/**
 * Which petal of a rose a point lies on or is nearest to.
 * @param across From the middle to the right, in radii of the rose.
 * @param down From the middle downwards, in radii.
 * @param count Petals, the first one at one o'clock of `count` hours.
 * @returns 0-based, or `undefined` beside the rose and in its middle.
 */
export function petalAt(across: number, down: number, count: number): number | undefined {
  const distance = Math.hypot(across, down);
  if (distance > 1.1 || distance < HOLE || count === 0) return undefined;
  const hours = (Math.atan2(across, -down) / (2 * Math.PI)) * count;
  return (Math.round(hours) + count - 1) % count;
}
