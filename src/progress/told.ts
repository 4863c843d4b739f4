/** The key in localStorage of what the player has been told and need not be told again. */
export const TOLD_KEY = 'ninety-two-told';

/** Noted here as well, so that a browser that stores nothing tells it once a visit. */
const toldHere = new Set<string>();

/**
 * Whether something that is told once is to be told now; from now on it is not.
 * @param name What it is, in a few letters that stay the same.
 */
export function tellOnce(name: string): boolean {
  const told = new Set<unknown>([...toldHere, ...readTold()]);
  if (told.has(name)) return false;
  toldHere.add(name);
  try {
    localStorage.setItem(TOLD_KEY, JSON.stringify([...told, name]));
  } catch {
    // Told again on the next visit, which does no harm.
  }
  return true;
}

function readTold(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(TOLD_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
