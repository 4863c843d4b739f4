import { factorial } from '../../machine/combinatorics.ts';
import { contestant, formula, probing } from '../../race/contestant.ts';
import { wholeBoardTree } from '../search-trees.ts';
import { algorithm, LARGEST_EVERY_TERM } from './algorithm.ts';

export const contestants = [
  contestant(
    'guenther',
    algorithm,
    (size) => ({ size, everyTerm: true }),
    formula(factorial),
    LARGEST_EVERY_TERM,
  ),
  contestant(
    'determinants',
    algorithm,
    (size) => ({ size, everyTerm: false }),
    probing(wholeBoardTree),
  ),
];
