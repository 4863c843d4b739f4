const covers = new Set<Element>();

/** Milliseconds counted up to `read`, by the page's own clock. */
let counted = 0;
let read = 0;

/**
 * Milliseconds of a clock that only moves forward, and stands still while a dialog or a menu lies over the board:
 * time of play goes by it.
 */
export function uncoveredTime(): number {
  const now = performance.now();
  if (covers.size === 0) counted += now - read;
  read = now;
  for (const cover of covers) if (!cover.isConnected) covers.delete(cover);
  return counted;
}

/** Says that something lies over the board from now on, or no longer; `nt-uncovered` tells the window of the last. */
export function setCovering(cover: Element, covering: boolean): void {
  uncoveredTime();
  if (covering) covers.add(cover);
  else if (covers.delete(cover) && covers.size === 0) dispatchEvent(new Event('nt-uncovered'));
}

declare global {
  interface WindowEventMap {
    'nt-uncovered': Event;
  }
}
