import type { Run } from '../runs.testing.ts';

export const runs: readonly Run[] = [
  [8, ''],
  [24, 'seed=5'],
  [3, 'rows=3&columns=4&numbers=000101010100'],
  // A maze without a way.
  [3, 'numbers=010110000'],
];
