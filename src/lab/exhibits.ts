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

/** The algorithms of the Lab by the names they have in links, in the order they are shown. */
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
} as const;

export type ExhibitName = keyof typeof EXHIBITS;

/** Whether a text, for example from a link, names an exhibit. */
export function isExhibitName(text: string): text is ExhibitName {
  return Object.hasOwn(EXHIBITS, text);
}
