/** Half of the loupe's width, in CSS pixels. */
export const LOUPE_HALF = 56;
/** The distance from the middle of the loupe to the finger, in CSS pixels. */
const DISTANCE = 96;
/** The least distance from the loupe to the edges of the window, in CSS pixels. */
const MARGIN = 4;

/** A point of the window, in CSS pixels from its top left corner. */
interface WindowPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the middle of the loupe for a finger. It is above the finger or, without room there, beside it on the side
 * with more room. The window never cuts the loupe off.
 */
export function loupePosition(
  finger: WindowPoint,
  { width, height }: { readonly width: number; readonly height: number },
): WindowPoint {
  const least = LOUPE_HALF + MARGIN;
  const inside = (value: number, end: number): number =>
    Math.max(least, Math.min(end - least, value));
  if (finger.y - DISTANCE >= least) {
    return { x: inside(finger.x, width), y: finger.y - DISTANCE };
  }
  const side = finger.x < width / 2 ? DISTANCE : -DISTANCE;
  return { x: finger.x + side, y: inside(finger.y, height) };
}
