import { Stored } from './stored.ts';

/** The key in localStorage of the names of notices that the player has seen. */
export const ONCE_KEY = 'ninety-two-told';

const claimed = new Stored(ONCE_KEY, (text): readonly unknown[] => {
  const names: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(names) ? names : [];
});

/**
 * Returns true the first time it is called for a name, false afterwards. In a browser that stores nothing, each notice
 * is shown once a visit.
 * @param name A short name of the notice, which must never change.
 */
export function claimOnce(name: string): boolean {
  const names = claimed.get();
  if (names.includes(name)) return false;
  claimed.set(JSON.stringify([...names, name]));
  return true;
}

/** Returns true if `claimOnce` was called for a name before. */
export function isClaimed(name: string): boolean {
  return claimed.get().includes(name);
}
