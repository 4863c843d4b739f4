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


def select(population, random):
    """Select at random, more often the fitter: the population is sorted."""
    return population[random.randint(0, random.randrange(POPULATION))]


def cross(p, q, random):
    """Return the head of p, and the rest in the order of q."""
    head = p[:random.randrange(len(p))]
    return head + [gene for gene in q if gene not in head]


def mutate(genes, random):
    i, j = random.randrange(len(genes)), random.randrange(len(genes))
    genes[i], genes[j] = genes[j], genes[i]
    return genes


def evolve(n, random):
    """Return the columns of a solution; None where there was none in time."""
    columns = range(n)  # genes: the column of the queen in each row #@1
    population = [random.sample(columns, n) for _ in range(POPULATION)] #@2
    for _ in range(GENERATIONS): #@3
        population.sort(key=fitness, reverse=True) #@4
        if fitness(population[0]) == 0:
            return population[0]
        following = population[:ELITE] #@5
        while len(following) < POPULATION: #@6
            p, q = select(population, random), select(population, random) #@7
            c, d = cross(p, q, random), cross(q, p, random) #@8
            following += mutate(c, random), mutate(d, random) #@9
        population = following #@10
    return None


n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
if not 1 <= n <= 32:
    sys.exit("n has to be 1 to 32.")
seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
board = evolve(n, Random(seed))
if board:
    print("".join(DIGITS[col] for col in board), board)
print("Solutions:", 1 if board else 0)
