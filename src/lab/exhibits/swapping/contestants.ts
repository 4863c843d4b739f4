import { factorial } from '../../machine/combinatorics.ts';
import { contestant, formula, sized } from '../../race/contestant.ts';
import { algorithm } from './algorithm.ts';

export const contestants = [contestant('swapping', algorithm, sized, formula(factorial))];
