import { kindOf, type PuzzleKind } from '../core/puzzle.ts';
import { claimOnce } from '../progress/once.ts';
import type { PlayedPuzzle, PuzzleProgress } from '../progress/puzzle-progress.ts';
import { guideOf } from './guide.ts';

/** What of the player's puzzles is read. */
type KeptPuzzles = Pick<PuzzleProgress, 'figures' | 'unfinished' | 'table'>;

/**
 * Returns the kind whose guide is to be shown before a puzzle: once a kind, to a player who has neither begun nor
 * solved one of it, as far as that can be read.
 * @param isOpen Returns false once the player has gone elsewhere.
 */
export async function firstGuide(
  { puzzle }: PlayedPuzzle,
  puzzles: Promise<KeptPuzzles>,
  isOpen: () => boolean,
): Promise<PuzzleKind | undefined> {
  const kind = guideOf(puzzle.rules);
  if (!kind || (await hasPlayed(kind, await puzzles))) return undefined;
  return isOpen() && claimOnce(`guide-${kind}`) ? kind : undefined;
}

async function hasPlayed(kind: PuzzleKind, puzzles: KeptPuzzles): Promise<boolean> {
  const [figures, unfinished, table] = await Promise.all([
    puzzles.figures(),
    puzzles.unfinished(),
    puzzles.table(),
  ]);
  // What cannot be read may hold some.
  if (!figures || !unfinished || !table.isWhole) return true;
  return (
    figures.figures.some((figure) => figure.kind === kind) ||
    unfinished.some((one) => kindOf(one.puzzle.rules) === kind) ||
    (kind === 'guard' && table.value.size > 0)
  );
}
