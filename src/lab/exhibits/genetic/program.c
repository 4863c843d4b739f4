/* One solution of the n queens problem: a genetic algorithm.
   gcc -O2 -o genetic genetic.c && ./genetic 8 1 (n and a random seed) */
#include <stdio.h>
#include <stdlib.h>

enum { MAX_N = 32, POPULATION = 100, ELITE = 2, GENERATIONS = 2000 };
/*@1*/ typedef struct { int genes[MAX_N]; } Placement; /* the column of the queen in each row */
static int n;

static int below(int limit) { return rand() % limit; }
static int least(int a, int b) { return a < b ? a : b; }

static int fitness(const Placement *p) { /* minus the pairs that attack each other */
  int sum = 0;
  for (int i = 1; i < n; i++)
    for (int j = 0; j < i; j++) sum -= abs(p->genes[i] - p->genes[j]) == i - j;
  return sum;
}
static int by_fitness(const void *p, const void *q) { return fitness(q) - fitness(p); }

static void swap(Placement *p, int i, int j) {
  int column = p->genes[i];
  p->genes[i] = p->genes[j];
  p->genes[j] = column;
}
static Placement drawn(void) { /* a random order of the columns that is no solution */
  Placement p;
  for (int k = 0; k < n; k++) p.genes[k] = k;
  do for (int k = n; k > 1; k--) swap(&p, k - 1, below(k));
  while (n > 1 && fitness(&p) == 0);
  return p;
}
static Placement chosen(const Placement *all) { /* the fittest of three: all are sorted */
  return all[least(below(POPULATION), least(below(POPULATION), below(POPULATION)))];
}
static Placement child(Placement p, Placement q, int from, int to) { /* rows of p, q around */
  unsigned kept = 0;
  for (int k = from; k < to; k++) kept |= 1u << p.genes[k];
  for (int k = 0, place = to; k < n; k++) {
    int gene = q.genes[(to + k) % n];
    if (!(kept >> gene & 1)) p.genes[place++ % n] = gene;
  }
  return p;
}
static void cross(Placement p, Placement q, Placement *c, Placement *d) {
  int a = below(n), b = below(n), from = least(a, b), to = a + b - from + 1;
  int crosses = below(10) < 7;
  *c = crosses ? child(p, q, from, to) : p;
  *d = crosses ? child(q, p, from, to) : q;
}
static Placement mutated(Placement p) { /* two rows change places */
  int i = below(n);
  if (below(10) < 8) swap(&p, i, (i + 1 + below(n - 1)) % n);
  return p;
}
int main(int argc, char *argv[]) {
  static Placement population[POPULATION], next[POPULATION], c, d;
  n = argc > 1 ? atoi(argv[1]) : 8;
  if (n < 1 || n > MAX_N) return EXIT_FAILURE;
  srand(argc > 2 ? atoi(argv[2]) : 1);
  /*@2*/ for (int i = 0; i < POPULATION; i++) population[i] = drawn();
  /*@3*/ for (int generation = 0; generation < GENERATIONS; generation++) {
    /*@4*/ qsort(population, POPULATION, sizeof *population, by_fitness);
    if (fitness(population) == 0) break;
    /*@5*/ for (int i = 0; i < ELITE; i++) next[i] = population[i];
    /*@6*/ for (int i = ELITE; i < POPULATION; i += 2) {
      /*@7*/ Placement p = chosen(population), q = chosen(population);
      /*@8*/ cross(p, q, &c, &d);
      /*@9*/ next[i] = mutated(c), next[i + 1] = mutated(d);
    }
    /*@10*/ for (int i = 0; i < POPULATION; i++) population[i] = next[i];
  }
  int found = fitness(population) == 0, *columns = population[0].genes;
  for (int k = 0; found && k < n; k++) putchar("123456789abcdefghijklmnopqrstuvw"[columns[k]]);
  for (int k = 0; found && k < n; k++) printf("%s%d", k ? ", " : " [", columns[k]);
  printf("%sSolutions: %d\n", found ? "]\n" : "", found);
}
