// One solution of the n queens problem: a genetic algorithm.
// node genetic.ts 8 1 (n and a random seed; Node.js 22.18 or newer)
import { argv } from 'node:process';

/*@1*/ type Genes = readonly number[]; // the column of the queen in each row

const DIGITS = '123456789abcdefghijklmnopqrstuvw';
const [POPULATION, ELITE, GENERATIONS] = [100, 2, 2000];

const n = Number(argv[2] ?? 8);
if (!(n >= 1 && n <= 32)) throw new RangeError('n has to be 1 to 32.');
let bits = Number(argv[3] ?? 1) || 1;

/** Returns a random number from 0 to limit − 1, by Marsaglia's xorshift. */
function below(limit: number): number {
  bits ^= bits << 13;
  bits ^= bits >>> 17;
  bits ^= bits << 5;
  return (bits >>> 0) % limit;
}

/** Returns minus the number of pairs of queens that attack each other. */
function fitness(genes: Genes): number {
  let sum = 0;
  for (let i = 1; i < n; i++)
    for (let j = 0; j < i; j++) if (Math.abs(genes[i] - genes[j]) === i - j) sum--;
  return sum;
}
const swap = (genes: Genes, i: number, j: number) => genes.with(i, genes[j]).with(j, genes[i]);

/** Returns a random order of the columns that is no solution. */
function placement(): Genes {
  let genes: Genes = [...Array(n).keys()];
  for (let k = n; k > 1; k--) genes = swap(genes, k - 1, below(k));
  return n > 1 && fitness(genes) === 0 ? placement() : genes;
}
/** Selects the fittest of three at random: the population is sorted. */
function select(population: readonly Genes[]): Genes {
  return population[Math.min(below(POPULATION), below(POPULATION), below(POPULATION))];
}
/** Returns a child with some rows of p, and around them the rest in the order of q. */
function child(p: Genes, q: Genes, from: number, to: number): Genes {
  const kept = p.slice(from, to);
  const rest = [...q.slice(to), ...q.slice(0, to)].filter((gene) => !kept.includes(gene));
  return [...rest.slice(n - to), ...kept, ...rest.slice(0, n - to)];
}
function cross(p: Genes, q: Genes): readonly [Genes, Genes] {
  if (below(10) >= 7) return [p, q];
  const [from, to] = [below(n), below(n)].sort((a, b) => a - b);
  return [child(p, q, from, to + 1), child(q, p, from, to + 1)];
}
function mutate(genes: Genes): Genes {
  const i = below(n);
  return below(10) < 8 ? swap(genes, i, (i + 1 + below(n - 1)) % n) : genes;
}

/*@2*/ let population = Array.from({ length: POPULATION }, placement);
/*@3*/ for (let generation = 0; generation < GENERATIONS; generation++) {
  /*@4*/ population.sort((a, b) => fitness(b) - fitness(a));
  if (fitness(population[0]) === 0) break;
  /*@5*/ const next = population.slice(0, ELITE);
  /*@6*/ while (next.length < POPULATION) {
    /*@7*/ const [p, q] = [select(population), select(population)];
    /*@8*/ const [c, d] = cross(p, q);
    /*@9*/ next.push(mutate(c), mutate(d));
  }
  /*@10*/ population = next;
}
const best = population[0];
const found = fitness(best) === 0;
if (found) console.log(`${best.map((col) => DIGITS[col]).join('')} [${best.join(', ')}]`);
console.log(`Solutions: ${found ? 1 : 0}`);
