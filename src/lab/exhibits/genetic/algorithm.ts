import type { Square } from '../../../core/board/square.ts';
import { tally, type Algorithm, type Step } from '../../machine/algorithm.ts';
import { nextFraction, seeded, type RandomState } from '../../../core/board/random.ts';
import { squaresOf } from '../../machine/queens-by-row.ts';
import {
  fitnessOf,
  greatestFitness,
  mutated,
  onePointCrossover,
  orderCrossover,
  randomGenes,
  rouletteWinner,
  tournamentWinner,
  type Encoding,
  type Genes,
} from './operators.ts';

export interface GeneticParameters {
  readonly size: number;
  /** A whole number. The same seed gives the same run. */
  readonly seed: number;
  readonly encoding: Encoding;
  /** The selection of parents: as winners of tournaments, or at random in proportion to their fitness. */
  readonly selection: 'tournament' | 'roulette';
  /** The number of individuals in a tournament, 1 or more. */
  readonly tournament: number;
  /** The number of individuals, 2 or more. */
  readonly population: number;
  /** The probabilities that two parents are crossed and that a child is mutated, 0 … 1. */
  readonly crossover: number;
  readonly mutation: number;
  /** The number of the fittest that survive unchanged, 0 or more and below `population`. */
  readonly elite: number;
  /** The number of generations after which the run gives up. */
  readonly generations: number;
}

/** Parameters that solve n ≤ 16 reliably. */
export const STRONG_GENETICS: Omit<GeneticParameters, 'size' | 'seed'> = {
  encoding: 'permutation',
  selection: 'tournament',
  tournament: 3,
  population: 100,
  crossover: 0.7,
  mutation: 0.8,
  elite: 2,
  generations: 2000,
};

/** The weaker parameters of textbooks: any column in each row, parents by roulette, rare mutation. */
export const TEXTBOOK_GENETICS: Omit<GeneticParameters, 'size' | 'seed'> = {
  ...STRONG_GENETICS,
  encoding: 'vector',
  selection: 'roulette',
  mutation: 0.1,
};

interface Individual {
  readonly genes: Genes;
  /** The number of pairs of queens that do not attack each other; `undefined` until it is computed. */
  readonly fitness: number | undefined;
}

export interface GeneticState {
  readonly parameters: GeneticParameters;
  readonly random: RandomState;
  /** The current generation, 0-based. */
  generation: number;
  /** The individuals of the generation, the fittest first once their fitness is computed. */
  population: Individual[];
  /** The next generation, as far as it is bred. */
  offspring: Individual[];
  /** The two parents selected last, as indices of `population`. */
  parents: readonly number[];
  children: Individual[];
  /** The number of children that were mutated last. */
  mutants: number;
  /** The greatest and the mean fitness of each generation so far. */
  readonly best: number[];
  readonly mean: number[];
  /** The action of the next step. */
  phase:
    | 'encode'
    | 'populate'
    | 'evaluate'
    | 'elite'
    | 'select'
    | 'cross'
    | 'mutate'
    | 'replace'
    | 'over';
}

/**
 * Kinds of steps. Only `found` has squares.
 * - `encoding`: the encoding of placements as genes was chosen.
 * - `population`: the first generation was drawn at random, without solutions.
 * - `fitness`: the fitness of the generation was computed, and the generation was sorted by it.
 * - `found`: the same, and the fittest is a solution. Squares: the queens of the solution.
 * - `stop`: the same, and it was the last generation allowed.
 * - `elite`: the fittest were copied into the next generation.
 * - `selection`: two parents were selected.
 * - `crossover`: the parents were crossed into two children.
 * - `copy`: the parents were not crossed; their children are copies.
 * - `mutation`: at least one of the children was mutated, and both joined the next generation.
 * - `unmutated`: neither child was mutated, and both joined it.
 * - `replacement`: the next generation replaced the old one.
 */
export type GeneticKind =
  | 'encoding'
  | 'population'
  | 'fitness'
  | 'found'
  | 'stop'
  | 'elite'
  | 'selection'
  | 'crossover'
  | 'copy'
  | 'mutation'
  | 'unmutated'
  | 'replacement';

/**
 * A genetic algorithm, which ends at the first solution. A test is a placement whose fitness is computed. No queens are
 * counted as placed or removed, because the board only shows the fittest placement.
 * Source: Holland, Adaptation in Natural and Artificial Systems (1975); the operators name their own sources.
 */
export const algorithm: Algorithm<GeneticParameters, GeneticState, GeneticKind> = {
  start: (parameters) => ({
    parameters,
    random: seeded(parameters.seed),
    generation: 0,
    population: [],
    offspring: [],
    parents: [],
    children: [],
    mutants: 0,
    best: [],
    mean: [],
    phase: 'encode',
  }),

  step(state) {
    const { parameters, random } = state;
    switch (state.phase) {
      case 'encode':
        state.phase = 'populate';
        return happened('encoding');
      case 'populate':
        state.population = Array.from({ length: parameters.population }, () =>
          individual(unsolvedGenes(parameters, random)),
        );
        state.phase = 'evaluate';
        return happened('population');
      case 'evaluate':
        return evaluate(state);
      case 'elite':
        state.offspring = state.population.slice(0, parameters.elite);
        state.phase = 'select';
        return happened('elite');
      case 'select':
        state.parents = [select(state), select(state)];
        state.children = [];
        state.phase = 'cross';
        return happened('selection');
      case 'cross': {
        const [p, q] = state.parents.map((place) => state.population[place]!);
        const crossed = nextFraction(random) < parameters.crossover;
        const cross = parameters.encoding === 'permutation' ? orderCrossover : onePointCrossover;
        state.children = crossed ? cross(p!.genes, q!.genes, random).map(individual) : [p!, q!];
        state.phase = 'mutate';
        return happened(crossed ? 'crossover' : 'copy');
      }
      case 'mutate': {
        const before = state.children;
        state.children = before.map((child) =>
          nextFraction(random) < parameters.mutation
            ? individual(mutated(child.genes, parameters.encoding, random))
            : child,
        );
        state.mutants = state.children.filter((child, index) => child !== before[index]).length;
        // The second child of the last pair is left out if the number of places is odd.
        state.offspring = [...state.offspring, ...state.children].slice(0, parameters.population);
        state.phase = state.offspring.length < parameters.population ? 'select' : 'replace';
        return happened(state.mutants > 0 ? 'mutation' : 'unmutated');
      }
      case 'replace':
        state.population = state.offspring;
        state.offspring = [];
        state.parents = [];
        state.children = [];
        state.generation++;
        state.phase = 'evaluate';
        return happened('replacement');
      case 'over':
        return undefined;
    }
  },

  queens: ({ parameters, population }) =>
    population.length === 0 ? [] : squaresOf(population[0]!.genes, parameters.size),
};

/** Draws placements until one is no solution, so that there is something to watch. */
function unsolvedGenes({ encoding, size }: GeneticParameters, random: RandomState): Genes {
  for (;;) {
    const genes = randomGenes(encoding, size, random);
    if (fitnessOf(genes) < greatestFitness(size)) return genes;
  }
}

function individual(genes: Genes): Individual {
  return { genes, fitness: undefined };
}

function happened(
  kind: GeneticKind,
  squares: readonly Square[] = [],
  change = tally(),
): Step<GeneticKind> {
  return { kind, squares, change };
}

/** Computes the fitness that is not known yet, sorts the population and decides whether to go on. */
function evaluate(state: GeneticState): Step<GeneticKind> {
  const { parameters } = state;
  let tested = 0;
  const ranked = state.population.map(({ genes, fitness }) => {
    if (fitness === undefined) tested++;
    return { genes, fitness: fitness ?? fitnessOf(genes) };
  });
  ranked.sort((a, b) => b.fitness - a.fitness);
  state.population = ranked;
  const best = ranked[0]!.fitness;
  state.best.push(best);
  state.mean.push(ranked.reduce((sum, { fitness }) => sum + fitness, 0) / ranked.length);

  if (best === greatestFitness(parameters.size)) {
    state.phase = 'over';
    return happened('found', algorithm.queens(state), tally({ tested, found: 1 }));
  }
  if (state.generation + 1 >= parameters.generations) {
    state.phase = 'over';
    return happened('stop', [], tally({ tested }));
  }
  state.phase = 'elite';
  return happened('fitness', [], tally({ tested }));
}

/** Selects a parent and returns its index in the population. */
function select({ parameters, population, random }: GeneticState): number {
  const fitness = population.map((one) => one.fitness ?? 0);
  return parameters.selection === 'tournament'
    ? tournamentWinner(fitness, parameters.tournament, random)
    : rouletteWinner(fitness, random);
}
