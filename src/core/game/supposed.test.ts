import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { geometryOf } from '../board/geometry.ts';
import { queensRules, type Rules } from '../board/rules.ts';
import { squareName, type Square } from '../board/square.ts';
import { verdict } from '../board/verdict.ts';
import { regionsPuzzle } from '../puzzles/puzzle.ts';
import {
  emptyHouse,
  freeSquares,
  leadsToEmptyHouse,
  nextForced,
  suppose,
  type Supposed,
  type SupposedOn,
} from './supposed.ts';

function boardOf(
  rules: Rules,
  queens: readonly Square[],
  marks: readonly Square[] = [],
): SupposedOn {
  return { geometry: geometryOf(rules), position: { queens, marks } };
}

const NAMES = Array.from({ length: 64 }, (_, square) => squareName(square, 8));
const squaresOf = (names: string): Square[] => names.split(' ').map((name) => NAMES.indexOf(name));

/** The position of the design: its supposed c4 leads to a row without a square in two steps. */
const BOARD = boardOf(queensRules(8), squaresOf('a5 b2 d1'));
const C4: readonly Supposed[] = [{ square: NAMES.indexOf('c4') }];

/** Supposes queens on squares, one after the other. */
const byHand = (names: string): readonly Supposed[] =>
  squaresOf(names).reduce<readonly Supposed[]>((queens, at) => suppose(BOARD, queens, at), []);

/** Adds the queens that follow, until none does. */
function unfolded(board: SupposedOn, supposed: readonly Supposed[]): readonly Supposed[] {
  const next = nextForced(board, supposed);
  return next ? unfolded(board, [...supposed, next]) : supposed;
}

describe('supposing on a square', () => {
  test('adds a queen where neither a mark nor any queen rules it out', () => {
    expect(byHand('c4 f8')).toEqual([...C4, { square: NAMES.indexOf('f8') }]);
  });

  test.each(['a5', 'a4', 'c6'])('returns the same list on %s, which is not free', (name) => {
    expect(suppose(BOARD, C4, NAMES.indexOf(name))).toBe(C4);
  });

  test('returns the same list on a mark', () => {
    const marked = boardOf(queensRules(8), [], [3]);
    expect(suppose(marked, C4, 3)).toBe(C4);
  });

  test('on a supposed queen forgets it and those after it', () => {
    const queens = byHand('c4 f8 h7');
    expect(suppose(BOARD, queens, NAMES.indexOf('f8'))).toEqual(C4);
    expect(suppose(BOARD, queens, NAMES.indexOf('c4'))).toEqual([]);
  });
});

describe('supposing where a house has no square left', () => {
  const dead = unfolded(BOARD, C4);
  const supposedOn = (names: string): Supposed[] => squaresOf(names).map((square) => ({ square }));

  test('tries a free square in place of the newest queen and what followed from it', () => {
    expect(suppose(BOARD, dead, NAMES.indexOf('c6'))).toEqual(supposedOn('c6'));
    const two = supposedOn('c8 h7');
    expect(emptyHouse(BOARD, two)).toBeDefined();
    expect(suppose(BOARD, two, NAMES.indexOf('h4'))).toEqual(supposedOn('c8 h4'));
  });

  test('returns the same list on a square that is not free without that queen', () => {
    for (const name of ['a5', 'a4']) {
      expect(suppose(BOARD, dead, NAMES.indexOf(name))).toBe(dead);
    }
  });
});

test('a house that has no square anyway says nothing against a supposed queen', () => {
  const row = squaresOf('a8 b8 c8 d8 e8 f8 g8 h8');
  const board = boardOf(queensRules(8), [], row);
  expect(emptyHouse(board, C4)).toBeUndefined();
});

const REGIONS = [
  [0, 0, 0, 1, 1],
  [0, 2, 2, 2, 1],
  [0, 3, 2, 4, 1],
  [3, 3, 3, 4, 4],
  [3, 3, 4, 4, 4],
].flat();

test('a region can be the house with one square left, and the one with none', () => {
  const { rules } = regionsPuzzle(5, 'touch', REGIONS);
  const house = { kind: 'region', index: 1 };
  // The region has the squares 3, 4, 9 and 14.
  const marked = boardOf(rules, [], [3, 4, 9]);
  expect(nextForced(marked, [{ square: 0 }])).toMatchObject({ square: 14, house });
  expect(emptyHouse(boardOf(rules, []), [{ square: 8 }])).toMatchObject(house);
});

/** All ways to fill a board of five rows, by trying every column in each. */
function answersOf(rules: Rules, row = 0, queens: readonly Square[] = []): readonly Square[][] {
  const geometry = geometryOf(rules);
  if (row === 5) return [[...queens]];
  return [0, 1, 2, 3, 4]
    .map((column) => row * 5 + column)
    .filter((square) => queens.every((queen) => !geometry.relation(queen, square)))
    .flatMap((square) => answersOf(rules, row + 1, [...queens, square]));
}

describe.each([
  ['the n-queens problem', queensRules(5)],
  ['Regions without touching', regionsPuzzle(5, 'touch', REGIONS).rules],
  ['Regions with whole diagonals', regionsPuzzle(5, 'queen', REGIONS).rules],
])('in %s', (_, rules) => {
  const answers = answersOf(rules);
  const squares = fc.array(fc.nat(24), { maxLength: 5 });
  /** A board without conflicts, with marks and with queens supposed on it. */
  const thoughts = fc.tuple(squares, squares, squares).map(([queens, marks, thought]) => {
    const empty = boardOf(rules, []);
    const standing = queens.reduce<readonly Supposed[]>(
      (before, square) => (before.length < 2 ? suppose(empty, before, square) : before),
      [],
    );
    const placed = standing.map(({ square }) => square);
    const board = boardOf(
      rules,
      placed,
      marks.filter((mark) => !placed.includes(mark)),
    );
    const supposed = thought.reduce<readonly Supposed[]>(
      (before, square) => suppose(board, before, square),
      [],
    );
    return { board, supposed };
  });

  test('what follows is in every answer with the queens, and none has an empty house', () => {
    fc.assert(
      fc.property(thoughts, ({ board, supposed }) => {
        const { queens, marks } = board.position;
        const standing = [...queens, ...supposed.map(({ square }) => square)];
        const left = answers.filter(
          (answer) =>
            standing.every((queen) => answer.includes(queen)) &&
            !marks.some((mark) => answer.includes(mark)),
        );
        const next = nextForced(board, supposed);
        if (next) {
          expect(left.every((answer) => answer.includes(next.square))).toBe(true);
          expect(freeSquares(board, supposed).has(next.square)).toBe(true);
        }
        if (emptyHouse(board, supposed) || leadsToEmptyHouse(board, supposed)) {
          expect(left).toEqual([]);
        }
        expect(verdict(board.geometry, standing).conflicts).toEqual([]);
      }),
    );
  });
});
