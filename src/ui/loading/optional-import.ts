/** The errors of parts that did not arrive and that the player has not asked for. */
const unasked = new Set<unknown>();

/**
 * Resolves with a part of the game that is loaded on demand, or with `undefined` if it does not arrive.
 * `recoverFromMissingParts` tells the player, and the game goes on without it.
 * @param isAskedFor False for a part that the page fetches by itself. The page is not reloaded for its sake.
 */
export function optionalImport<Part>(
  part: Promise<Part>,
  isAskedFor = true,
): Promise<Part | undefined> {
  return part.catch((error: unknown) => {
    if (!isAskedFor) unasked.add(error);
    return undefined;
  });
}

/** Returns true for the error of a part that the player has not asked for. */
export function isUnasked(error: unknown): boolean {
  return unasked.has(error);
}
