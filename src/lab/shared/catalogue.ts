import { msg, str } from '@lit/localize';
import { sizeOf } from '../../i18n/left-to-right.ts';
import type { Exhibit } from './exhibit.ts';

export interface Title {
  readonly title: string;
  readonly about: string;
}

/** An exhibit before it is loaded. */
export interface Entry {
  readonly words: () => Title;
  /** The smallest and the largest number of rows or columns. */
  readonly sizes: readonly [smallest: number, largest: number];
  /** The name of its tab, if it is one of several ways of an exhibit. */
  readonly way?: () => string;
  /** The exhibit of the list that it is another way of. */
  readonly of?: string;
  /** True if its run has the same steps as that exhibit's. */
  readonly isSameRun?: boolean;
  /** The query of its link in the list. */
  readonly query?: string;
  /** Loads the exhibit when it is opened. */
  readonly load: () => Promise<{ readonly exhibit: Exhibit }>;
}

const backtrackingWords = (): Title => ({
  title: msg('Backtracking'),
  about: msg('One queen per row, and back where there is no place.'),
});

const orderWords = (): Title => ({
  title: msg('Every order'),
  about: msg('Tests every order of the columns.'),
});

const matrixWords = (): Title => ({
  title: msg('Matrix', { desc: 'A board of numbers' }),
  about: msg('The path with the least sum, the ring with the largest.'),
});

/**
 * The algorithms of the Lab by the names of their folders, which are also the names in links. The list shows them in
 * this order.
 */
const CATALOGUE = {
  backtracking: {
    words: backtrackingWords,
    way: () => msg('Loop', { desc: 'A way to write a search' }),
    sizes: [1, 16],
    load: () => import('../exhibits/backtracking/view.ts'),
  },
  recursion: {
    words: backtrackingWords,
    way: () => msg('Recursion', { desc: 'A way to write a search' }),
    of: 'backtracking',
    isSameRun: true,
    sizes: [1, 16],
    load: () => import('../exhibits/recursion/view.ts'),
  },
  swapping: {
    words: orderWords,
    way: () => msg('By swaps', { desc: 'A way to make every order' }),
    sizes: [1, 10],
    load: () => import('../exhibits/swapping/view.ts'),
  },
  lexicographic: {
    words: orderWords,
    way: () => msg('By dictionary', { desc: 'A way to make every order' }),
    of: 'swapping',
    sizes: [1, 10],
    load: () => import('../exhibits/lexicographic/view.ts'),
  },
  arithmetic: {
    words: orderWords,
    way: () => msg('By nines', { desc: 'A way to make every order' }),
    of: 'swapping',
    sizes: [1, 9],
    load: () => import('../exhibits/arithmetic/view.ts'),
  },
  'fewest-choices': {
    words: () => ({
      title: msg('Fewest choices first'),
      about: msg('Fills the hardest row or column first.'),
    }),
    sizes: [1, 16],
    load: () => import('../exhibits/fewest-choices/view.ts'),
  },
  'exact-cover': {
    words: () => ({
      title: msg('Exact cover'),
      about: msg('Removes and restores rows and columns quickly (Knuth’s Algorithm X).'),
    }),
    sizes: [1, 16],
    load: () => import('../exhibits/exact-cover/view.ts'),
  },
  'bit-parallel': {
    words: () => ({
      title: msg('Half the board with bits'),
      about: msg('Holds a whole row of squares in one number.'),
    }),
    sizes: [1, 16],
    query: 'half',
    load: () => import('../exhibits/bit-parallel/view.ts'),
  },
  'min-conflicts': {
    words: () => ({
      title: msg('Min-conflicts'),
      about: msg(str`Starts anywhere and moves queens that are wrong. Up to ${sizeOf(200)}.`),
    }),
    sizes: [4, 200],
    load: () => import('../exhibits/min-conflicts/view.ts'),
  },
  genetic: {
    words: () => ({
      title: msg('Genetic algorithm'),
      about: msg('Selects, crosses and mutates placements.'),
    }),
    sizes: [4, 24],
    load: () => import('../exhibits/genetic/view.ts'),
  },
  construction: {
    words: () => ({
      title: msg('A rule'),
      about: msg(
        str`Writes down a solution for every board from ${sizeOf(4)} on, without a search.`,
      ),
    }),
    sizes: [4, 1000],
    load: () => import('../exhibits/construction/view.ts'),
  },
  guards: {
    words: () => ({
      title: msg('Guards'),
      about: msg('Finds the fewest queens that guard every square.'),
    }),
    sizes: [1, 12],
    load: () => import('../exhibits/guards/view.ts'),
  },
  'least-path': {
    words: matrixWords,
    way: () => msg('Least path', { desc: 'What is looked for in a matrix' }),
    sizes: [1, 12],
    load: () => import('../exhibits/least-path/view.ts'),
  },
  'largest-ring': {
    words: matrixWords,
    way: () => msg('Largest ring', { desc: 'What is looked for in a matrix' }),
    of: 'least-path',
    sizes: [2, 12],
    load: () => import('../exhibits/largest-ring/view.ts'),
  },
  maze: {
    words: () => ({
      title: msg('Maze'),
      about: msg('Depth first with a stack, beside breadth first with a queue.'),
    }),
    sizes: [2, 24],
    load: () => import('../exhibits/maze/view.ts'),
  },
  determinants: {
    words: () => ({
      title: msg('Determinants'),
      about: msg(
        'Labels diagonals with letters and numbers; a term without a repeat is a solution.',
      ),
    }),
    sizes: [1, 10],
    load: () => import('../exhibits/determinants/view.ts'),
  },
} as const satisfies Readonly<Record<string, Entry>>;

export type ExhibitName = keyof typeof CATALOGUE;

export const EXHIBIT_NAMES = Object.keys(CATALOGUE) as readonly ExhibitName[];

/** Returns the entry of an exhibit, as the type that all entries share. */
export function entryOf(name: ExhibitName): Entry {
  return CATALOGUE[name];
}

/** The exhibits of the list: of several ways of one the first, and without the one beside the story. */
export const LISTED: readonly ExhibitName[] = EXHIBIT_NAMES.filter(
  (name) => !entryOf(name).of && name !== 'determinants',
);

/** Returns the ways of an exhibit, itself included; none if there is only one. */
export function waysOf(name: ExhibitName): readonly ExhibitName[] {
  const first = entryOf(name).of ?? name;
  const ways = EXHIBIT_NAMES.filter((other) => (entryOf(other).of ?? other) === first);
  return ways.length > 1 ? ways : [];
}
