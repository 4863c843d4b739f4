/**
 * Resolves with a part of the game that is loaded on demand, or with `undefined` if it does not arrive.
 * `recoverFromMissingParts` tells the player, and the game goes on without it.
 */
export function optionalImport<Part>(part: Promise<Part>): Promise<Part | undefined> {
  return part.catch(() => undefined);
}
