import type { Run } from '../runs.testing.ts';

export const runs: readonly Run[] = [
  [8, ''],
  [6, 'dice=0&tries=1'],
  [6, 'dice=1&seed=3&tries=1000'],
  [5, 'dice=2&seed=1'],
  [7, 'dice=7&seed=2'],
  [30, 'dice=20'],
];
