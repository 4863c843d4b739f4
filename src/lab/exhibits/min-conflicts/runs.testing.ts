import type { Run } from '../runs.testing.ts';

export const runs: readonly Run[] = [
  [4, 'seed=2'],
  [6, 'seed=3'],
  [30, ''],
];
