import type { Code } from '../../core/solutions/code.ts';
import { solutionCount } from '../../core/solutions/counts.ts';
import { firstOfFamily, variantsOf } from '../../core/solutions/symmetry.ts';
import type { Find } from './find.ts';
import type { SizeProgress } from './solutions.ts';
import { compareMoments } from '../../core/moments.ts';

/**
 * A moment worth telling: the first solution of all, the first family of which every turn is found, half of the
 * solutions of a size, or all of them.
 */
export interface Milestone {
  readonly kind: 'first-solution' | 'first-bloom' | 'half' | 'full';
  readonly size: number;
  /** The solution whose find reached it. */
  readonly code: Code;
  /** Milliseconds since 1970; 0 if unknown. */
  readonly reachedAt: number;
}

/** The fewest solutions of a size whose half is a milestone: 4 × 4 has two, 6 × 6 four. */
const LEAST_TO_HALVE = 10;

/** The smallest size with milestones. Smaller ones have no solution, or one that the first tap finds. */
const SMALLEST_SIZE = 4;

/** Returns the milestones that a player has reached, the earliest first. */
export function milestonesOf(sizes: readonly SizeProgress[]): readonly Milestone[] {
  const milestones: Milestone[] = [];
  let firstSolution: Milestone | undefined;
  let firstFamily: Milestone | undefined;
  for (const { size, found } of sizes) {
    if (size < SMALLEST_SIZE) continue;
    const total = Number(solutionCount(size) ?? Infinity);
    const missing = new Map<Code, number>();
    let count = 0;
    for (const find of inOrder(found.values())) {
      count++;
      firstSolution = earlier(firstSolution, reached('first-solution', find));
      if (total >= LEAST_TO_HALVE && count === total / 2) milestones.push(reached('half', find));
      if (count === total) milestones.push(reached('full', find));
      if (firstFamily && compareMoments(firstFamily.reachedAt, find.foundAt) <= 0) continue;
      const family = firstOfFamily(find.code);
      const left = (missing.get(family) ?? variantsOf(family).length) - 1;
      missing.set(family, left);
      if (left === 0) firstFamily = earlier(firstFamily, reached('first-bloom', find));
    }
  }
  if (firstSolution) milestones.push(firstSolution);
  if (firstFamily) milestones.push(firstFamily);
  return milestones.sort((a, b) => compareMoments(a.reachedAt, b.reachedAt));
}

function reached(kind: Milestone['kind'], { code, foundAt }: Find): Milestone {
  return { kind, size: code.length, code, reachedAt: foundAt };
}

function earlier(a: Milestone | undefined, b: Milestone): Milestone {
  return a && compareMoments(a.reachedAt, b.reachedAt) <= 0 ? a : b;
}

/** Sorts finds by date, and those of one moment by code, so that the order is always the same. */
function inOrder(finds: Iterable<Find>): readonly Find[] {
  return [...finds].sort(
    (a, b) => compareMoments(a.foundAt, b.foundAt) || (a.code < b.code ? -1 : 1),
  );
}
