import { binomial } from '../machine/combinatorics.ts';
import { anySquares, oneARow } from './brute-force.ts';
import { contestant, formula, sized, type Contestant } from './contestant.ts';

const EXHIBITED = import.meta.glob<readonly Contestant[]>('../exhibits/*/contestants.ts', {
  eager: true,
  import: 'contestants',
});

/** All contestants: those of the exhibits' folders, and the two that have no exhibit. */
export const CONTESTANTS: readonly Contestant[] = [
  ...Object.values(EXHIBITED).flat(),
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
