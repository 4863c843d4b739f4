import { contestant, probing } from '../../race/contestant.ts';
import { halfBoardTree, wholeBoardTree } from '../search-trees.ts';
import { algorithm } from './algorithm.ts';

export const contestants = [
  contestant('half-board', algorithm, (size) => ({ size, half: true }), probing(halfBoardTree)),
  contestant('bit-parallel', algorithm, (size) => ({ size, half: false }), probing(wholeBoardTree)),
];
