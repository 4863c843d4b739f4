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

/** Selects at random, more often the fitter: the population is sorted. */
const select = (population: readonly Genes[]): Genes => population[below(1 + below(POPULATION))];

/** Returns the head of p, and the rest in the order of q. */
function cross(p: Genes, q: Genes): Genes {
  const head = p.slice(0, below(n));
  return [...head, ...q.filter((gene) => !head.includes(gene))];
}

function mutate(genes: Genes): Genes {
  const [i, j] = [below(n), below(n)];
  return genes.with(i, genes[j]).with(j, genes[i]);
}

let population: Genes[] = [[...Array(n).keys()]];
/*@2*/ while (population.length < POPULATION) population.push(mutate(mutate(population.at(-1)!)));
/*@3*/ for (let generation = 0; generation < GENERATIONS; generation++) {
  /*@4*/ population.sort((a, b) => fitness(b) - fitness(a));
  if (fitness(population[0]) === 0) break;
  /*@5*/ const next = population.slice(0, ELITE);
  /*@6*/ while (next.length < POPULATION) {
    /*@7*/ const [p, q] = [select(population), select(population)];
    /*@8*/ const [c, d] = [cross(p, q), cross(q, p)];
    /*@9*/ next.push(mutate(c), mutate(d));
  }
  /*@10*/ population = next;
}
const best = population[0];
const found = fitness(best) === 0;
if (found) console.log(`${best.map((col) => DIGITS[col]).join('')} [${best.join(', ')}]`);
console.log(`Solutions: ${found ? 1 : 0}`);
