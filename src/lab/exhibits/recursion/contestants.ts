import { contestant, probing, sized } from '../../race/contestant.ts';
import { backtrackingTree } from '../search-trees.ts';
import { algorithm } from './algorithm.ts';

export const contestants = [contestant('recursion', algorithm, sized, probing(backtrackingTree))];
