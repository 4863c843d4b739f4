import { contestant, probing, sized } from '../../race/contestant.ts';
import { fewestChoicesTree } from '../search-trees.ts';
import { algorithm } from './algorithm.ts';

export const contestants = [
  contestant('fewest-choices', algorithm, sized, probing(fewestChoicesTree)),
];
