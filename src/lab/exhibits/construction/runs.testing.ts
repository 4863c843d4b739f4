import type { Run } from '../runs.testing.ts';

export const runs: readonly Run[] = [
  [4, ''],
  [5, ''],
  [8, ''],
  [9, ''],
  [44, ''],
];
