import type { Run } from '../runs.testing.ts';

export const runs: readonly Run[] = [
  [6, ''],
  [5, 'guenther'],
];
