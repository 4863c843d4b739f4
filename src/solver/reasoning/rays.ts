import type { Relation } from '../../core/attacks.ts';
import { geometryOf } from '../../core/geometry.ts';
import type { Rules } from '../../core/rules.ts';
import type { Square } from '../../core/square.ts';
import type { Explanation } from './explain.ts';

/** How one queen keeps another square empty. */
export interface Ray {
  /** A queen that stands, or the square of one that is only supposed. */
  readonly queen: Square;
  readonly square: Square;
  readonly along: Relation;
}

/**
 * Why no other queen stands in the houses of a reason: a ray to each of their squares that a queen keeps empty,
 * those that are only supposed included. Of several squares that would starve a house, the first is supposed.
 * @param queens The queens that stand; nothing else is ruled out.
 */
export function raysOf(
  explanation: Explanation,
  queens: readonly Square[],
  rules: Rules,
): readonly Ray[] {
  switch (explanation.technique) {
    case 'last-free-square':
      return raysTo(explanation.house.squares, queens, rules);
    case 'shared-squares':
      return raysTo(
        explanation.houses.flatMap(({ squares }) => squares),
        queens,
        rules,
      );
    case 'starved-house': {
      const { house, left, excluded } = explanation;
      return [
        ...raysTo(house.squares, queens, rules),
        ...raysTo(left, excluded.slice(0, 1), rules),
      ];
    }
    case 'refutation': {
      const { house, excluded, moves } = explanation;
      const supposed = moves.map(({ square }) => square);
      return raysTo(house.squares, [...queens, ...excluded, ...supposed], rules);
    }
  }
}

/**
 * For each of the squares that a queen keeps empty, one ray to it: along a row or column where there
 * is such a one, which is what people see first, else from the nearest queen.
 * @param queens The queens, standing or supposed, to draw from.
 */
function raysTo(
  squares: readonly Square[],
  queens: readonly Square[],
  rules: Rules,
): readonly Ray[] {
  const { relation } = geometryOf(rules);
  const rays: Ray[] = [];
  for (const square of squares) {
    let best: { ray: Ray; effort: number } | undefined;
    for (const queen of queens) {
      const along = relation(queen, square);
      if (along === undefined) continue;
      const effort = along === 'row' || along === 'column' ? 0 : Math.abs(queen - square);
      if (best === undefined || effort < best.effort)
        best = { ray: { queen, square, along }, effort };
    }
    if (best !== undefined) rays.push(best.ray);
  }
  return rays;
}
