import { kindOf, type Puzzle } from '../../../core/puzzles/puzzle.ts';
import type { Square } from '../../../core/board/square.ts';
import type { BoardCheck } from '../../hints/board-check.ts';
import { nextPause, onlyResult, type Task } from '../../worker/task.ts';
import { queensAllowed } from '../../guard/guard-board.ts';
import { wrongGuards, wrongMarks } from '../../guard/wrong-guards.ts';
import { nearestPlacement } from './nearest-placement.ts';
import { PlacementSearch } from '../../search/placement-search.ts';
import type { PuzzleCheck } from '../protocol.ts';
import type { BoardState } from '../../hints/board-state.ts';

/** Queens tried before the search for the fewest wrong marks gives up. */
const MOST_NODES = 200_000;

/**
 * Checks the queens and marks on a puzzle's board. If the puzzle has one answer, that decides. Otherwise the wrong queens
 * are those of `queensToTakeBack`, and with the right queens the wrong marks are the fewest to take back, so that an
 * answer has no queen on the others; among equals the newest.
 * @param check Counts the answers of the puzzle.
 */
export function* checkBoard(
  puzzle: Puzzle,
  standing: BoardState,
  check: (puzzle: Puzzle) => Task<PuzzleCheck>,
): Task<BoardCheck> {
  switch (kindOf(puzzle.rules)) {
    case 'complete':
    case 'regions':
      return yield* checkPlacementBoard(puzzle, standing, yield* check(puzzle));
    case 'guard':
      return yield* checkGuardBoard(puzzle, standing);
  }
}

/** Checks a board of Complete or Regions by the answers of its puzzle. */
export function* checkPlacementBoard(
  puzzle: Puzzle,
  { queens, marks }: BoardState,
  check: PuzzleCheck,
): Task<BoardCheck> {
  if (check.kind === 'none') return { kind: 'no-solution' };
  if (check.kind === 'one') {
    const { answer } = check;
    return {
      kind: 'checked',
      queens: queens.filter((queen) => !answer.includes(queen)),
      marks: marks.filter((mark) => answer.includes(mark)),
    };
  }
  const nearest = yield* nearestPlacement(puzzle, queens);
  if (!nearest?.isProved) return { kind: 'undecided' };
  const { wrong } = nearest;
  if (wrong.length > 0) return { kind: 'checked', queens: wrong, marks: [] };
  const inEvery = yield* marksInAnswers(puzzle, queens, marks);
  return inEvery ? { kind: 'checked', queens: [], marks: inEvery } : { kind: 'undecided' };
}

/**
 * Finds the wrong marks of a board whose queens are right, by trying every answer that has them; `undefined` if there
 * are too many.
 */
function* marksInAnswers(
  { rules }: Puzzle,
  queens: readonly Square[],
  marks: readonly Square[],
): Task<readonly Square[] | undefined> {
  const search = new PlacementSearch(rules, queens);
  let fewest = marks;
  while (search.nodes < MOST_NODES) {
    const outcome = search.next(nextPause(search.nodes));
    if (outcome === 'exhausted') return fewest;
    if (outcome === 'found') {
      const answer = search.answer();
      const wrong = marks.filter((mark) => answer.includes(mark));
      if (wrong.length === 0) return wrong;
      if (isFewerOrNewer(wrong, fewest, marks)) fewest = wrong;
    }
    yield;
  }
  return undefined;
}

/** Returns true if one set of marks is smaller than another, or as large and newer; both are in the order of marking. */
function isFewerOrNewer(
  set: readonly Square[],
  other: readonly Square[],
  marks: readonly Square[],
): boolean {
  if (set.length !== other.length) return set.length < other.length;
  const at = set.findLastIndex((mark, index) => mark !== other[index]);
  return at >= 0 && marks.indexOf(set[at]!) > marks.indexOf(other[at]!);
}

/** Checks a board of Guard. Nothing is wrong if any number of queens is allowed. */
function* checkGuardBoard(puzzle: Puzzle, { queens, marks }: BoardState): Task<BoardCheck> {
  if (queensAllowed(puzzle) === undefined) return { kind: 'checked', queens: [], marks: [] };
  const wrong = yield* onlyResult(wrongGuards(puzzle, queens));
  if (!wrong) return { kind: 'no-solution' };
  if (wrong.length > 0) return { kind: 'checked', queens: wrong, marks: [] };
  return { kind: 'checked', queens: [], marks: yield* wrongMarks(puzzle, { queens, marks }) };
}
