import type { Relation } from '../../core/board/attacks.ts';
import { geometryOf } from '../../core/board/geometry.ts';
import type { Rules } from '../../core/board/rules.ts';
import type { Square } from '../../core/board/square.ts';
import type { DeadEndExplanation, Explanation } from './explain.ts';

/** The attack of one queen on another square. */
export interface Ray {
  /** The square of a queen on the board, or of an assumed one. */
  readonly queen: Square;
  readonly square: Square;
  readonly along: Relation;
}

/**
 * Returns a ray to each square in the houses of a reason that a queen attacks; the queens include those that the reason
 * assumes. If several squares would starve a house, each has rays of its own.
 * @param queens The queens on the board; nothing else is ruled out.
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
        ...excluded.flatMap((square) => raysTo(left, [square], rules)),
      ];
    }
    case 'refutation':
      return raysToDeadEnd(explanation, [...queens, ...explanation.excluded], rules);
  }
}

/**
 * Returns a ray to each square that a queen attacks in the house without a free square.
 * @param queens The queens that lead to the dead end; the forced ones follow from them.
 */
export function raysToDeadEnd(
  { moves, house }: DeadEndExplanation,
  queens: readonly Square[],
  rules: Rules,
): readonly Ray[] {
  return raysTo(house.squares, [...queens, ...moves.map(({ square }) => square)], rules);
}

/**
 * Returns one ray to each square that a queen attacks: along a row or column if one is, which people notice first,
 * otherwise from the queen whose square number is nearest.
 * @param queens The queens to draw from, on the board or assumed.
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
