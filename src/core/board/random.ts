/**
 * The state of a random number generator as plain data, copied with the state of the algorithm that draws from it. The
 * same seed always gives the same run, also after a step back.
 */
export interface RandomState {
  a: number;
  b: number;
  c: number;
  counter: number;
}

/** The number of draws discarded after seeding, as the author advises, so that similar seeds give different numbers. */
const WARM_UP = 12;

/** Returns a generator for a whole number as seed; only its lower 32 bits count. */
export function seeded(seed: number): RandomState {
  const random = { a: 0, b: seed | 0, c: 0, counter: 1 };
  for (let draw = 0; draw < WARM_UP; draw++) nextWord(random);
  return random;
}

/**
 * Draws a whole number from 0 to 2³² − 1.
 * Source: sfc32, Chris Doty-Humphrey, PractRand (2010).
 */
export function nextWord(random: RandomState): number {
  const word = (random.a + random.b + random.counter) | 0;
  random.counter = (random.counter + 1) | 0;
  random.a = random.b ^ (random.b >>> 9);
  random.b = (random.c + (random.c << 3)) | 0;
  random.c = (((random.c << 21) | (random.c >>> 11)) + word) | 0;
  return word >>> 0;
}

/** Draws a fraction, at least 0 and below 1. */
export function nextFraction(random: RandomState): number {
  return nextWord(random) / 2 ** 32;
}

/**
 * Draws a whole number from 0 to `bound` − 1. For bounds below 2¹⁶, which the Lab keeps to, no number is likelier than
 * another by more than one part in 2¹⁶.
 */
export function nextBelow(random: RandomState, bound: number): number {
  return Math.floor(nextFraction(random) * bound);
}

/**
 * Draws a permutation of 0 … `length` − 1, each with the same probability.
 * Source: Durstenfeld, Algorithm 235: Random permutation, Comm. ACM 7 (1964).
 */
export function nextPermutation(random: RandomState, length: number): number[] {
  const order = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last--) {
    const other = nextBelow(random, last + 1);
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}
