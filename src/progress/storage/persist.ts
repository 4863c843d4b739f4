/**
 * Asks the browser to keep what is stored until the player removes it, not until space runs short. It is meant for the
 * moment after a find: there is something to keep, and the player understands why the browser asks for consent.
 * @returns True if the browser promised; false if it did not, or cannot.
 */
export async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}
