import type { Run } from '../runs.testing.ts';

export const runs: readonly Run[] = [
  [4, ''],
  [5, 'rows=5&columns=4'],
  [3, 'columns=5&queens=3'],
];
