/** Returns the number in the state of the current entry of the history; gives it one if it has none. */
export function currentEntry(): number {
  const state = Object(history.state) as { readonly entry?: number };
  if (state.entry !== undefined) return state.entry;
  const entry = Math.random();
  history.replaceState({ ...state, entry }, '');
  return entry;
}
