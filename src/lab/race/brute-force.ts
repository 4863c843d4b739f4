import { lineBetween } from '../../core/board/attacks.ts';
import type { Square } from '../../core/board/square.ts';
import type { BoardParameters, RacingAlgorithm } from '../machine/algorithm.ts';
import { binomial, oneARowNodes } from '../machine/combinatorics.ts';

interface BruteForceState {
  readonly size: number;
  /** The squares of the queens, ascending. */
  readonly queens: Square[];
  isOver: boolean;
}

/**
 * Kinds of steps and their squares:
 * - `place`: a queen was placed and others are still to come. Squares: none.
 * - `refused`: the last queen was placed, and the board was tested. Squares: two queens that attack each other.
 * - `found`: the same, and it is a solution. Squares: its queens.
 */
type BruteForceKind = 'place' | 'refused' | 'found';

type BruteForce = RacingAlgorithm<BoardParameters, BruteForceState, BruteForceKind>;

/** Places one queen in each row and tests only whole boards. */
export const oneARow = bruteForce('one-a-row', {
  firstSquare: ({ queens, size }) => queens.length * size,
  endOfSquares: ({ queens, size }) => (queens.length + 1) * size,
  nodes: oneARowNodes,
});

/** Places queens on any squares, each after the one before, and tests only whole boards. */
export const anySquares = bruteForce('any-squares', {
  firstSquare: ({ queens }) => (queens.at(-1) ?? -1) + 1,
  endOfSquares: ({ size }) => size * size,
  nodes(size) {
    let nodes = 0;
    for (let queens = 0; queens <= size; queens++) nodes += binomial(size * size, queens);
    return nodes;
  },
});

/** The squares from which a search takes its next queen. */
interface Squares {
  readonly firstSquare: (state: BruteForceState) => Square;
  /** Returns the square after the last one. */
  readonly endOfSquares: (state: BruteForceState) => Square;
  /** Returns the number of nodes on n × n. */
  readonly nodes: (size: number) => number;
}

/** Returns a search that only races and is no exhibit: its steps have no pseudocode. */
function bruteForce(name: string, { firstSquare, endOfSquares, nodes }: Squares): BruteForce {
  return {
    start: ({ size }) => ({ size, queens: [], isOver: false }),

    step(state) {
      const { size, queens } = state;
      if (state.isOver) return undefined;
      let square = queens.length < size ? firstSquare(state) : Infinity;
      let lifted = 0;
      while (square >= endOfSquares(state)) {
        const last = queens.pop();
        if (last === undefined) {
          state.isOver = true;
          return undefined;
        }
        lifted++;
        square = last + 1;
      }
      queens.push(square);
      const change = { tested: 0, placed: 1, lifted, found: 0 };
      if (queens.length < size) return { kind: 'place', squares: [], change };
      const clash = firstClash(queens, size);
      return clash
        ? { kind: 'refused', squares: clash, change: { ...change, tested: 1 } }
        : {
            kind: 'found',

            squares: [...queens],
            change: { ...change, tested: 1, found: 1 },
          };
    },

    queens: ({ queens }) => [...queens],

    racers: [
      {
        name,
        parametersOf: (size) => ({ size }),
        nodes,
        looked({ kind, squares }, { queens, size }) {
          if (kind === 'place') return 0;
          return kind === 'found' ? size - 1 : queens.indexOf(squares[1]!);
        },
      },
    ],
  };
}

/** Returns the first queen that attacks one before it, after that one; `undefined` if none does. */
function firstClash(queens: readonly Square[], size: number): [Square, Square] | undefined {
  for (let later = 1; later < queens.length; later++) {
    for (let before = 0; before < later; before++) {
      const [a, b] = [queens[before]!, queens[later]!];
      if (lineBetween(a, b, size) !== undefined) return [a, b];
    }
  }
  return undefined;
}
