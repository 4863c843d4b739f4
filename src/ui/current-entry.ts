/** Returns the number in the state of the current entry of the history; gives it one if it has none. */
export function currentEntry(): number {
  const state = Object(history.state) as { readonly entry?: number };
  const { entry = Math.random() } = state;
  history.replaceState({ ...state, entry }, '');
  return entry;
}
