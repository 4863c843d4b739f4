/** How long work may hold up the page at a time, in milliseconds: half a frame at 60 Hz. */
const LONGEST_HOLD = 8;

/**
 * Makes a function to await between the steps of long work. It returns at once, but for every half a
 * frame of work it lets the page see to what is waiting, a tap or a frame.
 */
export function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST_HOLD) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}
