/** What stands for a queen that was given, that the player placed, and that came after a hint. */
const SQUARES: Readonly<Record<string, string>> = { g: '⬜', o: '🟩', h: '🟨' };

/**
 * How queens were placed, a square each, for text that is shared.
 * @param placements A letter a queen, as `PuzzleResult.placements` has them.
 */
export function placementSquares(placements: string): string {
  return Array.from(placements, (letter) => SQUARES[letter] ?? '').join('');
}
