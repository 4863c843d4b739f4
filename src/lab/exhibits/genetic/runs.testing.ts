import type { Run } from '../runs.testing.ts';

export const runs: readonly Run[] = [
  [10, 'population=12&seed=4'],
  [8, 'population=20&tournament=2&crossover=0.5&mutation=0.3&elite=1'],
  [6, 'textbook&population=4&elite=0&seed=7'],
];
