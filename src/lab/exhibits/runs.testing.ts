import type { ExhibitName } from '../shared/catalogue.ts';

/** The size and the query in the address of an exhibit. */
export type Run = readonly [size: number, query: string];

/** The number of steps of a run that tests look at. */
export const MOST_STEPS = 2000;

/**
 * The addresses with which exhibits are tested. They lead to every kind of step within `MOST_STEPS` and include every
 * choice.
 */
export const RUNS: Readonly<Record<ExhibitName, readonly Run[]>> = {
  backtracking: [[6, '']],
  recursion: [[6, '']],
  swapping: [[5, '']],
  lexicographic: [[5, '']],
  arithmetic: [
    [4, ''],
    [5, ''],
  ],
  determinants: [
    [6, ''],
    [5, 'guenther'],
  ],
  genetic: [
    [10, 'population=12&seed=4'],
    [8, 'population=20&tournament=2&crossover=0.5&mutation=0.3&elite=1'],
    [6, 'textbook&population=4&elite=0&seed=7'],
  ],
  'fewest-choices': [[6, '']],
  'bit-parallel': [
    [7, ''],
    [7, 'half'],
  ],
  'exact-cover': [[6, '']],
  'min-conflicts': [
    [4, 'seed=2'],
    [6, 'seed=3'],
    [30, ''],
  ],
  construction: [
    [4, ''],
    [5, ''],
    [8, ''],
    [9, ''],
    [44, ''],
  ],
  guards: [
    [4, ''],
    [5, 'rows=5&columns=4'],
    [3, 'columns=5&queens=3'],
  ],
  'least-path': [
    [8, ''],
    [5, 'rows=3&columns=5&moves=diagonal&seed=4'],
    [2, 'numbers=1.-9.99.0'],
    [1, 'columns=2'],
  ],
  'largest-ring': [
    [5, ''],
    [4, 'rows=3&columns=4&seed=2'],
    [2, 'numbers=1.-9.99.0'],
  ],
  maze: [
    [8, ''],
    [24, 'seed=5'],
    [3, 'rows=3&columns=4&numbers=000101010100'],
    // A maze without a way.
    [3, 'numbers=010110000'],
  ],
};
