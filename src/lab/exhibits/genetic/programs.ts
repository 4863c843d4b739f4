import c from './program.c?raw';
import cpp from './program.cpp?raw';
import py from './program.py?raw';
import ts from './program.ts?raw';
import type { Programs } from '../../shared/program.ts';

export const programs: Programs = {
  c: {
    text: c,
    lines: [
      'typedef struct { int genes[MAX_N]; } Placement; /* the column of the queen in each row */',
      'for (int i = 1; i < POPULATION; i++) population[i] = mutated(mutated(population[i - 1]));',
      'for (int generation = 0; generation < GENERATIONS; generation++) {',
      'qsort(population, POPULATION, sizeof *population, by_fitness);',
      'for (int i = 0; i < ELITE; i++) next[i] = population[i];',
      'for (int i = ELITE; i < POPULATION; i += 2) {',
      'Placement p = chosen(population), q = chosen(population);',
      'Placement c = crossed(p, q), d = crossed(q, p);',
      'next[i] = mutated(c), next[i + 1] = mutated(d);',
      'for (int i = 0; i < POPULATION; i++) population[i] = next[i];',
    ],
  },
  cpp: {
    text: cpp,
    lines: [
      'using Genes = std::vector<int>;  // the column of the queen in each row',
      'for (Genes& genes : population) std::ranges::shuffle(genes, engine);',
      'for (int generation = 0; generation < GENERATIONS; ++generation) {',
      'std::ranges::sort(population, std::greater(), fitness);',
      'std::vector<Genes> next(population.begin(), population.begin() + ELITE);',
      'while (next.size() < POPULATION) {',
      'const Genes &p = select(population), &q = select(population);',
      'const Genes c = cross(p, q), d = cross(q, p);',
      'next.insert(next.end(), {mutate(c), mutate(d)});',
      'population = next;',
    ],
  },
  py: {
    text: py,
    lines: [
      'columns = range(n)  # genes: the column of the queen in each row',
      'population = [random.sample(columns, n) for _ in range(POPULATION)]',
      'for _ in range(GENERATIONS):',
      'population.sort(key=fitness, reverse=True)',
      'following = population[:ELITE]',
      'while len(following) < POPULATION:',
      'p, q = select(population, random), select(population, random)',
      'c, d = cross(p, q, random), cross(q, p, random)',
      'following += mutate(c, random), mutate(d, random)',
      'population = following',
    ],
  },
  ts: {
    text: ts,
    lines: [
      'type Genes = readonly number[]; // the column of the queen in each row',
      'while (population.length < POPULATION) population.push(mutate(mutate(population.at(-1)!)));',
      'for (let generation = 0; generation < GENERATIONS; generation++) {',
      'population.sort((a, b) => fitness(b) - fitness(a));',
      'const next = population.slice(0, ELITE);',
      'while (next.length < POPULATION) {',
      'const [p, q] = [select(population), select(population)];',
      'const [c, d] = [cross(p, q), cross(q, p)];',
      'next.push(mutate(c), mutate(d));',
      'population = next;',
    ],
  },
};
