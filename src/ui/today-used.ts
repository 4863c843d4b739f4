/** The key in localStorage. */
const KEY = 'ninety-two-today';

/** Whether the player has been where today's puzzles are, so that it is worth having them ready. */
export function isTodayUsed(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Remembers that the player has been there. */
export function noteTodayUsed(): void {
  try {
    localStorage.setItem(KEY, 'used');
  } catch {
    // They are made when they are asked for.
  }
}
