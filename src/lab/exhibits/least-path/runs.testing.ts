import type { Run } from '../runs.testing.ts';

export const runs: readonly Run[] = [
  [8, ''],
  [5, 'rows=3&columns=5&moves=diagonal&seed=4'],
  [2, 'numbers=1.-9.99.0'],
  [1, 'columns=2'],
];
