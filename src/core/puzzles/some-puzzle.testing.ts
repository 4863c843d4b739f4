import { lineBetween } from '../board/attacks.ts';
import {
  completePuzzle,
  guardPuzzle,
  CODE_SIZES,
  PUZZLE_KINDS,
  regionsPuzzle,
  type Puzzle,
  type PuzzleKind,
} from './puzzle.ts';
import { nextBelow, nextPermutation, seeded, type RandomState } from '../board/random.ts';
import { edgeNeighbours } from './region-pieces.ts';

/** For tests: functions that make a puzzle of each kind, of any size, with or without an answer. */
const SOME: Readonly<Record<PuzzleKind, (random: RandomState) => Puzzle>> = {
  complete: someComplete,
  regions: someRegions,
  guard: someGuard,
};

/** For tests: returns a puzzle of a kind and any size, with or without an answer; by default of any kind. */
export function somePuzzle(seed: number, kind?: PuzzleKind): Puzzle {
  const random = seeded(seed);
  const drawn = PUZZLE_KINDS[nextBelow(random, PUZZLE_KINDS.length)]!;
  return SOME[kind ?? drawn](random);
}

function between(random: RandomState, { least, most }: { least: number; most: number }): number {
  return least + nextBelow(random, most - least + 1);
}

function someComplete(random: RandomState): Puzzle {
  const size = between(random, CODE_SIZES.complete);
  const givens: number[] = [];
  const most = nextBelow(random, size);
  for (const square of nextPermutation(random, size * size)) {
    if (givens.length === most) break;
    if (!givens.some((given) => lineBetween(given, square, size))) givens.push(square);
  }
  return completePuzzle(size, inOrder(givens));
}

function someRegions(random: RandomState): Puzzle {
  const size = between(random, CODE_SIZES.regions);
  const shape = { rows: size, columns: size };
  const regions = new Array<number>(size * size).fill(-1);
  const edge = nextPermutation(random, size * size).slice(0, size);
  for (const [region, square] of edge.entries()) regions[square] = region;
  while (edge.length > 0) {
    const [from] = edge.splice(nextBelow(random, edge.length), 1);
    for (const next of edgeNeighbours(from!, shape)) {
      if (regions[next] !== -1) continue;
      regions[next] = regions[from!]!;
      edge.push(next);
    }
  }
  return regionsPuzzle(size, nextBelow(random, 2) === 0 ? 'touch' : 'queen', regions);
}

function someGuard(random: RandomState): Puzzle {
  const shape = {
    rows: between(random, CODE_SIZES.guard),
    columns: between(random, CODE_SIZES.guard),
  };
  const squares = shape.rows * shape.columns;
  const queens = 1 + nextBelow(random, squares);
  const givens = nextPermutation(random, squares).slice(0, nextBelow(random, queens));
  return guardPuzzle(shape, queens, inOrder(givens));
}

function inOrder(squares: readonly number[]): number[] {
  return [...squares].sort((a, b) => a - b);
}
