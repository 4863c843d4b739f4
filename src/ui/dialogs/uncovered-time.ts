const covers = new Set<Element>();

/** Milliseconds counted up to `read`, a time of `performance.now()`. */
let counted = 0;
let read = 0;

/**
 * Returns the milliseconds of a monotonic clock that stops while a dialog or a menu covers the board. The time of play
 * follows it.
 */
export function uncoveredTime(): number {
  const now = performance.now();
  if (covers.size === 0) counted += now - read;
  read = now;
  for (const cover of covers) if (!cover.isConnected) covers.delete(cover);
  return counted;
}

/**
 * Records that an element covers the board, or no longer does; `nt-uncovered` tells the window that the last is gone.
 */
export function setCovering(cover: Element, covering: boolean): void {
  uncoveredTime();
  if (covering) covers.add(cover);
  else if (covers.delete(cover) && covers.size === 0) dispatchEvent(new Event('nt-uncovered'));
}

/** Returns true while a dialog or a menu covers the board. */
export function isCovered(): boolean {
  // Forgets covers that are gone.
  uncoveredTime();
  return covers.size > 0;
}

/** Resolves once nothing covers the board. */
export async function untilUncovered(): Promise<void> {
  while (isCovered()) {
    await new Promise((resolve) => addEventListener('nt-uncovered', resolve, { once: true }));
  }
}

declare global {
  interface WindowEventMap {
    'nt-uncovered': Event;
  }
}
