const root = document.documentElement;

/**
 * Follows whether keys or pointers are used, as `data-input` of the page: styles show with it a focus that nobody has
 * chosen only to a player who uses keys.
 */
export function followLastInput(): void {
  addEventListener('keydown', () => (root.dataset['input'] = 'key'), { capture: true });
  addEventListener('pointerdown', () => delete root.dataset['input'], { capture: true });
}

/** Returns true if the player used a key last; false before any input. */
export function isLastInputKey(): boolean {
  return root.dataset['input'] === 'key';
}
