/**
 * Returns true if the current history entry is the one that a reload led to. If the game writes an address while a
 * reload starts, Chromium may open the page with the address before that, and without the note that the game wrote it.
 * Always returns `false` in a browser without the Navigation API.
 */
export function isReloaded(): boolean {
  const { activation, currentEntry } =
    (globalThis as Partial<Pick<Window, 'navigation'>>).navigation ?? {};
  // A link that is followed after the reload has another entry.
  return activation?.navigationType === 'reload' && activation.entry.key === currentEntry?.key;
}
