/** The radius of the centre, which shows the count instead of petals, in radii of the rose. */
const HOLE = 0.4;

/**
 * Returns the petal of a rose that a point lies on or is nearest to.
 * @param across From the centre to the right, in radii of the rose.
 * @param down From the centre downwards, in radii.
 * @param count Number of petals; the first one is at one o'clock on a dial of `count` hours.
 * @returns The 0-based petal, or `undefined` beside the rose and in its centre.
 */
export function petalAt(across: number, down: number, count: number): number | undefined {
  const distance = Math.hypot(across, down);
  if (distance > 1.1 || distance < HOLE || count === 0) return undefined;
  const hours = (Math.atan2(across, -down) / (2 * Math.PI)) * count;
  return (Math.round(hours) + count - 1) % count;
}
