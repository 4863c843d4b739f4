import { msg, str } from '@lit/localize';
import { puzzlesAddress } from '../../core/routes/addresses.ts';
import { checkedPuzzleCode } from '../../core/puzzles/puzzle-code.ts';
import { kindOf, type Puzzle } from '../../core/puzzles/puzzle.ts';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import type { PuzzleSpec } from '../../solver/puzzles/protocol.ts';
import { homeAddress } from '../../ui/sharing/share-by-system.ts';
import { kindName, puzzleTitle, shapeWords, difficultyName } from '../shared/puzzle-words.ts';

/** Returns the title of a sheet of Endless: `Regions 8 × 8 · Medium`. */
export function specWords({ kind, shape, step }: PuzzleSpec): string {
  return `${kindName(kind)} ${shapeWords(shape)} · ${difficultyName(step)}`;
}

/** Returns the title of a puzzle on paper: `Regions · Medium · 8 × 8`. */
export function printedTitle(played: PlayedPuzzle): string {
  return `${puzzleTitle(played)} · ${shapeWords(played.puzzle.rules.shape)}`;
}

/** Returns the whole rule of a puzzle in one sentence: paper has no card to open. */
export function printedRule({ rules, givens }: Puzzle): string {
  switch (kindOf(rules)) {
    case 'complete':
      return msg(
        'One queen in each row and column, no two on one diagonal; framed queens can’t move.',
      );
    case 'regions':
      return rules.sight === 'touch'
        ? msg('One queen in each row, column and region; no two touch, not even at a corner.')
        : msg('One queen in each row, column and region; no two on one diagonal.');
    case 'guard': {
      const { goal } = rules;
      const queens = goal.kind === 'guard' ? goal.queens : 0;
      return givens.length === 0
        ? msg(str`Every square holds a queen or is attacked by one. Queens: ${queens}.`)
        : msg(
            str`Every square holds a queen or is attacked by one. Queens: ${queens}, ${givens.length} of them framed.`,
          );
    }
  }
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
