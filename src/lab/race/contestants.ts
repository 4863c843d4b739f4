import {
  algorithm as arithmetic,
  LARGEST_SIZE,
  numbersTested,
} from '../exhibits/arithmetic/algorithm.ts';
import { algorithm as backtracking } from '../exhibits/backtracking/algorithm.ts';
import { algorithm as bitParallel } from '../exhibits/bit-parallel/algorithm.ts';
import {
  algorithm as determinants,
  LARGEST_EVERY_TERM,
} from '../exhibits/determinants/algorithm.ts';
import { algorithm as exactCover } from '../exhibits/exact-cover/algorithm.ts';
import { algorithm as fewestChoices } from '../exhibits/fewest-choices/algorithm.ts';
import { algorithm as lexicographic } from '../exhibits/lexicographic/algorithm.ts';
import { algorithm as recursion } from '../exhibits/recursion/algorithm.ts';
import { algorithm as swapping } from '../exhibits/swapping/algorithm.ts';
import { binomial, factorial } from '../machine/combinatorics.ts';
import { anySquares, oneARow } from './brute-force.ts';
import { contestant, formula, probing, sized, type Contestant } from './contestant.ts';
import {
  backtrackingTree,
  fewestChoicesTree,
  halfBoardTree,
  wholeBoardTree,
} from './search-trees.ts';

/** All contestants: those of exhibits, and the two that have no exhibit. */
export const CONTESTANTS: readonly Contestant[] = [
  contestant('arithmetic', arithmetic, sized, formula(numbersTested), LARGEST_SIZE),
  contestant('backtracking', backtracking, sized, probing(backtrackingTree)),
  contestant('half-board', bitParallel, (size) => ({ size, half: true }), probing(halfBoardTree)),
  contestant(
    'bit-parallel',
    bitParallel,
    (size) => ({ size, half: false }),
    probing(wholeBoardTree),
  ),
  contestant(
    'guenther',
    determinants,
    (size) => ({ size, everyTerm: true }),
    formula(factorial),
    LARGEST_EVERY_TERM,
  ),
  contestant(
    'determinants',
    determinants,
    (size) => ({ size, everyTerm: false }),
    probing(wholeBoardTree),
  ),
  contestant('exact-cover', exactCover, sized, probing(fewestChoicesTree)),
  contestant('fewest-choices', fewestChoices, sized, probing(fewestChoicesTree)),
  contestant('lexicographic', lexicographic, sized, formula(factorial)),
  contestant('recursion', recursion, sized, probing(backtrackingTree)),
  contestant('swapping', swapping, sized, formula(factorial)),
  contestant(
    'one-a-row',
    oneARow,
    sized,
    formula((size) => size ** size),
  ),
  contestant(
    'any-squares',
    anySquares,
    sized,
    formula((size) => binomial(size * size, size)),
  ),
];
