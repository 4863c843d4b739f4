import {
  searchBound,
  attackMasksOf,
  unguardedBy,
  type SearchBound,
  type AttackMasks,
} from '../../../core/board/domination.ts';
import type { Square } from '../../../core/board/square.ts';
import {
  fullSet,
  removeSquare,
  squaresOfSet,
  type SquareSet,
} from '../../../core/board/square-set.ts';
import { tally, type Algorithm, type Step } from '../../machine/algorithm.ts';
import { binomial } from '../../machine/combinatorics.ts';
import { LIFTED, NOTHING, TRIED } from '../tallies.ts';
import { byQueens } from '../tree-moves.ts';

export interface GuardsParameters {
  /** The rows and columns of the board, which need not be equal. A square is `row * columns + column`. */
  readonly rows: number;
  readonly columns: number;
  /** The number of queens that guard it; `undefined` to find the least number by proving every smaller one too few. */
  readonly queens: number | undefined;
}

/** A square that no queen guards yet, with the squares from which a queen could. */
interface GuardedSquare {
  readonly square: Square;
  /** Squares from which a queen could guard it, those that guard the most unguarded squares first. */
  readonly choices: readonly Square[];
  /** The choice to try next, an index into `choices`. */
  next: number;
  /** Squares that no queen guards, before one is placed for this square. */
  readonly unguarded: SquareSet;
  /**
   * Squares that may still take a queen. A choice leaves the set once it was tried, so that no set of queens comes
   * twice.
   */
  readonly open: SquareSet;
}

export interface GuardsState {
  readonly parameters: GuardsParameters;
  readonly attackMasks: AttackMasks;
  /** The number of queens that is tried now. */
  queens: number;
  /** The queens placed, in the order of placement. */
  readonly placed: Square[];
  /** The squares branched on: one for each queen, and one more once the next is chosen. */
  readonly branches: GuardedSquare[];
  /** The number of unguarded squares, and the most of them that the remaining queens could guard, as computed last. */
  bound: Pick<SearchBound, 'unguarded' | 'reach'>;
  /** The number of sets of this many queens found so far that guard the board. */
  sets: number;
  /** The action of the next step. */
  phase: 'look' | 'try' | 'lift' | 'next' | 'over';
}

/**
 * Kinds of steps and their squares:
 * - `choose`: the unguarded square that the fewest squares could guard was chosen. Squares: it, then those.
 * - `bound`: the remaining queens cannot guard all that is unguarded. Squares: none.
 * - `place`: a queen was placed. Squares: the queen's.
 * - `lift`: a queen was removed, because its board was found or cut. Squares: the one that it stood on.
 * - `leave`: a queen was removed, because all queens beside it were tried. Squares: the one that it stood on.
 * - `found`: the queens guard every square. Squares: theirs. If queens remain, each choice of open squares for them
 *   makes a set.
 * - `none`: this number of queens cannot guard the board. Squares: none.
 * - `counted`: all sets of this number of queens were found. Squares: none.
 */
export type GuardsKind =
  'choose' | 'bound' | 'place' | 'lift' | 'leave' | 'found' | 'none' | 'counted';

export const LARGEST_SIDE = 12;

/**
 * Finds every set of queens that attack or occupy every square of a board (domination), by backtracking on the
 * unguarded square that can be guarded from the fewest squares. A branch is cut if the remaining queens would still
 * leave squares unguarded, even if each guarded as many unguarded squares as any queen could.
 * Source of the question: de Jaenisch, Traité des applications de l'analyse mathématique au jeu des échecs (1862).
 */
export const algorithm: Algorithm<GuardsParameters, GuardsState, GuardsKind> = {
  start(parameters) {
    const { rows, columns, queens } = parameters;
    return {
      parameters,
      attackMasks: attackMasksOf({ rows, columns }),
      queens: queens ?? 1,
      placed: [],
      branches: [],
      bound: { unguarded: rows * columns, reach: 0 },
      sets: 0,
      phase: 'look',
    };
  },

  step(state) {
    const { placed, branches } = state;
    switch (state.phase) {
      case 'look':
        return look(state);
      case 'try': {
        const branch = branches.at(-1)!;
        const square = branch.choices[branch.next];
        if (square === undefined) {
          branches.pop();
          return liftOrFinish(state, 'leave');
        }
        branch.next++;
        removeSquare(branch.open, square);
        placed.push(square);
        state.phase = 'look';
        return { kind: 'place', squares: [square], change: TRIED };
      }
      case 'lift':
        return liftOrFinish(state, 'lift');
      case 'next':
        state.queens++;
        return look(state);
      case 'over':
        return undefined;
    }
  },

  queens: ({ placed }) => [...placed],

  treeMove: byQueens,
};

export function unguardedSquares(state: GuardsState): Square[] {
  return squaresOfSet(unguardedSet(state));
}

/** Records the queens, rejects them by the bound, or chooses the square to branch on. */
function look(state: GuardsState): Step<GuardsKind> {
  const { attackMasks, placed, branches } = state;
  const unseen = unguardedSet(state);
  const open = branches.at(-1)?.open.slice() ?? fullSet(squareCount(state));
  const remaining = state.queens - placed.length;
  const outlook = searchBound(attackMasks, unseen, open, remaining);
  const { hardest, choices } = outlook;
  state.bound = { unguarded: outlook.unguarded, reach: outlook.reach };
  state.phase = 'lift';

  if (outlook.unguarded === 0) {
    const found = binomial(squaresOfSet(open).length, remaining);
    state.sets += found;
    return { kind: 'found', squares: [...placed], change: tally({ found }) };
  }
  if (hardest === undefined) return { kind: 'bound', squares: [], change: NOTHING };
  branches.push({ square: hardest, choices, next: 0, unguarded: unseen, open });
  state.phase = 'try';
  return { kind: 'choose', squares: [hardest, ...choices], change: NOTHING };
}

/** Removes the last queen, or ends the search for this number of queens if there is none. */
function liftOrFinish(state: GuardsState, kind: 'lift' | 'leave'): Step<GuardsKind> {
  const square = state.placed.pop();
  if (square !== undefined) {
    state.phase = 'try';
    return { kind, squares: [square], change: LIFTED };
  }
  if (state.sets > 0) {
    state.phase = 'over';
    return { kind: 'counted', squares: [], change: NOTHING };
  }
  state.phase = state.parameters.queens === undefined ? 'next' : 'over';
  return { kind: 'none', squares: [], change: NOTHING };
}

function squareCount({ parameters }: GuardsState): number {
  return parameters.rows * parameters.columns;
}

function unguardedSet(state: GuardsState): SquareSet {
  return unguardedBy(state.placed, state.attackMasks, squareCount(state));
}
