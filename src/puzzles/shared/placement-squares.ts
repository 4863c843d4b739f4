/** Squares for a given queen, one that the player placed, and one placed after a hint. */
const SQUARES: Readonly<Record<string, string>> = { g: '⬜', o: '🟩', h: '🟨' };

/**
 * Returns the placements of queens as squares, for text that is shared.
 * @param placements One letter for each queen, as in `PuzzleResult.placements`.
 */
export function placementSquares(placements: string): string {
  return Array.from(placements, (letter) => SQUARES[letter] ?? '').join('');
}
