import fc from 'fast-check';
import { expect, test } from 'vitest';
import { queensOf } from '../../core/code-squares.ts';
import { columnHouses, rowHouses, type House } from '../../core/house.ts';
import { sample } from '../../core/sample.testing.ts';
import type { Square } from '../../core/square.ts';
import { gridOf } from '../grid.ts';
import {
  allSolutions,
  drawFrom,
  extending,
  independentQueens,
  someOf,
} from '../random-boards.testing.ts';
import { Candidates, type Ray } from './candidates.ts';
import { lastFreeSquares } from './last-free-square.ts';
import { refutations } from './refutation.ts';
import { sharedSquares } from './shared-squares.ts';
import { starvedHouses } from './starved-house.ts';

/** Random boards of n = 4 … 9: parts of a solution, and queens that need not be part of one. */
const boards = fc
  .record({ size: fc.integer({ min: 4, max: 9 }), seed: fc.nat(), isAlive: fc.boolean() })
  .map(({ size, seed, isAlive }) => {
    const draw = drawFrom(seed);
    const solutions = allSolutions(size);
    const queens = isAlive
      ? someOf(queensOf(solutions[draw(solutions.length)]!), draw(size), draw)
      : independentQueens(size, draw(5), draw);
    return { size, queens, seed };
  });

const met = { last: 0, starved: 0, shared: 0, refuted: 0 };

/** Checks everything the techniques say about a board against its completions. */
function check(
  candidates: Candidates,
  kinds: readonly (readonly [House[], House[]])[],
  completions: readonly (readonly Square[])[],
): void {
  const isUsed = (square: Square): boolean => completions.some((queens) => queens.includes(square));

  for (const { house, square, rays } of lastFreeSquares(candidates)) {
    met.last++;
    expect(candidates.freeIn(house)).toEqual([square]);
    expect(completions.every((queens) => queens.includes(square))).toBe(true);
    checkRays(rays, candidates.queens, candidates);
  }
  for (const { house, excluded, rays } of starvedHouses(candidates)) {
    met.starved++;
    expect(excluded.some(isUsed)).toBe(false);
    checkRays(rays, [...candidates.queens, ...excluded], candidates);
    // The rays are the whole reason: every square of the house is at the end of one.
    expect(rays.map(({ square }) => square).sort()).toEqual([...house.squares].sort());
  }
  for (const [kind, other] of kinds) {
    for (const { houses, shared, excluded, squares } of sharedSquares(candidates, kind, other)) {
      met.shared++;
      expect(houses.length).toBe(shared.length);
      expect(houses.length).toBeGreaterThanOrEqual(2);
      const held = new Set(shared.flatMap((house) => house.squares));
      expect(squares.every((square) => held.has(square))).toBe(true);
      expect(excluded.length).toBeGreaterThan(0);
      expect(excluded.some(isUsed)).toBe(false);
    }
  }
  for (const refutation of refutations(candidates)) {
    if (refutation === undefined) continue;
    met.refuted++;
    const { excluded, moves, house, rays } = refutation;
    expect(excluded.some(isUsed)).toBe(false);
    // Played out again from the data alone: each house has one square left when its move is due.
    const supposed: Square[] = [...excluded];
    const leftIn = (checked: House): Square[] =>
      candidates
        .freeIn(checked)
        .filter((square) =>
          supposed.every(
            (queen) => queen !== square && candidates.along(queen, square) === undefined,
          ),
        );
    expect(moves.length).toBeGreaterThan(0);
    for (const move of moves) {
      expect(leftIn(move.house)).toEqual([move.square]);
      supposed.push(move.square);
    }
    expect(leftIn(house)).toEqual([]);
    checkRays(rays, [...candidates.queens, ...supposed], candidates);
  }
}

function checkRays(rays: readonly Ray[], queens: readonly Square[], candidates: Candidates): void {
  const isTrue = ({ queen, square, along }: Ray): boolean =>
    queens.includes(queen) && candidates.along(queen, square) === along;
  expect(rays.every(isTrue)).toBe(true);
}

const BOARDS = sample(2_500, 10_000);

test(`what a technique rules out is in no completion, on ${BOARDS} boards of n = 4 … 9`, () => {
  fc.assert(
    fc.property(boards, ({ size, queens }) => {
      const rows = rowHouses({ rows: size, columns: size });
      const columns = columnHouses({ rows: size, columns: size });
      const candidates = new Candidates(gridOf(size, queens), [...rows, ...columns]);
      const completions = extending(allSolutions(size), queens).map(queensOf);
      check(
        candidates,
        [
          [rows, columns],
          [columns, rows],
        ],
        completions,
      );
    }),
    { numRuns: BOARDS },
  );
  // Each technique was put to the test, not passed over.
  for (const times of Object.values(met)) expect(times).toBeGreaterThan(0);
});

test('regions that need one queen each are houses like rows and columns', () => {
  fc.assert(
    fc.property(boards, ({ size, queens, seed }) => {
      const regions = regionsAround(queensOf(allSolutions(size)[0]!), size, drawFrom(seed));
      const rows = rowHouses({ rows: size, columns: size });
      const columns = columnHouses({ rows: size, columns: size });
      const standing = queens.filter(
        (queen, index) =>
          !regions.some(
            ({ squares }) =>
              squares.includes(queen) && queens.slice(0, index).some((q) => squares.includes(q)),
          ),
      );
      const grid = gridOf(size, standing);
      const candidates = new Candidates(grid, [...rows, ...columns, ...regions]);
      const completions = extending(allSolutions(size), standing)
        .map(queensOf)
        .filter((ending) =>
          regions.every(({ squares }) => ending.filter((q) => squares.includes(q)).length === 1),
        );
      check(
        candidates,
        [
          [rows, columns],
          [regions, rows],
          [columns, regions],
        ],
        completions,
      );
    }),
    { numRuns: 500 },
  );
});

/** Regions that grow from the queens of a solution until they fill the board. */
function regionsAround(
  queens: readonly Square[],
  size: number,
  draw: (bound: number) => number,
): House[] {
  const squares = Array.from({ length: size * size }, (_, square) => square);
  const regionOf = squares.map((square) => queens.indexOf(square));
  for (const square of squares) {
    if (regionOf[square] === -1) regionOf[square] = draw(size);
  }
  return queens.map((_, index) => ({
    kind: 'region',
    index,
    squares: squares.filter((square) => regionOf[square] === index),
  }));
}
