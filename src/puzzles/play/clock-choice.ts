/** The key in localStorage. */
const KEY = 'ninety-two-clock';

/** The choice where localStorage refuses it; it holds until the page is left. */
let unsaved: boolean | undefined;

/** Returns true if the player wants to see the time of play. */
export function isTimeShown(): boolean {
  if (unsaved !== undefined) return unsaved;
  try {
    return localStorage.getItem(KEY) !== 'hidden';
  } catch {
    return true;
  }
}

/** Remembers whether the player wants to see the time of play, for every puzzle from now on. */
export function showTime(shown: boolean): void {
  try {
    if (shown) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'hidden');
    unsaved = undefined;
  } catch {
    unsaved = shown;
  }
}
