/** Widths and heights of windows, in CSS pixels. */
export type WindowSize = readonly [width: number, height: number];

/** 400 % zoom of a window of 1280 by 1024. */
export const ZOOMED: WindowSize = [320, 256];

/** A phone on its side or a low window, and half a laptop. */
const HEIGHTS = [440, 760] as const;

/** Windows in which the layout has just changed, so that it has the least room: `tools/breakpoints.test.ts`. */
export const TIGHT_SIZES: readonly WindowSize[] = [
  ZOOMED,
  [320, 760],
  [340, 760],
  [360, 760],
  [380, 440],
  [400, 760],
  [488, 440],
  [520, 440],
  [600, 760],
  [724, 440],
  [768, 760],
  [800, 440],
  [900, 440],
  [900, 760],
  [1200, 760],
  [1600, 760],
];

/** Windows of all widths, every 40 px. */
export const MANY_SIZES: readonly WindowSize[] = [
  ZOOMED,
  ...HEIGHTS.flatMap((height) =>
    Array.from({ length: 28 }, (_, step): WindowSize => [320 + 40 * step, height]),
  ),
];
