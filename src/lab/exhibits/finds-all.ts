import { solutionCount } from '../../core/counts.ts';
import type { BoardParameters } from '../algorithm.ts';
import type { View } from '../exhibit.ts';

/** How exhibits are opened that need only a board and find every solution of it. */
export const findsAll: Pick<
  View<BoardParameters, unknown, string>,
  'parametersOf' | 'shapeOf' | 'goalOf'
> = {
  parametersOf: (size) => ({ size }),
  shapeOf: ({ size }) => [size, size],
  goalOf: ({ size }) => solutionCount(size),
};
