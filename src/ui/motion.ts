const REDUCED = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether movement is unwelcome, by the player's choice here or in the system's settings. */
export function prefersStillness(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced' || REDUCED.matches;
}
