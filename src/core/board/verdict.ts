import { conflictsAmong, RELATION_BIT, type Conflict } from './attacks.ts';
import type { Geometry } from './geometry.ts';
import type { Square } from './square.ts';

/** The judgement of queens by the rules; computed once a position and passed on. */
export interface Verdict {
  /** Every pair that breaks the rules, newest first; none where queens may attack each other. */
  readonly conflicts: readonly Conflict[];
  /** The queens of these pairs. */
  readonly inConflict: ReadonlySet<Square>;
  /** For each square, the ways in which queens on other squares attack it: a sum of `RELATION_BIT`, 0 for none. */
  readonly cover: Uint8Array;
  /** Squares that no queen stands on or attacks, in Guard; else empty. */
  readonly unguarded: readonly Square[];
  readonly solved: boolean;
}

/**
 * Judges queens by the rules.
 * @param queens Different squares in the order they were placed, the newest last.
 */
export function verdict(geometry: Geometry, queens: readonly Square[]): Verdict {
  const { goal, shape } = geometry.rules;
  const cover = new Uint8Array(geometry.squares);
  for (const queen of queens) {
    for (const { square, along } of geometry.attacks(queen)) cover[square]! |= RELATION_BIT[along];
  }
  switch (goal.kind) {
    case 'place': {
      const conflicts = conflictsAmong(queens, (newer, older) => geometry.relation(newer, older));
      const inConflict = new Set(conflicts.flatMap(({ newer, older }) => [newer, older]));
      const solved = queens.length === shape.rows && conflicts.length === 0;
      return { conflicts, inConflict, cover, unguarded: [], solved };
    }
    case 'guard': {
      const unguarded = [...cover.keys()].filter(
        (square) => cover[square] === 0 && !queens.includes(square),
      );
      const solved = unguarded.length === 0 && queens.length <= goal.queens;
      return { conflicts: [], inConflict: new Set(), cover, unguarded, solved };
    }
  }
}
