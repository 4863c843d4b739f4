import { contestant, probing, sized } from '../../race/contestant.ts';
import { backtrackingTree } from '../search-trees.ts';
import { algorithm } from './algorithm.ts';

export const contestants = [
  contestant('backtracking', algorithm, sized, probing(backtrackingTree)),
];
