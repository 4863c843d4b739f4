/** Lets the page see to what is waiting, a tap or a frame, in the middle of long work. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
