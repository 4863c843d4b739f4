/**
 * Asks the browser to keep what is stored until the player removes it, not until space runs short.
 * Meant for the moment after a find, when there is something to keep and the player's consent, where
 * the browser asks for it, makes sense.
 * @returns Whether the browser promised; `false` too where it cannot.
 */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
