import { msg, str } from '@lit/localize';
import type { Rules } from '../../core/board/rules.ts';
import { squareNameOn, type Square } from '../../core/board/square.ts';
import {
  completePuzzle,
  guardPuzzle,
  kindOf,
  regionsPuzzle,
  type Puzzle,
  type PuzzleKind,
} from '../../core/puzzles/puzzle.ts';
import type { PlayedPuzzle, PuzzleProgress } from '../../progress/puzzles/puzzle-progress.ts';
import { claimOnce } from '../../progress/settings/once.ts';

/** A small puzzle that three taps solve, each with its reason. */
export interface Guide {
  readonly puzzle: Puzzle;
  /** Queens on the board at the start, including the given ones. */
  readonly queens: readonly Square[];
  readonly steps: readonly GuideStep[];
}

/** One tap: its square, and the squares that its words are about. */
interface GuideStep {
  readonly square: Square;
  readonly about: readonly Square[];
  readonly words: (name: string) => string;
}

const REGIONS = [
  [4, 4, 4, 4, 1],
  [0, 0, 3, 1, 1],
  [0, 2, 3, 3, 3],
  [2, 2, 3, 3, 3],
  [2, 2, 3, 3, 3],
].flat();

/**
 * Returns the squares of a row of a board.
 * @param index 0-based, from the top.
 */
function row(index: number, columns: number): readonly Square[] {
  return Array.from({ length: columns }, (_, column) => index * columns + column);
}

const GUIDES: Readonly<Record<PuzzleKind, Guide>> = {
  regions: {
    puzzle: regionsPuzzle(5, 'touch', REGIONS),
    queens: [2, 9],
    steps: [
      {
        square: 10,
        about: [5, 6, 10],
        words: (name) =>
          msg(
            str`One queen in each row, column and region. This region has one free square. Tap ${name}.`,
          ),
      },
      {
        square: 18,
        about: row(3, 5),
        words: (name) =>
          msg(str`No two touch, not even at a corner: in row 2 that leaves ${name}. Tap it.`),
      },
      {
        square: 21,
        about: row(4, 5),
        words: (name) =>
          msg(
            str`Diagonals are open beyond the next square, so the last queen can go on ${name}. Tap it.`,
          ),
      },
    ],
  },
  complete: {
    puzzle: completePuzzle(5, [0, 7]),
    queens: [0, 7],
    steps: [
      {
        square: 14,
        about: row(2, 5),
        words: (name) =>
          msg(
            str`Framed queens can’t move. Row 3 has one free square, where no queen attacks. Tap ${name}.`,
          ),
      },
      {
        square: 16,
        about: row(3, 5),
        words: (name) =>
          msg(str`One queen in each row and column. Row 2 has one free square. Tap ${name}.`),
      },
      {
        square: 23,
        about: row(4, 5),
        words: (name) =>
          msg(str`No two on one diagonal, however far: in row 1 that leaves ${name}. Tap it.`),
      },
    ],
  },
  guard: {
    puzzle: guardPuzzle({ rows: 3, columns: 4 }, 3),
    queens: [],
    steps: [
      {
        square: 8,
        about: [8],
        words: (name) =>
          msg(
            str`Three queens guard this board. A queen guards its own square and all its lines. Tap ${name}.`,
          ),
      },
      {
        square: 7,
        about: [1, 3, 6, 7],
        words: (name) =>
          msg(str`Four squares are not guarded yet. One queen guards three of them. Tap ${name}.`),
      },
      {
        square: 5,
        about: [1],
        words: (name) =>
          msg(str`One square is left. Queens may attack each other. Tap ${name}, next to it.`),
      },
    ],
  },
};

/**
 * Returns the kind whose guide fits rules; `undefined` if none does, as for Regions in which queens attack along
 * diagonals.
 */
export function guideOf(rules: Rules): PuzzleKind | undefined {
  const kind = kindOf(rules);
  return kind === 'regions' && rules.sight !== 'touch' ? undefined : kind;
}

export function guideFor(kind: PuzzleKind): Guide {
  return GUIDES[kind];
}

export function stepWords({ puzzle }: Guide, { square, words }: GuideStep): string {
  return words(squareNameOn(square, puzzle.rules.shape));
}

type PuzzleSource = Pick<PuzzleProgress, 'statistics' | 'unfinished' | 'table'>;

/**
 * Returns the kind whose guide is shown before a puzzle: once for each kind, to a player who has neither begun nor
 * solved a puzzle of it.
 * @param isOpen Returns false once the player has left the puzzle.
 * @returns `undefined` if no guide is shown, also if the progress cannot be read.
 */
export async function firstGuide(
  { puzzle }: PlayedPuzzle,
  puzzles: Promise<PuzzleSource>,
  isOpen: () => boolean,
): Promise<PuzzleKind | undefined> {
  const kind = guideOf(puzzle.rules);
  if (!kind || (await hasPlayed(kind, await puzzles))) return undefined;
  return isOpen() && claimOnce(`guide-${kind}`) ? kind : undefined;
}

async function hasPlayed(kind: PuzzleKind, puzzles: PuzzleSource): Promise<boolean> {
  const [figures, unfinished, table] = await Promise.all([
    puzzles.statistics(),
    puzzles.unfinished(),
    puzzles.table(),
  ]);
  // Progress that cannot be read may contain puzzles of the kind.
  if (!figures || !unfinished || !table.isWhole) return true;
  return (
    figures.byDifficulty.some((figure) => figure.kind === kind) ||
    unfinished.some((one) => kindOf(one.puzzle.rules) === kind) ||
    (kind === 'guard' && table.value.size > 0)
  );
}
