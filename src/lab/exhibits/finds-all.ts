import { solutionCount } from '../../core/solutions/counts.ts';
import type { BoardParameters } from '../machine/algorithm.ts';

/** The part of a view that is shared by exhibits that need only a board and find all its solutions. */
export const findsAll = {
  parametersOf: (size: number): BoardParameters => ({ size }),
  goalOf: ({ size }: BoardParameters): bigint | undefined => solutionCount(size),
};
