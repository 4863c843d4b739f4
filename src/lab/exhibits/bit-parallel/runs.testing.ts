import type { Run } from '../runs.testing.ts';

export const runs: readonly Run[] = [
  [7, ''],
  [7, 'half'],
];
