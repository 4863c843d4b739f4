/**
 * Returns text such as `3 × 12` or `−9` with its order kept where the page runs from right to left: there a sign
 * between numbers, or before one, changes sides. Lists of squares need nothing: in Arabic a letter stands before each.
 */
export function leftToRight(text: string): string {
  // Unit tests and workers have no page.
  const isMirrored = typeof document === 'object' && document.documentElement.dir === 'rtl';
  return isMirrored ? `\u2066${text}\u2069` : text;
}

/**
 * Returns a name within a sentence, kept apart from its direction: a friend’s name may run the other way, and signs of
 * the sentence beside it, or its own last bracket, would change sides.
 */
export function isolated(name: string): string {
  return `\u2068${name}\u2069`;
}

/** Returns the size of a board, rows, then columns: `7 × 9`. No line ends within it. */
export function sizeOf(rows: number, columns = rows): string {
  return leftToRight(`${rows}\u00a0×\u00a0${columns}`);
}
