import { nextBelow, seeded, type RandomState } from '../../../core/board/random.ts';
import { squareAt } from '../../../core/board/square.ts';
import { tally, type Algorithm, type Step } from '../../machine/algorithm.ts';
import { attackingRow, squaresOf } from '../../machine/queens-by-row.ts';
import {
  algorithm as backtracking,
  type BacktrackingKind,
  type BacktrackingState,
} from '../backtracking/algorithm.ts';
import { NOTHING } from '../tallies.ts';
import { byQueens } from '../tree-moves.ts';

export interface LasVegasParameters {
  readonly size: number;
  /** A whole number. The same seed gives the same run. */
  readonly seed: number;
  /** The number of rows from the top in which the dice place the queen, 0 … size. */
  readonly dice: number;
  /** The number of tries, 1 or more. */
  readonly tries: number;
}

/**
 * The state of a search whose first queens are placed by dice. It is also the state of the backtracking that places the
 * others.
 */
export interface LasVegasState extends BacktrackingState {
  readonly random: RandomState;
  readonly dice: number;
  readonly tries: number;
  /** The free columns of the row that the dice are at, once they are listed. */
  free: number[];
  /** The number of tries that ended without a solution. */
  failed: number;
  /** The number of tries that ended with a solution. */
  succeeded: number;
  /** The number of queens placed in this try, and in all tries that have ended. */
  nodes: number;
  nodesEnded: number;
  /** The action of the next step; `over` at the end of the run. */
  phase: 'list' | 'throw' | 'search' | 'restart' | 'over';
}

/**
 * Kinds of steps and their squares:
 * - `list`: the free squares of a row for the dice were listed. Squares: those.
 * - `stuck`: there are none, and the try has failed. Squares: none.
 * - `throw`: a queen was placed on one of them at random. Squares: the queen's.
 * - `seen`, `free`, `place`, `lift`: as in backtracking.
 * - `exhausted`: no column is left in the first row of the search, and the try has failed. Squares: none.
 * - `restart`: the board is empty again. Squares: none.
 * - `found`: the queen placed last, by dice or by search, completes a solution. Squares: the queen's.
 */
export type LasVegasKind = BacktrackingKind | 'list' | 'stuck' | 'throw' | 'exhausted' | 'restart';

/**
 * A Las Vegas search: a try may fail, but a solution that it finds is right. Dice place a queen on a free square of
 * each of the first rows, and backtracking fills the others up to the first solution. If either is stuck, the try has
 * failed. After a find the run goes on with new dice, to show how often a try succeeds.
 * Source: Brassard and Bratley, Fundamentals of Algorithmics (1996), section 10.7.
 */
export const algorithm: Algorithm<LasVegasParameters, LasVegasState, LasVegasKind> = {
  start: ({ size, seed, dice, tries }) => ({
    ...backtracking.start({ size }),
    random: seeded(seed),
    dice,
    tries,
    free: [],
    failed: 0,
    succeeded: 0,
    nodes: 0,
    nodesEnded: 0,
    phase: dice === 0 ? 'search' : 'list',
  }),

  step(state) {
    switch (state.phase) {
      case 'list':
        return list(state);
      case 'throw':
        return throwDice(state);
      case 'search':
        return search(state);
      case 'restart': {
        const lifted = state.columns.length;
        state.columns.length = 0;
        state.column = 0;
        state.verdict = 'untested';
        state.nodes = 0;
        state.phase = state.dice === 0 ? 'search' : 'list';
        return { kind: 'restart', squares: [], change: tally({ lifted }) };
      }
      case 'over':
        return undefined;
    }
  },

  queens: ({ size, columns }) => squaresOf(columns, size),

  treeMove: byQueens,
};

function list(state: LasVegasState): Step<LasVegasKind> {
  const { size, columns } = state;
  const row = columns.length;
  state.free = Array.from({ length: size }, (_, column) => column).filter(
    (column) => attackingRow(columns, row, column) < 0,
  );
  const change = tally({ tested: size });
  if (state.free.length === 0) return fail(state, 'stuck', change);
  state.phase = 'throw';
  const squares = state.free.map((column) => squareAt(row, column, size));
  return { kind: 'list', squares, change };
}

function throwDice(state: LasVegasState): Step<LasVegasKind> {
  const { size, columns, free, dice, random } = state;
  const row = columns.length;
  const column = free[nextBelow(random, free.length)]!;
  const squares = [squareAt(row, column, size)];
  columns.push(column);
  state.free = [];
  state.nodes++;
  if (row + 1 === size) {
    end(state, 'succeeded');
    return { kind: 'found', squares, change: tally({ placed: 1, found: 1 }) };
  }
  state.phase = row + 1 < dice ? 'list' : 'search';
  return { kind: 'throw', squares, change: tally({ placed: 1 }) };
}

function search(state: LasVegasState): Step<LasVegasKind> {
  const { size, columns, dice, column, verdict } = state;
  // Backtracking would continue by removing the last queen of the dice.
  if (columns.length === dice && verdict === 'done' && column + 1 === size) {
    return fail(state, 'exhausted', NOTHING);
  }
  // The step is defined: backtracking would end only with no queen left to remove, and then the try has failed above.
  const step = backtracking.step(state)!;
  state.nodes += step.change.placed;
  if (step.kind === 'found') end(state, 'succeeded');
  return step;
}

function fail(
  state: LasVegasState,
  kind: 'stuck' | 'exhausted',
  change: Step['change'],
): Step<LasVegasKind> {
  end(state, 'failed');
  return { kind, squares: [], change };
}

function end(state: LasVegasState, outcome: 'failed' | 'succeeded'): void {
  state[outcome]++;
  state.nodesEnded += state.nodes;
  state.phase = state.failed + state.succeeded < state.tries ? 'restart' : 'over';
}
