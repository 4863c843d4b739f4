"""One solution of the n queens problem: a genetic algorithm.

python3 genetic.py 8 1  (n and a random seed)
"""
import sys
from itertools import combinations
from random import Random

DIGITS = "123456789abcdefghijklmnopqrstuvw"
POPULATION, ELITE, GENERATIONS = 100, 2, 2000


def fitness(genes):
    """Return minus the pairs of queens that attack each other."""
    pairs = combinations(enumerate(genes), 2)
    return -sum(abs(a - b) == j - i for (i, a), (j, b) in pairs)


def placement(n, random):
    """Return a random order of the columns that is no solution."""
    genes = random.sample(range(n), n)  # the column of the queen in each row #@1
    return placement(n, random) if n > 1 and fitness(genes) == 0 else genes


def select(population, random):
    """Select the fittest of three at random: the population is sorted."""
    return population[min(random.randrange(POPULATION) for _ in range(3))]


def child(p, q, start, end):
    """Return some rows of p, and around them the rest in the order of q."""
    rest = [gene for gene in q[end:] + q[:end] if gene not in p[start:end]]
    after = len(p) - end
    return rest[after:] + p[start:end] + rest[:after]


def cross(p, q, random):
    if random.random() >= 0.7:
        return p, q
    a, b = sorted((random.randrange(len(p)), random.randrange(len(p))))
    return child(p, q, a, b + 1), child(q, p, a, b + 1)


def mutate(genes, random):
    if random.random() >= 0.8:
        return genes
    i, j = random.sample(range(len(genes)), 2)
    genes = genes[:]
    genes[i], genes[j] = genes[j], genes[i]
    return genes


def evolve(n, random):
    """Return the columns of a solution; None where there was none in time."""
    population = [placement(n, random) for _ in range(POPULATION)] #@2
    for _ in range(GENERATIONS): #@3
        population.sort(key=fitness, reverse=True) #@4
        if fitness(population[0]) == 0:
            return population[0]
        following = population[:ELITE] #@5
        while len(following) < POPULATION: #@6
            p, q = select(population, random), select(population, random) #@7
            c, d = cross(p, q, random) #@8
            following += mutate(c, random), mutate(d, random) #@9
        population = following #@10
    return None


n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
if not 1 <= n <= 32:
    sys.exit("n has to be 1 to 32.")
board = evolve(n, Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1))
if board:
    print("".join(DIGITS[col] for col in board), board)
print("Solutions:", 1 if board else 0)
