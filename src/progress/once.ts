/** The key in localStorage of what the player has been told and need not be told again. */
export const ONCE_KEY = 'ninety-two-told';

/** Noted here as well, so that a browser that stores nothing tells it once a visit. */
const claimedHere = new Set<string>();

/**
 * Claims the one time that something is told: whether it is still to be told. From now on it is not.
 * @param name What it is, in a few letters that stay the same.
 */
export function claimOnce(name: string): boolean {
  const claimed = new Set<unknown>([...claimedHere, ...readClaimed()]);
  if (claimed.has(name)) return false;
  claimedHere.add(name);
  try {
    localStorage.setItem(ONCE_KEY, JSON.stringify([...claimed, name]));
  } catch {
    // Told again on the next visit, which does no harm.
  }
  return true;
}

function readClaimed(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(ONCE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
