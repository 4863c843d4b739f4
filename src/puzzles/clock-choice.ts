/** The key in localStorage. */
const KEY = 'ninety-two-clock';

/** What holds until the page is left where localStorage refuses it. */
let hidden = false;

/** Whether the player wants to see the time of play. */
export function isTimeShown(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'hidden';
  } catch {
    return !hidden;
  }
}

/** Remembers whether the player wants to see the time of play, for every puzzle from now on. */
export function showTime(shown: boolean): void {
  hidden = !shown;
  try {
    if (shown) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'hidden');
  } catch {
    // It holds as long as the page.
  }
}
