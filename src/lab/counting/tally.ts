import type { Ties } from './prefix.ts';
import type { Turn } from './symmetric.ts';

/** The sums of the finished parts of a count. */
export class Tally {
  /** Solutions found with 1, 2, 3 and 4 ties. Each stands for 8 / ties solutions. */
  readonly #found: [bigint, bigint, bigint, bigint] = [0n, 0n, 0n, 0n];
  readonly #symmetric: Record<Turn, bigint> = { half: 0n, quarter: 0n };

  /** Adds the solutions found in a prefix. */
  addFound(ties: Ties, count: number): void {
    this.#found[ties - 1]! += BigInt(count);
  }

  /** Adds the number of solutions that a turn maps to themselves. */
  addSymmetric(turn: Turn, count: number): void {
    this.#symmetric[turn] += BigInt(count);
  }

  /** The solutions so far: exact once all prefixes are added, rounded down before. */
  get solutions(): bigint {
    const [one, two, three, four] = this.#found;
    return 8n * one + 4n * two + (8n * three) / 3n + 2n * four;
  }

  /**
   * The families, once everything is added. By Burnside's lemma they are an eighth of the sum, over the eight turns and
   * reflections, of the solutions that each maps to themselves. From 2 × 2 on, reflections map no solution to itself.
   */
  get families(): bigint {
    return (this.solutions + this.#symmetric.half + 2n * this.#symmetric.quarter) / 8n;
  }
}
