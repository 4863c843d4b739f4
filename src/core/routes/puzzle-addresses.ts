import { checkedPuzzleCode } from '../puzzles/puzzle-code.ts';
import { puzzlesAddress } from './addresses.ts';
import { parsePuzzlesPage } from './puzzles-page.ts';

/**
 * Returns the address of a puzzle.
 * @param name The name that the puzzle is stored under; a code gets its check signs.
 */
export function puzzleAddress(name: string): string {
  const isCode = parsePuzzlesPage(name)?.page === 'puzzle';
  return puzzlesAddress(isCode ? checkedPuzzleCode(name) : name);
}
