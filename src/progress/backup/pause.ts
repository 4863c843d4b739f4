/** The longest time that work may hold up the page, in milliseconds: half a frame at 60 Hz. */
const LONGEST_HOLD = 8;

/**
 * Returns a function to await between the steps of long work. It returns at once, except after every half a frame of
 * work: then it lets the page handle a tap or a frame that waits.
 */
export function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_HOLD) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
