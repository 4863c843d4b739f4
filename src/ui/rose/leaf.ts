/** Returns a point turned clockwise around the origin by `angle` degrees, as path text. */
export function turned(x: number, y: number, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  const across = x * Math.cos(turn) - y * Math.sin(turn);
  const down = x * Math.sin(turn) + y * Math.cos(turn);
  return `${across.toFixed(2)} ${down.toFixed(2)}`;
}

/** Returns the outline of a leaf from `base` to `tip`: upwards, or turned clockwise by `angle` degrees. */
export function leaf(base: number, tip: number, width: number, angle = 0): string {
  const length = tip - base;
  const low = -base - length * 0.28;
  const high = -base - length * 0.7;
  const at = (x: number, y: number): string => turned(x, y, angle);
  return `M${at(0, -base)}C${at(-width * 1.15, low)} ${at(-width * 1.25, high)} ${at(0, -tip)}C${at(width * 1.25, high)} ${at(width * 1.15, low)} ${at(0, -base)}Z`;
}
