/**
 * Whether the page is where a reload has brought it. Chromium then may give it the address from before the last one
 * that the game wrote, and without the note that it was the game: where an address is written while a
 * reload begins. Always `false` in a browser without the Navigation API.
 */
export function isReloaded(): boolean {
  const { activation, currentEntry } =
    (globalThis as Partial<Pick<Window, 'navigation'>>).navigation ?? {};
  // A link that is followed here later has an entry of its own.
  return activation?.navigationType === 'reload' && activation.entry.key === currentEntry?.key;
}
