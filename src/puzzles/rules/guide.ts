import type { Rules } from '../../core/board/rules.ts';
import { squareNameOn } from '../../core/board/square.ts';
import { kindOf, type PuzzleKind } from '../../core/puzzles/puzzle.ts';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import type { PuzzleStorage } from '../../progress/puzzles/puzzle-storage.ts';
import { claimOnce, isClaimed } from '../../progress/settings/once.ts';
import { KINDS } from '../shared/kinds/kinds.ts';
import type { Guide, GuideStep } from '../shared/kinds/shown-kind.ts';

/**
 * Returns the kind whose guide fits rules; `undefined` if none does, as for Regions in which queens attack along
 * diagonals.
 */
export function guideOf(rules: Rules): PuzzleKind | undefined {
  const kind = kindOf(rules);
  return KINDS[kind].guide.puzzle.rules.sight === rules.sight ? kind : undefined;
}

export function stepWords({ puzzle }: Guide, { square, words }: GuideStep): string {
  return words(squareNameOn(square, puzzle.rules.shape));
}

type PlayedReader = Pick<PuzzleStorage, 'results' | 'unfinished'>;

/**
 * Returns the kind whose guide fits a puzzle, if the player has neither begun nor solved a puzzle of it, or only such
 * that have no guide.
 * @returns `undefined` also if the progress cannot be read.
 */
async function newKindOf(
  { puzzle }: PlayedPuzzle,
  puzzles: PlayedReader,
): Promise<PuzzleKind | undefined> {
  const kind = kindOf(puzzle.rules);
  const unguided = `unguided-${kind}`;
  const isNew = !(await hasPlayed(kind, puzzles));
  if (!guideOf(puzzle.rules)) {
    // Remembers that the player is new to the kind, which is played from now on.
    if (isNew) claimOnce(unguided);
    return undefined;
  }
  return isNew || (isClaimed(unguided) && !isClaimed(`guide-${kind}`)) ? kind : undefined;
}

/**
 * Returns the kind whose guide is offered at a puzzle that somebody sent, to a player who is new to the kind. After
 * puzzles without a guide it is offered once.
 * @param isOpen As in `firstGuide`.
 */
export async function offeredGuide(
  played: PlayedPuzzle,
  puzzles: PlayedReader,
  isOpen: () => boolean,
): Promise<PuzzleKind | undefined> {
  const kind = await newKindOf(played, puzzles);
  if (!kind || !isOpen()) return undefined;
  if (isClaimed(`unguided-${kind}`)) claimOnce(`guide-${kind}`);
  return kind;
}

/**
 * Returns the kind whose guide is shown before a puzzle: once for each kind, to a player who is new to it.
 * @param isOpen Returns false once the player has left the puzzle.
 * @returns `undefined` if no guide is shown.
 */
export async function firstGuide(
  played: PlayedPuzzle,
  puzzles: PlayedReader,
  isOpen: () => boolean,
): Promise<PuzzleKind | undefined> {
  const kind = await newKindOf(played, puzzles);
  return kind && isOpen() && claimOnce(`guide-${kind}`) ? kind : undefined;
}

async function hasPlayed(kind: PuzzleKind, puzzles: PlayedReader): Promise<boolean> {
  const [figures, unfinished] = await Promise.all([
    puzzles.results.statistics(),
    puzzles.unfinished.list(),
  ]);
  // Progress that cannot be read may contain puzzles of the kind.
  if (!figures || !unfinished) return true;
  return (
    figures.byDifficulty.some((figure) => figure.kind === kind) ||
    unfinished.some((one) => kindOf(one.puzzle.rules) === kind)
  );
}
