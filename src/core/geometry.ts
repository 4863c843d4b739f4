import { lineBetween, type Relation } from './attacks.ts';
import type { Rules } from './rules.ts';
import { rowOf, type Square } from './square.ts';

/** What follows from rules and a board's shape alone, whatever stands on it. */
export interface Geometry {
  readonly rules: Rules;
  /** How many squares the board has. */
  readonly squares: number;
  /** How queens on two different squares see each other; `undefined` when they do not. */
  relation(a: Square, b: Square): Relation | undefined;
  /** The squares that a queen on a square sees, with how, the first row's first. */
  sight(from: Square): readonly Sight[];
}

/** A square that is seen, and how. */
export interface Sight {
  readonly square: Square;
  readonly along: Relation;
}

/** The geometry of rules. What each square sees is worked out when it is first asked for. */
export function geometryOf(rules: Rules): Geometry {
  const { shape, sight, regions } = rules;
  const { columns } = shape;
  const squares = shape.rows * columns;
  const sights: (readonly Sight[])[] = [];

  function relation(a: Square, b: Square): Relation | undefined {
    const line = lineBetween(a, b, columns);
    const slanted = line === 'rising' || line === 'falling';
    const near = Math.abs(rowOf(a, columns) - rowOf(b, columns)) === 1;
    if (line && (!slanted || sight === 'queen' || near)) return line;
    return a !== b && regions && regions[a] === regions[b] ? 'region' : undefined;
  }

  return {
    rules,
    squares,
    relation,
    sight(from) {
      return (sights[from] ??= Array.from({ length: squares }, (_, square) => {
        const along = relation(from, square);
        return along ? [{ square, along }] : [];
      }).flat());
    },
  };
}
