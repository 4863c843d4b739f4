import fc from 'fast-check';
import { expect, test } from 'vitest';
import { geometryOf } from '../../core/board/geometry.ts';
import { queensRules } from '../../core/board/rules.ts';
import { sample } from '../../core/sample.testing.ts';
import { drawFrom, independentQueens } from '../search/random-boards.testing.ts';
import { candidatesOf, type Candidates } from './candidates.ts';
import { explain, type Explanation } from './explain.ts';
import { lastFreeSquare } from './last-free-square.ts';
import { raysOf } from './rays.ts';
import { shortRefutation } from './refutation.ts';
import { sharedSquares } from './shared-squares.ts';
import { starvedHouse } from './starved-house.ts';
import type { Reason } from './techniques.ts';

/** Returns the squares that a reason says are empty because a queen attacks them. */
function attackedBy(explanation: Explanation, free: readonly number[]): number[] {
  switch (explanation.technique) {
    case 'last-free-square':
      return explanation.house.squares.filter((square) => square !== explanation.square);
    case 'shared-squares':
      return explanation.houses
        .flatMap(({ squares }) => squares)
        .filter((square) => !free.includes(square));
    case 'starved-house': {
      const { house, left, excluded } = explanation;
      return [
        ...house.squares.filter((square) => !left.includes(square)),
        ...excluded.flatMap(() => left),
      ];
    }
    case 'refutation':
      return [...explanation.house.squares];
  }
}

const TECHNIQUES: readonly ((candidates: Candidates) => Reason | undefined)[] = [
  lastFreeSquare,
  (candidates) => sharedSquares(candidates, 2),
  starvedHouse,
  shortRefutation,
];

test('a ray leads to every square that a reason speaks of, from a queen that attacks it', () => {
  const met = new Set<string>();
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 12 }), fc.nat(), (size, seed) => {
      const draw = drawFrom(seed);
      const queens = independentQueens(size, draw(size), draw);
      const rules = queensRules(size);
      const geometry = geometryOf(rules);
      const candidates = candidatesOf(rules, queens);
      for (const find of TECHNIQUES) {
        const reason = find(candidates);
        if (!reason) continue;
        const explanation = explain(reason, candidates);
        met.add(explanation.technique);
        const supposed = 'excluded' in explanation ? explanation.excluded : [];
        const moves = 'moves' in explanation ? explanation.moves.map(({ square }) => square) : [];
        const rays = raysOf(explanation, queens, rules);
        for (const { queen, square, along } of rays) {
          expect([...queens, ...supposed, ...moves]).toContain(queen);
          expect(geometry.relation(queen, square)).toBe(along);
        }
        const ended = rays.map(({ square }) => square).sort((a, b) => a - b);
        const attacked = attackedBy(explanation, candidates.squaresIn());
        expect(ended).toEqual(attacked.sort((a, b) => a - b));
      }
    }),
    { numRuns: sample(500, 10_000) },
  );
  expect(met.size).toBe(4);
});
