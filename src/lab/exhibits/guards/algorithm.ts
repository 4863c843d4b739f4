import {
  outlookOf,
  sightsOf,
  unseenBy,
  type Outlook,
  type Sights,
} from '../../../core/domination.ts';
import type { Square } from '../../../core/square.ts';
import { fullSet, removeSquare, squaresOfSet, type SquareSet } from '../../../core/square-set.ts';
import { tally, type Algorithm, type Step } from '../../algorithm.ts';
import { binomial } from '../../combinatorics.ts';
import { LIFTED, NOTHING, TRIED } from '../tallies.ts';
import { byQueens } from '../tree-moves.ts';

export interface GuardsParameters {
  /** The shape of the board, which need not be square: `row * columns + column` is a square. */
  readonly rows: number;
  readonly columns: number;
  /** How many queens guard it; `undefined` to find the least number, by proving fewer too few. */
  readonly queens: number | undefined;
}

/** A square that no queen sees yet, and the ways to have it seen. */
export interface GuardedSquare {
  readonly square: Square;
  /** Squares a queen could see it from, those that see the most unseen squares first. */
  readonly choices: readonly Square[];
  /** The choice to try next, an index into `choices`. */
  next: number;
  /** Squares that no queen sees, before one is placed for this. */
  readonly unseen: SquareSet;
  /** Squares that may still take a queen; choices leave it once tried, so no set comes twice. */
  readonly open: SquareSet;
}

export interface GuardsState {
  readonly parameters: GuardsParameters;
  readonly sights: Sights;
  /** How many queens are tried now. */
  queens: number;
  /** The queens placed, in the order of placing. */
  readonly placed: Square[];
  /** The squares branched on: one a queen, and one more once the next is chosen. */
  readonly branches: GuardedSquare[];
  /** What the remaining queens have to do and can do at most, where it was computed last. */
  bound: Pick<Outlook, 'unseen' | 'reach'>;
  /** The fewest squares left unseen by so many queens, and the queens that did it. */
  best: { unseen: number; placed: readonly Square[] };
  /** How many sets of so many queens guard the board, as far as they were found. */
  sets: number;
  /** What the next step does. */
  phase: 'look' | 'try' | 'lift' | 'next' | 'over';
}

/**
 * - `choose`: the unseen square that fewest squares could see was chosen; it and then those.
 * - `bound`: the remaining queens cannot see all that is unseen; none.
 * - `place`: a queen was placed; her square.
 * - `lift`: a queen was lifted; the square she stood on.
 * - `found`: the queens see every square; their squares. Where queens remain, each choice of open
 *   squares for them makes a set.
 * - `none`: so many queens cannot guard the board; none.
 * - `counted`: all sets of so many queens were found; none.
 */
export type GuardsKind = 'choose' | 'bound' | 'place' | 'lift' | 'found' | 'none' | 'counted';

/** The most rows, and the most columns. */
export const LARGEST_SIDE = 12;

/**
 * Queens that see or stand on every square of a board (domination), by backtracking on the unseen
 * square that can be seen from the fewest squares. A branch is cut where the remaining queens, each
 * taken to see as many unseen squares as any could, still leave some unseen. Finds every set.
 * Source of the question: de Jaenisch, Traité des applications de l'analyse mathématique au jeu
 * des échecs (1862).
 */
export const algorithm: Algorithm<GuardsParameters, GuardsState, GuardsKind> = {
  start(parameters) {
    const { rows, columns, queens } = parameters;
    return {
      parameters,
      sights: sightsOf({ rows, columns }),
      queens: queens ?? 1,
      placed: [],
      branches: [],
      bound: { unseen: rows * columns, reach: 0 },
      best: { unseen: rows * columns, placed: [] },
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
          return liftOrFinish(state);
        }
        branch.next++;
        removeSquare(branch.open, square);
        placed.push(square);
        state.phase = 'look';
        return { kind: 'place', line: 6, squares: [square], change: TRIED };
      }
      case 'lift':
        return liftOrFinish(state);
      case 'next':
        state.queens++;
        state.best = { unseen: squareCount(state), placed: [] };
        return look(state);
      case 'over':
        return undefined;
    }
  },

  queens: ({ placed }) => [...placed],

  treeMove: byQueens,
};

/** The squares that no queen sees or stands on. */
export function unseenSquares(state: GuardsState): Square[] {
  return squaresOfSet(unseenSet(state));
}

/** Records the queens, refuses them by the bound, or chooses the square to branch on. */
function look(state: GuardsState): Step<GuardsKind> {
  const { sights, placed, branches } = state;
  const unseen = unseenSet(state);
  const open = branches.at(-1)?.open.slice() ?? fullSet(squareCount(state));
  const remaining = state.queens - placed.length;
  const outlook = outlookOf(sights, unseen, open, remaining);
  const { hardest, choices } = outlook;
  state.bound = { unseen: outlook.unseen, reach: outlook.reach };
  if (outlook.unseen < state.best.unseen) {
    state.best = { unseen: outlook.unseen, placed: [...placed] };
  }
  state.phase = 'lift';

  if (outlook.unseen === 0) {
    const found = binomial(squaresOfSet(open).length, remaining);
    state.sets += found;
    return { kind: 'found', line: 2, squares: [...placed], change: tally({ found }) };
  }
  if (hardest === undefined) return { kind: 'bound', line: 3, squares: [], change: NOTHING };
  branches.push({ square: hardest, choices, next: 0, unseen, open });
  state.phase = 'try';
  return { kind: 'choose', line: 4, squares: [hardest, ...choices], change: NOTHING };
}

/** Lifts the last queen, or ends the search for so many queens when none stands. */
function liftOrFinish(state: GuardsState): Step<GuardsKind> {
  const square = state.placed.pop();
  if (square !== undefined) {
    state.phase = 'try';
    return { kind: 'lift', line: 8, squares: [square], change: LIFTED };
  }
  if (state.sets > 0) {
    state.phase = 'over';
    return { kind: 'counted', line: 0, squares: [], change: NOTHING };
  }
  state.phase = state.parameters.queens === undefined ? 'next' : 'over';
  return { kind: 'none', line: 0, squares: [], change: NOTHING };
}

function squareCount({ parameters }: GuardsState): number {
  return parameters.rows * parameters.columns;
}

function unseenSet(state: GuardsState): SquareSet {
  return unseenBy(state.placed, state.sights, squareCount(state));
}
