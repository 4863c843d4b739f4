const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');

/** Returns true if reduced motion is chosen in the game or in the system's settings. */
export function prefersStillness(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced' || REDUCED.matches;
}
