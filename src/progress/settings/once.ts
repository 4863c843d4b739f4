/** The key in localStorage of the names of notices that the player has seen. */
export const ONCE_KEY = 'ninety-two-told';

/** Names claimed on this page, so that a browser that stores nothing shows each notice once a visit. */
const claimedHere = new Set<string>();

/**
 * Returns true the first time it is called for a name, false afterwards.
 * @param name A short name of the notice, which must never change.
 */
export function claimOnce(name: string): boolean {
  const claimed = new Set<unknown>([...claimedHere, ...readClaimed()]);
  if (claimed.has(name)) return false;
  claimedHere.add(name);
  try {
    localStorage.setItem(ONCE_KEY, JSON.stringify([...claimed, name]));
  } catch {
    // The notice comes again on the next visit, which does no harm.
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
