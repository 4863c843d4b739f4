/* One solution of the n queens problem: a genetic algorithm.
   gcc -O2 -o genetic genetic.c && ./genetic 8 1 (n and a random seed) */
#include <stdio.h>
#include <stdlib.h>

enum { MAX_N = 32, POPULATION = 100, ELITE = 2, GENERATIONS = 2000 };
/*@1*/ typedef struct { int genes[MAX_N]; } Placement; /* the column of the queen in each row */
static int n;

static int below(int limit) { return rand() % limit; }

static int fitness(const Placement *p) { /* minus the pairs that attack each other */
  int sum = 0;
  for (int i = 1; i < n; i++)
    for (int j = 0; j < i; j++) sum -= abs(p->genes[i] - p->genes[j]) == i - j;
  return sum;
}
static int by_fitness(const void *p, const void *q) { return fitness(q) - fitness(p); }

/* Selects at random, more often the fitter: the population is sorted. */
static Placement chosen(const Placement *all) { return all[below(1 + below(POPULATION))]; }

static Placement mutated(Placement p) { /* two rows change places */
  int i = below(n), j = below(n), column = p.genes[i];
  p.genes[i] = p.genes[j];
  p.genes[j] = column;
  return p;
}
static Placement crossed(Placement p, Placement q) { /* the head of p, the rest as in q */
  unsigned kept = 0;
  int place = 0;
  for (int cut = below(n); place < cut; place++) kept |= 1u << p.genes[place];
  for (int k = 0; k < n; k++)
    if (!(kept >> q.genes[k] & 1)) p.genes[place++] = q.genes[k];
  return p;
}
int main(int argc, char *argv[]) {
  static Placement population[POPULATION], next[POPULATION];
  n = argc > 1 ? atoi(argv[1]) : 8;
  if (n < 1 || n > MAX_N) return EXIT_FAILURE;
  srand(argc > 2 ? atoi(argv[2]) : 1);
  for (int k = 0; k < n; k++) population[0].genes[k] = k;
  /*@2*/ for (int i = 1; i < POPULATION; i++) population[i] = mutated(mutated(population[i - 1]));
  /*@3*/ for (int generation = 0; generation < GENERATIONS; generation++) {
    /*@4*/ qsort(population, POPULATION, sizeof *population, by_fitness);
    if (fitness(population) == 0) break;
    /*@5*/ for (int i = 0; i < ELITE; i++) next[i] = population[i];
    /*@6*/ for (int i = ELITE; i < POPULATION; i += 2) {
      /*@7*/ Placement p = chosen(population), q = chosen(population);
      /*@8*/ Placement c = crossed(p, q), d = crossed(q, p);
      /*@9*/ next[i] = mutated(c), next[i + 1] = mutated(d);
    }
    /*@10*/ for (int i = 0; i < POPULATION; i++) population[i] = next[i];
  }
  int found = fitness(population) == 0, *columns = population[0].genes;
  for (int k = 0; found && k < n; k++) putchar("123456789abcdefghijklmnopqrstuvw"[columns[k]]);
  for (int k = 0; found && k < n; k++) printf("%s%d", k ? ", " : " [", columns[k]);
  printf("%sSolutions: %d\n", found ? "]\n" : "", found);
}
