import { lineBetween, type Relation } from './attacks.ts';
import { GOALS, SIGHTS, type GoalFacts, type Rules } from './rules.ts';
import { rowOf, type Square } from './square.ts';

/** The attacks that follow from rules and a board's shape alone, without any queens, and the facts of the goal. */
export interface Geometry extends GoalFacts {
  readonly rules: Rules;
  /** The number of squares of the board. */
  readonly squares: number;
  /** Returns why queens on two different squares attack each other; `undefined` when they do not. */
  relation(a: Square, b: Square): Relation | undefined;
  /** Returns the squares that a queen on a square attacks, each with the relation, in the order of squares. */
  attacks(from: Square): readonly AttackedSquare[];
}

/** A square that is attacked, and the relation that attacks it. */
export interface AttackedSquare {
  readonly square: Square;
  readonly along: Relation;
}

/** Returns the geometry of rules. The squares that a square attacks are computed at the first request. */
export function geometryOf(rules: Rules): Geometry {
  const { shape, sight, regions, goal } = rules;
  const { columns } = shape;
  const squares = shape.rows * columns;
  const { reach } = SIGHTS[sight];
  const sights: (readonly AttackedSquare[])[] = [];

  function relation(a: Square, b: Square): Relation | undefined {
    const line = lineBetween(a, b, columns);
    const slanted = line === 'rising' || line === 'falling';
    const distance = Math.abs(rowOf(a, columns) - rowOf(b, columns));
    if (line && (!slanted || distance <= reach)) return line;
    return a !== b && regions && regions[a] === regions[b] ? 'region' : undefined;
  }

  return {
    ...GOALS[goal.kind],
    rules,
    squares,
    relation,
    attacks(from) {
      return (sights[from] ??= Array.from({ length: squares }, (_, square) => {
        const along = relation(from, square);
        return along ? [{ square, along }] : [];
      }).flat());
    },
  };
}
