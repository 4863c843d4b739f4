import { arithmetic } from './algorithms/arithmetic.ts';
import { backtracking } from './algorithms/backtracking.ts';
import { bitParallel } from './algorithms/bit-parallel.ts';
import { construction } from './algorithms/construction.ts';
import { exactCover } from './algorithms/exact-cover.ts';
import { fewestChoices } from './algorithms/fewest-choices.ts';
import { genetic } from './algorithms/genetic.ts';
import { guards } from './algorithms/guards.ts';
import { lexicographic } from './algorithms/lexicographic.ts';
import { minConflicts } from './algorithms/min-conflicts.ts';
import { recursion } from './algorithms/recursion.ts';
import { swapping } from './algorithms/swapping.ts';
import type { ExhibitName } from './exhibit-names.ts';

/** The algorithms of the Lab; the page loads one at a time with its view, the worker has them all. */
export const EXHIBITS = {
  backtracking,
  recursion,
  swapping,
  lexicographic,
  arithmetic,
  genetic,
  'fewest-choices': fewestChoices,
  'bit-parallel': bitParallel,
  'exact-cover': exactCover,
  'min-conflicts': minConflicts,
  construction,
  guards,
} as const satisfies Record<ExhibitName, unknown>;
