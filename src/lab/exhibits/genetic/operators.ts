import { nextBelow, nextPermutation, type RandomState } from '../../../core/board/random.ts';

/** The encoding of a placement: a permutation of the columns, or any column in each row. */
export type Encoding = 'permutation' | 'vector';

/** A placement: the 0-based column of the queen in each row, from the top. */
export type Genes = readonly number[];

/** Returns the greatest fitness, that of a solution: no two queens attack each other. */
export function greatestFitness(size: number): number {
  return (size * (size - 1)) / 2;
}

/** Counts the pairs of queens that do not attack each other. */
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

export function randomGenes(encoding: Encoding, size: number, random: RandomState): Genes {
  return encoding === 'permutation'
    ? nextPermutation(random, size)
    : Array.from({ length: size }, () => nextBelow(random, size));
}

/**
 * Returns two children of two permutations. Each keeps a random run of one parent's places. The missing columns fill
 * the other places, in the order in which the other parent has them from the end of the run on.
 * Source: order crossover, Davis, Applying Adaptive Algorithms to Epistatic Domains (1985).
 */
export function orderCrossover(p: Genes, q: Genes, random: RandomState): Genes[] {
  const a = nextBelow(random, p.length);
  const b = nextBelow(random, p.length);
  const from = Math.min(a, b);
  const to = Math.max(a, b) + 1;
  return [inOrderOf(q, p, from, to), inOrderOf(p, q, from, to)];
}

/** Returns the child that keeps the places from `from` up to but not including `to` of `kept`. */
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
 * Returns two children of two vectors, with the parts after a random place exchanged.
 * Source: one-point crossover, Holland, Adaptation in Natural and Artificial Systems (1975).
 */
export function onePointCrossover(p: Genes, q: Genes, random: RandomState): Genes[] {
  const cut = 1 + nextBelow(random, p.length - 1);
  return [
    [...p.slice(0, cut), ...q.slice(cut)],
    [...q.slice(0, cut), ...p.slice(cut)],
  ];
}

/** Returns a copy with two random rows exchanged (permutation) or the column of a random row redrawn (vector). */
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
 * Returns the index of the fittest of some individuals drawn at random.
 * @param fitness The fitness of each individual.
 * @param competitors The number of individuals that are drawn, with replacement.
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
 * Returns the index of an individual drawn with a probability in proportion to its fitness.
 * @param fitness The fitness of each individual, 0 or more.
 */
export function rouletteWinner(fitness: readonly number[], random: RandomState): number {
  const total = fitness.reduce((sum, own) => sum + own, 0);
  let ball = nextBelow(random, total);
  for (const [place, own] of fitness.entries()) {
    if (ball < own) return place;
    ball -= own;
  }
  // Reached only if the fitness of all individuals is 0.
  return 0;
}
