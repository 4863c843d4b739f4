import { contestant, formula, sized } from '../../race/contestant.ts';
import { algorithm, LARGEST_SIZE, numbersTested } from './algorithm.ts';

export const contestants = [
  contestant('arithmetic', algorithm, sized, formula(numbersTested), LARGEST_SIZE),
];
