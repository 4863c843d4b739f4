import { lineBetween } from '../../core/board/attacks.ts';
import { columnOf, rowOf, squareAt, type Square } from '../../core/board/square.ts';
import { tally, type Algorithm, type Step } from '../machine/algorithm.ts';
import type { TreeNodes } from '../machine/node-log.ts';
import { SearchTree, type TreePosition } from '../machine/search-tree.ts';
import { treeBoards, type TreeBoard } from '../machine/tree-boards.ts';

/** The rules of a search, each of which can be changed. */
export interface SearchRules {
  /** True to place a queen only where none attacks it; false to look at full boards only. */
  readonly early: boolean;
  /** True to fill the row or column with the fewest free squares; false to fill rows from the top. Needs `early`. */
  readonly fewest: boolean;
  /** True to take a queen away and go back; false to end at the first board that leads no further. */
  readonly back: boolean;
}

interface Parameters extends SearchRules {
  readonly size: number;
}

interface State extends Parameters {
  /** The queens in the order in which they were placed. */
  readonly queens: Square[];
  /** For each level that the search is in, the squares still to try. */
  readonly levels: Square[][];
}

/**
 * Kinds of steps. Squares: the queen's; of a dead end, also those of the line that has no place.
 * - `place`: a queen was placed, and the next line may have a place.
 * - `dead`: a queen was placed, and the next line has no place.
 * - `full`: the board is full, and two queens attack each other.
 * - `found`: the board is full and a solution.
 * - `over`: no square is left to try. Squares: none.
 */
type Kind = 'place' | 'dead' | 'full' | 'found' | 'over';

/** A search by these rules, of which each step but the last enters one board. */
const algorithm: Algorithm<Parameters, State, Kind> = {
  start(parameters) {
    const state: State = { ...parameters, queens: [], levels: [] };
    state.levels.push(placesOf(nextLine(state), state));
    return state;
  },

  step(state) {
    const { size, queens, levels } = state;
    let lifted = 0;
    for (;;) {
      const places = levels.at(-1);
      if (!places) return undefined;
      const square = places.shift();
      if (square === undefined) {
        levels.pop();
        if (!state.back || levels.length === 0) {
          return { kind: 'over', squares: [], change: tally({ lifted }) };
        }
        lifted++;
        queens.pop();
        continue;
      }
      if (state.early && !isFree(square, state)) continue;
      queens.push(square);
      const change = tally({ placed: 1, lifted });
      if (levels.length < size) {
        const line = nextLine(state);
        const places = placesOf(line, state);
        levels.push(places);
        return places.length > 0
          ? { kind: 'place', squares: [square], change }
          : { kind: 'dead', squares: [square, ...line], change };
      }
      // A full board is left at the next step, as others are.
      levels.push([]);
      return queens.every((queen) => isFree(queen, state))
        ? { kind: 'found', squares: [square], change: { ...change, found: 1 } }
        : { kind: 'full', squares: [square], change };
    }
  },

  queens: ({ queens }) => [...queens],
  treeMove: ({ change }) => ({ left: change.lifted, entered: change.placed }),
};

function isFree(square: Square, { queens, size }: State): boolean {
  return !queens.some((queen) => lineBetween(queen, square, size) !== undefined);
}

function placesOf(line: readonly Square[], state: State): Square[] {
  return line.filter((square) => !state.early || isFree(square, state));
}

/** Returns the squares of the line to fill next. */
function nextLine(state: State): Square[] {
  const { size, fewest, queens, levels } = state;
  const numbers = Array.from({ length: size }, (_, number) => number);
  const rowAt = (row: number): Square[] => numbers.map((column) => squareAt(row, column, size));
  if (!fewest) return rowAt(levels.length);
  const rows = numbers.filter((row) => !queens.some((queen) => rowOf(queen, size) === row));
  const columns = numbers.filter((column) => !queens.some((at) => columnOf(at, size) === column));
  const lines = [
    ...rows.map(rowAt),
    ...columns.map((column) => numbers.map((row) => squareAt(row, column, size))),
  ];
  const counts = lines.map((line) => placesOf(line, state).length);
  return lines[counts.indexOf(Math.min(...counts))]!;
}

/** A board of a search with the step that entered it; the empty board has none. */
export interface SearchedBoard {
  readonly queens: readonly Square[];
  readonly step: Step<Kind> | undefined;
  /** The number of levels above it. */
  readonly level: number;
}

/** A whole search, board by board. */
export interface SearchRun {
  readonly boards: readonly SearchedBoard[];
  readonly nodes: TreeNodes;
  /** The boards with their places in a drawing; `undefined` if they are too many. */
  readonly drawn: readonly TreeBoard[] | undefined;
  /** Returns the position in the tree at a board. */
  readonly treeAt: (index: number) => TreePosition;
}

/** Searches n × n by these rules to the end. */
export function searchOf(size: number, rules: SearchRules): SearchRun {
  const parameters = { size, ...rules };
  const state = algorithm.start(parameters);
  const tree = new SearchTree();
  const boards: SearchedBoard[] = [{ queens: [], step: undefined, level: 0 }];
  for (let step = algorithm.step(state)!; step.kind !== 'over'; step = algorithm.step(state)!) {
    tree.follow(algorithm.treeMove!(step, state)!, step.change.found > 0, boards.length, true);
    boards.push({ queens: [...state.queens], step, level: tree.position.path.length - 1 });
  }
  return {
    boards,
    nodes: tree.log.nodes(),
    drawn: treeBoards(algorithm, parameters, size),
    treeAt(index) {
      const walk = new SearchTree();
      for (const { step } of boards.slice(1, index + 1)) {
        walk.follow(algorithm.treeMove!(step!, state)!, step!.change.found > 0, 0, false);
      }
      return walk.position;
    },
  };
}
