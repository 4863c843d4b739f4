/** Returns true if the words and rows of an element run from right to left. */
export function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl';
}

/** Arrow keys that change places where a page runs from right to left. */
const MIRRORED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/**
 * Returns the name of a key pressed within the listening element, as if the element ran from left to right: ArrowRight
 * is the key towards the end of a row.
 */
export function keyTowardsEnd({ key, currentTarget }: KeyboardEvent): string {
  return isRightToLeft(currentTarget as Element) ? (MIRRORED[key] ?? key) : key;
}
