import { msg, str } from '@lit/localize';
import { sizeOf } from '../../i18n/left-to-right.ts';
import type { Exhibit } from './exhibit.ts';

export interface Title {
  readonly title: string;
  readonly about: string;
}

/** The kind of an algorithm; the list is grouped by it. */
export type Group = (typeof GROUPS)[number];

/** The groups in the order of the list. */
export const GROUPS = ['search', 'prune', 'local', 'construct', 'count', 'matrices'] as const;

/** An exhibit before it is loaded. */
export interface Entry {
  readonly group: Group;
  readonly words: () => Title;
  /** The smallest and the largest number of rows or columns. */
  readonly sizes: readonly [smallest: number, largest: number];
  /** Returns the name of its row in the race, if it has one. */
  readonly race?: (choices: URLSearchParams) => string;
  /** Loads the exhibit when it is opened. */
  readonly load: () => Promise<{ readonly exhibit: Exhibit }>;
}

/**
 * The algorithms of the Lab by the names of their folders, which are also the names in links. Each group of the list
 * shows its algorithms in this order.
 */
const CATALOGUE = {
  backtracking: {
    group: 'search',
    words: () => ({
      title: msg('Iterative backtracking'),
      about: msg('Keeps a stack of columns, one queen per row.'),
    }),
    sizes: [1, 16],
    race: () => 'backtracking',
    load: () => import('../exhibits/backtracking/view.ts'),
  },
  recursion: {
    group: 'search',
    words: () => ({
      title: msg('Recursive backtracking'),
      about: msg('The same search, written as a function that calls itself.'),
    }),
    sizes: [1, 16],
    race: () => 'backtracking',
    load: () => import('../exhibits/recursion/view.ts'),
  },
  swapping: {
    group: 'search',
    words: () => ({
      title: msg('Permutations by swapping'),
      about: msg('Tests every order of the columns.'),
    }),
    sizes: [1, 10],
    race: () => 'permutations',
    load: () => import('../exhibits/swapping/view.ts'),
  },
  lexicographic: {
    group: 'search',
    words: () => ({
      title: msg('Permutations in order'),
      about: msg('Goes from one order to the next: pivot, successor, reverse.'),
    }),
    sizes: [1, 10],
    race: () => 'permutations',
    load: () => import('../exhibits/lexicographic/view.ts'),
  },
  arithmetic: {
    group: 'search',
    words: () => ({
      title: msg('Arithmetic enumeration'),
      about: msg('Treats each placement as a number and tests every ninth.'),
    }),
    sizes: [1, 9],
    load: () => import('../exhibits/arithmetic/view.ts'),
  },
  determinants: {
    group: 'count',
    words: () => ({
      title: msg('Determinants'),
      about: msg(
        'Labels diagonals with letters and numbers; a term without a repeat is a solution.',
      ),
    }),
    sizes: [1, 10],
    load: () => import('../exhibits/determinants/view.ts'),
  },
  genetic: {
    group: 'local',
    words: () => ({
      title: msg('Genetic algorithm'),
      about: msg('Selects, crosses and mutates placements.'),
    }),
    sizes: [4, 24],
    load: () => import('../exhibits/genetic/view.ts'),
  },
  'fewest-choices': {
    group: 'prune',
    words: () => ({
      title: msg('Fewest choices first'),
      about: msg('Fills the hardest row or column first.'),
    }),
    sizes: [1, 16],
    race: () => 'fewest-choices',
    load: () => import('../exhibits/fewest-choices/view.ts'),
  },
  'bit-parallel': {
    group: 'prune',
    words: () => ({
      title: msg('Bit-parallel backtracking'),
      about: msg('Holds a whole row of squares in one number.'),
    }),
    sizes: [1, 16],
    race: (choices) => (choices.has('half') ? 'half-board' : 'bit-parallel'),
    load: () => import('../exhibits/bit-parallel/view.ts'),
  },
  'exact-cover': {
    group: 'prune',
    words: () => ({
      title: msg('Exact cover by dancing links'),
      about: msg('Removes and restores rows and columns quickly (Knuth’s Algorithm X).'),
    }),
    sizes: [1, 16],
    race: () => 'exact-cover',
    load: () => import('../exhibits/exact-cover/view.ts'),
  },
  'min-conflicts': {
    group: 'local',
    words: () => ({
      title: msg('Min-conflicts local search'),
      about: msg(str`Starts anywhere and moves queens that are wrong. Up to ${sizeOf(200)}.`),
    }),
    sizes: [4, 200],
    load: () => import('../exhibits/min-conflicts/view.ts'),
  },
  construction: {
    group: 'construct',
    words: () => ({
      title: msg('Explicit construction'),
      about: msg(
        str`Writes down a solution for every board from ${sizeOf(4)} on, without a search.`,
      ),
    }),
    sizes: [4, 1000],
    load: () => import('../exhibits/construction/view.ts'),
  },
  guards: {
    group: 'prune',
    words: () => ({
      title: msg('Guarding the board'),
      about: msg('Finds the fewest queens that guard every square.'),
    }),
    sizes: [1, 12],
    load: () => import('../exhibits/guards/view.ts'),
  },
  'least-path': {
    group: 'matrices',
    words: () => ({
      title: msg('Least path in a matrix'),
      about: msg('From corner to corner by the least sum: dynamic programming.'),
    }),
    sizes: [1, 12],
    load: () => import('../exhibits/least-path/view.ts'),
  },
  'largest-ring': {
    group: 'matrices',
    words: () => ({
      title: msg('Largest ring in a matrix'),
      about: msg('Every rectangle’s border, added up by running sums.'),
    }),
    sizes: [2, 12],
    load: () => import('../exhibits/largest-ring/view.ts'),
  },
  maze: {
    group: 'matrices',
    words: () => ({
      title: msg('Exploring a maze'),
      about: msg('Depth first with a stack, beside breadth first with a queue.'),
    }),
    sizes: [2, 24],
    load: () => import('../exhibits/maze/view.ts'),
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type ExhibitName = keyof typeof CATALOGUE;

export const EXHIBIT_NAMES = Object.keys(CATALOGUE) as readonly ExhibitName[];

/** Returns the entry of an exhibit, as the type that all entries share. */
export function entryOf(name: ExhibitName): Entry {
  return CATALOGUE[name];
}

/**
 * Returns the name of the row in the race that an exhibit has; `undefined` if it has none.
 * @param query The query of its address.
 */
export function racerOf(name: ExhibitName, query: string): string | undefined {
  return entryOf(name).race?.(new URLSearchParams(query));
}
