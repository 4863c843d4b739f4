import type { Ties } from './prefix.ts';
import type { Turn } from './symmetric.ts';

/** What the finished parts of a count add up to. */
export class Tally {
  /** Solutions found with 1, 2, 3 and 4 ties, each standing for 8 / ties solutions. */
  private readonly found: [bigint, bigint, bigint, bigint] = [0n, 0n, 0n, 0n];
  private readonly symmetric: Record<Turn, bigint> = { half: 0n, quarter: 0n };

  /** Adds what was counted in a prefix. */
  addFound(ties: Ties, count: number): void {
    this.found[ties - 1]! += BigInt(count);
  }

  /** Adds how many solutions a turn leaves as they are. */
  addSymmetric(turn: Turn, count: number): void {
    this.symmetric[turn] += BigInt(count);
  }

  /** The solutions so far: exact once every prefix is in, and rounded down before. */
  get solutions(): bigint {
    const [one, two, three, four] = this.found;
    return 8n * one + 4n * two + (8n * three) / 3n + 2n * four;
  }

  /**
   * The families, once everything is in: by Burnside's lemma an eighth of the solutions that each of
   * the eight turns and reflections leaves as they are. From 2 × 2 on, reflections leave none.
   */
  get families(): bigint {
    return (this.solutions + this.symmetric.half + 2n * this.symmetric.quarter) / 8n;
  }
}
