import { solutionCount } from '../../core/solutions/counts.ts';
import type { BoardParameters } from '../machine/algorithm.ts';
import type { View } from '../shared/exhibit.ts';

/** The part of a view that is shared by exhibits that need only a board and find all its solutions. */
export const findsAll: Pick<
  View<BoardParameters, unknown, string>,
  'parametersOf' | 'shapeOf' | 'goalOf'
> = {
  parametersOf: (size) => ({ size }),
  shapeOf: ({ size }) => [size, size],
  goalOf: ({ size }) => solutionCount(size),
};
