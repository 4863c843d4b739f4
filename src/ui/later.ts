/**
 * A part of the game that is loaded when it is needed; `undefined` where it does not arrive. The player
 * is told by `recoverFromMissingParts`, and the game goes on without it.
 */
export function later<Part>(part: Promise<Part>): Promise<Part | undefined> {
  return part.catch(() => undefined);
}
