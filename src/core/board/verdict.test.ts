import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conflictsOf, isSolution, type Relation, RELATION_BIT } from './attacks.ts';
import { queensOf } from '../solutions/code.ts';
import { geometryOf } from './geometry.ts';
import { queensRules, type Rules } from './rules.ts';
import { columnOf, rowOf, type Square } from './square.ts';
import { verdict } from './verdict.ts';

/** Returns the ways in which a queen on one square attacks another, by the definition of each. */
function waysOfSeeing(rules: Rules, a: Square, b: Square): Relation[] {
  const { shape, sight, regions } = rules;
  if (a === b) return [];
  const down = rowOf(b, shape.columns) - rowOf(a, shape.columns);
  const right = columnOf(b, shape.columns) - columnOf(a, shape.columns);
  const reaches = sight === 'queen' || Math.abs(down) === 1;
  const ways: Relation[] = [];
  if (down === 0) ways.push('row');
  if (right === 0) ways.push('column');
  if (down === right && reaches) ways.push('falling');
  if (down === -right && reaches) ways.push('rising');
  if (ways.length === 0 && regions && regions[a] === regions[b]) ways.push('region');
  return ways;
}

function withoutRegions({ shape, sight, goal }: Rules): Rules {
  return { shape, sight, goal };
}

/** Rules of every kind on boards of every shape up to 7 × 7, and queens on them. */
const games = fc
  .record({ rows: fc.integer({ min: 1, max: 7 }), columns: fc.integer({ min: 1, max: 7 }) })
  .chain((shape) => {
    const squares = shape.rows * shape.columns;
    const region = fc.nat(Math.max(shape.rows - 1, 0));
    const rules: fc.Arbitrary<Rules> = fc.record({
      shape: fc.constant(shape),
      sight: fc.constantFrom('queen', 'touch'),
      regions: fc.array(region, { minLength: squares, maxLength: squares }),
      goal: fc.oneof(
        fc.constant({ kind: 'place' } as const),
        fc.record({ kind: fc.constant('guard' as const), queens: fc.integer({ min: 1, max: 6 }) }),
      ),
    });
    return fc.record({
      rules: fc.oneof(rules, rules.map(withoutRegions)),
      queens: fc.uniqueArray(fc.nat(squares - 1), { maxLength: 8 }),
    });
  });

test('a square attacks the squares of the definition, each listed once and in order', () => {
  fc.assert(
    fc.property(games, fc.nat(), ({ rules }, some) => {
      const geometry = geometryOf(rules);
      const from = some % geometry.squares;
      const expected = Array.from({ length: geometry.squares }, (_, square) => ({
        square,
        along: waysOfSeeing(rules, from, square)[0],
      })).filter(({ along }) => along !== undefined);
      expect(geometry.attacks(from)).toEqual(expected);
      for (const { square, along } of expected) {
        expect(geometry.relation(from, square)).toBe(along);
        expect(geometry.relation(square, from)).toBe(along);
      }
    }),
  );
});

describe('a verdict', () => {
  test('covers each square in every way that some queen attacks it', () => {
    fc.assert(
      fc.property(games, ({ rules, queens }) => {
        const { cover } = verdict(geometryOf(rules), queens);
        for (const square of cover.keys()) {
          const ways = new Set(queens.flatMap((queen) => waysOfSeeing(rules, queen, square)));
          const bits = [...ways].reduce((sum, way) => sum + RELATION_BIT[way], 0);
          expect(cover[square]).toBe(bits);
        }
      }),
    );
  });

  test('lists every pair of queens that attack each other, newest first, if the goal is to place queens', () => {
    fc.assert(
      fc.property(games, ({ rules, queens }) => {
        const { conflicts } = verdict(geometryOf(rules), queens);
        const pairs = queens
          .flatMap((newer, index) => queens.slice(0, index).map((older) => ({ newer, older })))
          .flatMap(({ newer, older }) =>
            waysOfSeeing(rules, newer, older).map((line) => ({ newer, older, line })),
          );
        expect(conflicts).toHaveLength(rules.goal.kind === 'place' ? pairs.length : 0);
        expect(pairs).toEqual(expect.arrayContaining([...conflicts]));
        const ages = conflicts.map(({ newer }) => queens.indexOf(newer));
        expect(ages).toEqual([...ages].sort((a, b) => b - a));
      }),
    );
  });

  test('agrees with the n-queens problem on n × n', () => {
    fc.assert(
      fc.property(games, ({ rules, queens }) => {
        fc.pre(rules.shape.rows === rules.shape.columns);
        const size = rules.shape.rows;
        const { conflicts, solved } = verdict(geometryOf(queensRules(size)), queens);
        expect(conflicts).toEqual(conflictsOf(queens, size));
        expect(solved).toBe(isSolution(queens, size));
      }),
    );
    expect(verdict(geometryOf(queensRules(8)), queensOf('15863724')).solved).toBe(true);
  });

  test('of Guard is solved if every square has a queen or is attacked, with no more queens than allowed', () => {
    fc.assert(
      fc.property(games, ({ rules, queens }) => {
        const { goal } = rules;
        const most = goal.kind === 'guard' ? goal.queens : 0;
        fc.pre(most > 0);
        const geometry = geometryOf(rules);
        const { unguarded, solved } = verdict(geometry, queens);
        const expected = Array.from({ length: geometry.squares }, (_, square) => square).filter(
          (square) =>
            queens.every(
              (queen) => queen !== square && waysOfSeeing(rules, queen, square).length === 0,
            ),
        );
        expect(unguarded).toEqual(expected);
        expect(solved).toBe(expected.length === 0 && queens.length <= most);
      }),
    );
  });
});
