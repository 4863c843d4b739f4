import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { House } from '../../core/board/house.ts';
import { completePuzzle } from '../../core/puzzles/puzzle.ts';
import { sample } from '../../core/sample.testing.ts';
import type { Square } from '../../core/board/square.ts';
import { answersFrom, somePlacementBoard } from '../puzzles/make/placement-boards.testing.ts';
import { drawFrom, independentQueens } from '../search/random-boards.testing.ts';
import { candidatesOf, type Candidates } from './candidates.ts';
import { lastFreeSquare } from './last-free-square.ts';
import { PlainHouses } from './plain-houses.testing.ts';
import { longRefutation, shortRefutation } from './refutation.ts';
import { sharedSquares } from './shared-squares.ts';
import { starvedHouse } from './starved-house.ts';
import { nextReason, type Reason } from './techniques.ts';

/** Every technique. Each is tried even if a simpler one applies. */
const TECHNIQUES: Readonly<Record<string, (candidates: Candidates) => Reason | undefined>> = {
  'last free square': lastFreeSquare,
  '1 shared': (candidates) => sharedSquares(candidates, 1),
  '2 shared': (candidates) => sharedSquares(candidates, 2),
  '3 shared': (candidates) => sharedSquares(candidates, 3),
  '4 shared': (candidates) => sharedSquares(candidates, 4),
  'starved house': starvedHouse,
  'short refutation': shortRefutation,
  'long refutation': longRefutation,
};

/** Checks a reason square by square. */
function expectReason(reason: Reason, plain: PlainHouses, houses: readonly House[]): void {
  const free = (number: number): Square[] => plain.freeIn(houses[number]!);
  switch (reason.technique) {
    case 'last-free-square':
      expect(free(reason.house)).toEqual([reason.square]);
      return;
    case 'shared-squares': {
      const { shared, excluded } = reason;
      const filled = reason.houses.flatMap(free);
      const within = shared.flatMap((number) => houses[number]!.squares);
      expect(new Set(reason.houses).size).toBe(new Set(shared).size);
      expect(filled.filter((square) => !within.includes(square))).toEqual([]);
      for (const number of [...reason.houses, ...shared])
        expect(plain.open()).toContainEqual(houses[number]);
      const others = within.filter((square) => plain.isFree(square) && !filled.includes(square));
      expect([...excluded].sort((a, b) => a - b)).toEqual(others.sort((a, b) => a - b));
      return;
    }
    case 'starved-house': {
      const house = houses[reason.house]!;
      expect(plain.open()).toContainEqual(house);
      for (const square of reason.excluded) {
        expect(house.squares).not.toContain(square);
        expect(plain.freeIn(house, [square])).toEqual([]);
      }
      return;
    }
    case 'refutation': {
      const supposed: Square[] = [...reason.excluded];
      for (const { square, house } of reason.moves) {
        if (reason.isPlain) expect(plain.freeIn(houses[house]!, supposed)).toEqual([square]);
        expect(plain.isFree(square, supposed)).toBe(true);
        expect(houses[house]!.squares).toContain(square);
        supposed.push(square);
      }
      expect(plain.open(supposed)).toContainEqual(houses[reason.house]);
      if (reason.isPlain) expect(plain.freeIn(houses[reason.house]!, supposed)).toEqual([]);
    }
  }
}

const BOARDS = sample(100, 5000, 40);

test(`every reason on ${BOARDS} boards is valid, and is true of every answer`, () => {
  const met = new Map<string, number>();
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const board = somePlacementBoard(drawFrom(seed), sample(2, 20));
      const { puzzle, standing } = board;
      const plain = new PlainHouses(puzzle, standing);
      if (standing.queens.some((a) => standing.queens.some((b) => plain.sees(a, b)))) return;
      const answers = answersFrom(board);
      const candidates = candidatesOf(puzzle.rules, standing.queens, standing.marks);
      expect(candidates.squaresIn()).toEqual(plain.free());
      for (const [name, find] of Object.entries(TECHNIQUES)) {
        const before = { free: candidates.free.slice(), left: candidates.left };
        const reason = find(candidates);
        expect({ free: candidates.free, left: candidates.left }).toEqual(before);
        if (!reason) continue;
        met.set(name, (met.get(name) ?? 0) + 1);
        expectReason(reason, plain, candidates.of.houses);
        if (reason.technique === 'last-free-square') {
          expect(answers.every((answer) => answer.includes(reason.square))).toBe(true);
          continue;
        }
        const { excluded } = reason;
        expect(new Set(excluded).size).toBe(excluded.length);
        expect(excluded.length).toBeGreaterThan(0);
        expect(excluded.every((square) => plain.isFree(square))).toBe(true);
        expect(answers.some((answer) => excluded.some((s) => answer.includes(s)))).toBe(false);
      }
    }),
    { numRuns: BOARDS },
  );
  expect([...met.keys()].sort()).toEqual(Object.keys(TECHNIQUES).sort());
});

test('a short refutation has the fewest moves possible, and is found whenever trying every square finds one', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { puzzle, standing } = somePlacementBoard(drawFrom(seed), 0);
      const plain = new PlainHouses(puzzle, standing);
      if (standing.queens.some((a) => standing.queens.some((b) => plain.sees(a, b)))) return;
      const candidates = candidatesOf(puzzle.rules, standing.queens, standing.marks);
      const free = plain.free();
      const fewest = [1, 2, 3].find((moves) =>
        free.some((square) => plain.failsAfter([square], moves)),
      );
      const first = free.find((square) => fewest && plain.failsAfter([square], fewest));
      const found = shortRefutation(candidates);
      expect(found?.moves.length).toBe(fewest);
      expect(found?.excluded[0]).toBe(first);
    }),
    { numRuns: sample(40, 3000) },
  );
});

test('on boards of up to 32 × 32 every reason is valid', () => {
  const met = new Set<string>();
  for (let seed = 0; seed < sample(12, 600, 4); seed++) {
    const draw = drawFrom(seed);
    const size = seed % 3 === 0 ? 4 + draw(28) : 32;
    const queens = independentQueens(size, draw(size >> 1), draw);
    const left = 2 + draw(4);
    const marks = [...Array(size * size).keys()].filter(
      (square) => !queens.includes(square) && draw(size) >= left,
    );
    const puzzle = completePuzzle(size, []);
    const plain = new PlainHouses(puzzle, { queens, marks });
    const candidates = candidatesOf(puzzle.rules, queens, marks);
    expect(candidates.squaresIn()).toEqual(plain.free());
    for (const [name, find] of Object.entries(TECHNIQUES)) {
      const reason = find(candidates);
      if (!reason) continue;
      if (size === 32) met.add(name);
      expectReason(reason, plain, candidates.of.houses);
    }
  }
  expect([...met].sort()).toEqual(Object.keys(TECHNIQUES).sort());
});

test('four rows whose free squares lie in four columns are a reason where none is simpler', () => {
  const size = 16;
  const rows = [1, 5, 9, 13];
  const columns = [0, 5, 10, 15];
  // No square attacks four squares of another row, so that no row is starved.
  const marks = rows.flatMap((row) =>
    [...Array(size).keys()]
      .filter((column) => !columns.includes(column))
      .map((column) => row * size + column),
  );
  const candidates = candidatesOf(completePuzzle(size, []).rules, [], marks);
  expect(nextReason(candidates)).toMatchObject({
    step: 'tricky',
    reason: {
      technique: 'shared-squares',
      houses: rows,
      shared: columns.map((column) => size + column),
    },
  });
});
