/**
 * A part of the game that is loaded when it is needed; `undefined` where it does not arrive. The player
 * is told by `recoverFromMissingParts`, and the game goes on without it.
 */
export function later<Part>(part: Promise<Part>): Promise<Part | undefined> {
  return part.catch(() => undefined);
}

/**
 * A part as `later` has it, asked for at most once until it arrives, so that what waits for it goes on in
 * its order: browsers may answer two requests for one module in the other.
 */
export function latePart<Part>(load: () => Promise<Part>): () => Promise<Part | undefined> {
  let asked: Promise<Part | undefined> | undefined;
  return () => (asked ??= load().catch(() => (asked = undefined)));
}
