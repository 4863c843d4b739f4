import { nextBelow, nextPermutation, type RandomState } from '../../../core/random.ts';

/** How a placement is written: a permutation of the columns, or any column a row. */
export type Encoding = 'permutation' | 'vector';

/** A placement: the 0-based column of the queen in each row, from the top. */
export type Genes = readonly number[];

/** The greatest fitness, that of a solution: no pair of queens sees each other. */
export function greatestFitness(size: number): number {
  return (size * (size - 1)) / 2;
}

/** How many pairs of queens do not see each other. */
export function fitnessOf(genes: Genes): number {
  let fitness = 0;
  for (let row = 1; row < genes.length; row++) {
    for (let above = 0; above < row; above++) {
      const aside = Math.abs(genes[row]! - genes[above]!);
      if (aside !== 0 && aside !== row - above) fitness++;
    }
  }
  return fitness;
}

/** A random placement. */
export function randomGenes(encoding: Encoding, size: number, random: RandomState): Genes {
  return encoding === 'permutation'
    ? nextPermutation(random, size)
    : Array.from({ length: size }, () => nextBelow(random, size));
}

/**
 * Two children of two permutations: each keeps a random run of one parent's places, and fills the
 * others with what is missing, in the order of the other parent from the end of the run on.
 * Source: order crossover, Davis, Applying Adaptive Algorithms to Epistatic Domains (1985).
 */
export function orderCrossover(p: Genes, q: Genes, random: RandomState): Genes[] {
  const a = nextBelow(random, p.length);
  const b = nextBelow(random, p.length);
  const from = Math.min(a, b);
  const to = Math.max(a, b) + 1;
  return [inOrderOf(q, p, from, to), inOrderOf(p, q, from, to)];
}

/** The child that keeps places `from` up to but not including `to` of `kept`. */
function inOrderOf(filler: Genes, kept: Genes, from: number, to: number): Genes {
  const size = kept.length;
  const child = [...kept];
  const taken = new Set(kept.slice(from, to));
  let place = to;
  for (let k = 0; k < size; k++) {
    const column = filler[(to + k) % size]!;
    if (!taken.has(column)) child[place++ % size] = column;
  }
  return child;
}

/**
 * Two children of two vectors, their parts after a random place exchanged.
 * Source: one-point crossover, Holland, Adaptation in Natural and Artificial Systems (1975).
 */
export function onePointCrossover(p: Genes, q: Genes, random: RandomState): Genes[] {
  const cut = 1 + nextBelow(random, p.length - 1);
  return [
    [...p.slice(0, cut), ...q.slice(cut)],
    [...q.slice(0, cut), ...p.slice(cut)],
  ];
}

/** A copy with two random rows exchanged (permutation) or a random row's column redrawn (vector). */
export function mutated(genes: Genes, encoding: Encoding, random: RandomState): Genes {
  const size = genes.length;
  const copy = [...genes];
  const row = nextBelow(random, size);
  if (encoding === 'vector') {
    copy[row] = nextBelow(random, size);
  } else {
    const other = (row + 1 + nextBelow(random, size - 1)) % size;
    [copy[row], copy[other]] = [copy[other]!, copy[row]!];
  }
  return copy;
}

/**
 * The place of the fittest of as many random individuals as take part in a tournament.
 * @param fitness The fitness of each individual.
 */
export function tournamentWinner(
  fitness: readonly number[],
  competitors: number,
  random: RandomState,
): number {
  let winner = nextBelow(random, fitness.length);
  for (let k = 1; k < competitors; k++) {
    const challenger = nextBelow(random, fitness.length);
    if (fitness[challenger]! > fitness[winner]!) winner = challenger;
  }
  return winner;
}

/**
 * The place of an individual drawn with a chance in proportion to its fitness.
 * @param fitness The fitness of each individual, 0 or more.
 */
export function rouletteWinner(fitness: readonly number[], random: RandomState): number {
  const total = fitness.reduce((sum, own) => sum + own, 0);
  let ball = nextBelow(random, total);
  for (const [place, own] of fitness.entries()) {
    if (ball < own) return place;
    ball -= own;
  }
  // Only where nobody is fit at all, so that there is nothing to draw by.
  return 0;
}
