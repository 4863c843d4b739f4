import { msg } from '@lit/localize';
import type { Exhibit } from './exhibit.ts';

/** What a page is called, and what it is in a line. */
export interface Title {
  readonly title: string;
  readonly about: string;
}

/** A contestant of the race, as the page knows it; how it runs stands in `contestants.ts` of its folder. */
export interface Racer {
  readonly name: string;
  /** Short, it stands before its bar. */
  readonly title: (size: number) => string;
  /** What it tests on 8 × 8 until all 92 are known and it knows that there are no more. */
  readonly testedOn8: number;
  /** The word in an address that makes an exhibit this contestant, where it could be several. */
  readonly choice?: string;
  /** The largest board that it runs on, where that is smaller than its exhibit's. */
  readonly largest?: number;
}

/** An exhibit, as it is known before it is loaded. */
export interface Entry {
  readonly words: () => Title;
  /** The smallest and the largest board, rows or columns. */
  readonly sizes: readonly [smallest: number, largest: number];
  /** The contestants of the race that it is, if it finds all solutions; those with a choice first. */
  readonly race?: readonly Racer[];
  /** Each exhibit is loaded when it is opened. */
  readonly load: () => Promise<{ readonly exhibit: Exhibit }>;
}

/**
 * The algorithms of the Lab by the names of their folders, which are also those in links, in the order
 * in which they are shown; the Lab opens with the first.
 */
export const CATALOGUE = {
  backtracking: {
    words: () => ({
      title: msg('Iterative backtracking'),
      about: msg('A stack of columns, one queen a row.'),
    }),
    sizes: [1, 16],
    race: [{ name: 'backtracking', title: () => msg('Backtracking'), testedOn8: 15_720 }],
    load: () => import('./exhibits/backtracking/view.ts'),
  },
  recursion: {
    words: () => ({
      title: msg('Recursive backtracking'),
      about: msg('The same search as calls that call themselves.'),
    }),
    sizes: [1, 16],
    race: [{ name: 'recursion', title: () => msg('Recursion'), testedOn8: 15_720 }],
    load: () => import('./exhibits/recursion/view.ts'),
  },
  swapping: {
    words: () => ({
      title: msg('Permutations by swapping'),
      about: msg('Every order of the columns, tested whole.'),
    }),
    sizes: [1, 10],
    race: [{ name: 'swapping', title: () => msg('Swapping'), testedOn8: 40_320 }],
    load: () => import('./exhibits/swapping/view.ts'),
  },
  lexicographic: {
    words: () => ({
      title: msg('Permutations in order'),
      about: msg('From one order to the next: pivot, successor, reverse.'),
    }),
    sizes: [1, 10],
    race: [{ name: 'lexicographic', title: () => msg('Orders in turn'), testedOn8: 40_320 }],
    load: () => import('./exhibits/lexicographic/view.ts'),
  },
  arithmetic: {
    words: () => ({
      title: msg('Arithmetic enumeration'),
      about: msg('Placements as numbers, nine apart.'),
    }),
    sizes: [1, 9],
    race: [{ name: 'arithmetic', title: () => msg('Arithmetic'), testedOn8: 8_367_628 }],
    load: () => import('./exhibits/arithmetic/view.ts'),
  },
  determinants: {
    words: () => ({
      title: msg('Determinants'),
      about: msg('Diagonals get letters and numbers: a term without a repeat is a solution.'),
    }),
    sizes: [1, 10],
    race: [
      {
        name: 'guenther',
        title: () => msg('Günther’s terms'),
        testedOn8: 40_320,
        choice: 'guenther',
        largest: 8,
      },
      { name: 'determinants', title: () => msg('Glaisher’s terms'), testedOn8: 2_056 },
    ],
    load: () => import('./exhibits/determinants/view.ts'),
  },
  genetic: {
    words: () => ({
      title: msg('Genetic algorithm'),
      about: msg('Placements that are selected, crossed and mutated.'),
    }),
    sizes: [4, 24],
    load: () => import('./exhibits/genetic/view.ts'),
  },
  'fewest-choices': {
    words: () => ({
      title: msg('Fewest choices first'),
      about: msg('The row or column that is hardest to fill comes first.'),
    }),
    sizes: [1, 16],
    race: [{ name: 'fewest-choices', title: () => msg('Fewest choices first'), testedOn8: 1_198 }],
    load: () => import('./exhibits/fewest-choices/view.ts'),
  },
  'bit-parallel': {
    words: () => ({
      title: msg('Bit-parallel backtracking'),
      about: msg('A whole row of squares in one machine word.'),
    }),
    sizes: [1, 16],
    race: [
      {
        name: 'half-board',
        title: () => msg('Bitmask, half board'),
        testedOn8: 1_028,
        choice: 'half',
      },
      { name: 'bit-parallel', title: () => msg('Bitmask'), testedOn8: 2_056 },
    ],
    load: () => import('./exhibits/bit-parallel/view.ts'),
  },
  'exact-cover': {
    words: () => ({
      title: msg('Exact cover by dancing links'),
      about: msg('Lines leave their lists, and come back where they were.'),
    }),
    sizes: [1, 16],
    race: [{ name: 'exact-cover', title: () => msg('Exact cover'), testedOn8: 1_198 }],
    load: () => import('./exhibits/exact-cover/view.ts'),
  },
  'min-conflicts': {
    words: () => ({
      title: msg('Min-conflicts local search'),
      about: msg('Start anywhere, move the queen that is wrong. Up to 200 × 200.'),
    }),
    sizes: [4, 200],
    load: () => import('./exhibits/min-conflicts/view.ts'),
  },
  'las-vegas': {
    words: () => ({
      title: msg('Las Vegas search'),
      about: msg('Some queens by dice, the rest by backtracking: how often does a try succeed?'),
    }),
    sizes: [4, 50],
    load: () => import('./exhibits/las-vegas/view.ts'),
  },
  construction: {
    words: () => ({
      title: msg('Explicit construction'),
      about: msg('A solution for every board from 4 × 4 on, without a search.'),
    }),
    sizes: [4, 1000],
    load: () => import('./exhibits/construction/view.ts'),
  },
  guards: {
    words: () => ({
      title: msg('Guarding the board'),
      about: msg('As few queens as possible that see every square.'),
    }),
    sizes: [1, 12],
    load: () => import('./exhibits/guards/view.ts'),
  },
  'least-path': {
    words: () => ({
      title: msg('Least path in a matrix'),
      about: msg('From corner to corner by the least sum: dynamic programming.'),
    }),
    sizes: [1, 12],
    load: () => import('./exhibits/least-path/view.ts'),
  },
  'largest-ring': {
    words: () => ({
      title: msg('Largest ring in a matrix'),
      about: msg('Every rectangle’s border, added up by running sums.'),
    }),
    sizes: [2, 12],
    load: () => import('./exhibits/largest-ring/view.ts'),
  },
  maze: {
    words: () => ({
      title: msg('Exploring a maze'),
      about: msg('Depth first with a stack, beside breadth first with a queue.'),
    }),
    sizes: [2, 24],
    load: () => import('./exhibits/maze/view.ts'),
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type ExhibitName = keyof typeof CATALOGUE;

export const EXHIBIT_NAMES = Object.keys(CATALOGUE) as [ExhibitName, ...ExhibitName[]];

/** The entry of an exhibit, whichever it is. */
export function entryOf(name: ExhibitName): Entry {
  return CATALOGUE[name];
}
