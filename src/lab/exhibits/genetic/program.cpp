// One solution of the n queens problem: a genetic algorithm.
// g++ -std=c++20 -O2 -o genetic genetic.cpp && ./genetic 8 1 (n and a random seed)
#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <random>
#include <utility>
#include <vector>

/*@1*/ using Genes = std::vector<int>;  // the column of the queen in each row
constexpr int POPULATION = 100, ELITE = 2, GENERATIONS = 2000;
std::mt19937 engine;

int below(int limit) { return std::uniform_int_distribution<>(0, limit - 1)(engine); }

int fitness(const Genes& genes) {  // minus the pairs that attack each other
  int sum = 0;
  for (int i = 1; i < std::ssize(genes); ++i)
    for (int j = 0; j < i; ++j) sum -= std::abs(genes[i] - genes[j]) == i - j;
  return sum;
}
void draw(Genes& genes) {  // a random order of the columns that is no solution
  do std::ranges::shuffle(genes, engine);
  while (genes.size() > 1 && fitness(genes) == 0);
}
const Genes& select(const std::vector<Genes>& population) {  // the fittest of three
  return population[std::min({below(POPULATION), below(POPULATION), below(POPULATION)})];
}
Genes child(const Genes& p, const Genes& q, int from, int to) {  // some rows of p, the rest as in q
  const int n = p.size();
  Genes genes = p;
  for (int k = 0, place = to; k < n; ++k) {
    const int gene = q[(to + k) % n];
    if (std::find(p.begin() + from, p.begin() + to, gene) == p.begin() + to)
      genes[place++ % n] = gene;
  }
  return genes;
}
std::pair<Genes, Genes> cross(const Genes& p, const Genes& q) {
  if (below(10) >= 7) return {p, q};
  const auto [from, to] = std::minmax({below(p.size()), below(p.size())});
  return {child(p, q, from, to + 1), child(q, p, from, to + 1)};
}
Genes mutate(Genes genes) {  // two rows change places
  const int n = genes.size(), i = below(n);
  if (below(10) < 8) std::swap(genes[i], genes[(i + 1 + below(n - 1)) % n]);
  return genes;
}
int main(int argc, char* argv[]) {
  Genes columns(argc > 1 ? std::atoi(argv[1]) : 8);
  engine.seed(argc > 2 ? std::atoi(argv[2]) : 1);
  if (columns.empty() || columns.size() > 32) return EXIT_FAILURE;
  std::iota(columns.begin(), columns.end(), 0);
  std::vector<Genes> population(POPULATION, columns);
  /*@2*/ for (Genes& genes : population) draw(genes);
  /*@3*/ for (int generation = 0; generation < GENERATIONS; ++generation) {
    /*@4*/ std::ranges::sort(population, std::greater(), fitness);
    if (fitness(population[0]) == 0) break;
    /*@5*/ std::vector<Genes> next(population.begin(), population.begin() + ELITE);
    /*@6*/ while (next.size() < POPULATION) {
      /*@7*/ const Genes &p = select(population), &q = select(population);
      /*@8*/ const auto [c, d] = cross(p, q);
      /*@9*/ next.insert(next.end(), {mutate(c), mutate(d)});
    }
    /*@10*/ population = next;
  }
  const Genes& best = population[0];
  if (fitness(best) == 0) {
    for (const int col : best) std::cout << "123456789abcdefghijklmnopqrstuvw"[col];
    for (int k = 0; k < std::ssize(best); ++k) std::cout << (k ? ", " : " [") << best[k];
    std::cout << "]\n";
  }
  std::cout << "Solutions: " << (fitness(best) == 0) << '\n';
}
