import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { checkedPuzzleCode } from '../../core/solutions/check-signs.ts';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import type { PuzzleSpec } from '../../solver/puzzles/protocol.ts';
import { homeAddress } from '../../ui/sharing/share-by-system.ts';
import { kindName } from '../shared/kinds/kinds.ts';
import { shapeWords } from '../shared/board-words.ts';
import { puzzleTitle, difficultyName } from '../shared/puzzle-words.ts';

/** Returns the title of a sheet of Endless: `Regions 8 × 8 · Medium`. */
export function specWords({ kind, shape, step }: PuzzleSpec): string {
  return `${kindName(kind)} ${shapeWords(shape)} · ${difficultyName(step)}`;
}

/** Returns the title of a puzzle on paper: `Regions · Medium · 8 × 8`. */
export function printedTitle(played: PlayedPuzzle): string {
  return `${puzzleTitle(played)} · ${shapeWords(played.puzzle.rules.shape)}`;
}

/**
 * Returns the address of a puzzle of a day, or the code of another puzzle, with spaces between its rows of regions,
 * which the game accepts.
 */
export function whereToOpen({ name, puzzle }: PlayedPuzzle): string {
  if (/^\d/.test(name)) return homeAddress() + puzzlesAddress(name);
  const code = checkedPuzzleCode(name);
  const { shape, regions } = puzzle.rules;
  if (!regions) return code;
  const start = code.lastIndexOf('/') + 1;
  const rows = code.slice(start).match(new RegExp(`.{${shape.columns}}(?:-.*)?`, 'gu')) ?? [];
  return code.slice(0, start) + rows.join(' ');
}
