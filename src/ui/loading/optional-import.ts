/** The errors of parts that did not arrive and that the player has not asked for. */
const unasked = new Set<unknown>();

/** The loads that have failed last. */
const missing = new Set<() => Promise<unknown>>();

/**
 * Resolves with a part of the game that is loaded on demand, or with `undefined` if it does not arrive.
 * `recoverFromMissingParts` tells the player, and the game goes on without it. Fires `nt-part-arrived` on the window
 * when a part arrives whose load has failed before.
 * @param load The same function for a part at each call.
 * @param isAskedFor False for a part that the page fetches by itself. The page is not reloaded for its sake.
 */
export async function optionalImport<Part>(
  load: () => Promise<Part>,
  isAskedFor = true,
): Promise<Part | undefined> {
  try {
    const part = await load();
    if (part === undefined) throw emptyPart();
    if (missing.delete(load)) dispatchEvent(new Event('nt-part-arrived'));
    return part;
  } catch (error) {
    missing.add(load);
    // A script that fails while it runs throws the same error each time.
    if (isAskedFor) unasked.delete(error);
    else unasked.add(error);
    return undefined;
  }
}

/** Returns the error of a part whose script has arrived empty, which the browser keeps, and tells the page of it. */
function emptyPart(): Error {
  const payload = new Error('The script of a part is empty.');
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

/** Returns true for the error of a part that the player has not asked for. */
export function isUnasked(error: unknown): boolean {
  return unasked.has(error);
}
