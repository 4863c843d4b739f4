import type { Run } from '../runs.testing.ts';

export const runs: readonly Run[] = [
  [5, ''],
  [4, 'rows=3&columns=4&seed=2'],
  [2, 'numbers=1.-9.99.0'],
];
