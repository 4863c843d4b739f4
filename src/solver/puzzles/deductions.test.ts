import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { House } from '../../core/house.ts';
import { sample } from '../../core/sample.testing.ts';
import type { Square } from '../../core/square.ts';
import { drawFrom } from '../random-boards.testing.ts';
import { filling, lastSquare, starving } from './deductions.ts';
import type { Deduction } from './next-deduction.ts';
import { answersFrom, somePlacementBoard } from './placement-boards.testing.ts';
import { PlacementCandidates } from './placement-candidates.ts';
import { placementHousesOf } from './placement-houses.ts';
import { PlainHouses } from './plain-houses.testing.ts';
import { longRefutation, shortRefutation } from './refutations.ts';

/** Every technique, whether a simpler one says something or not. */
const TECHNIQUES: Readonly<
  Record<string, (candidates: PlacementCandidates) => Deduction | undefined>
> = {
  last: lastSquare,
  'filling 1': (candidates) => filling(candidates, 1),
  'filling 2': (candidates) => filling(candidates, 2),
  'filling 3': (candidates) => filling(candidates, 3),
  'filling 4': (candidates) => filling(candidates, 4),
  starving,
  short: shortRefutation,
  long: longRefutation,
};

/** Whether what a reason says of houses is so, square by square. */
function expectReason(deduction: Deduction, plain: PlainHouses, houses: readonly House[]): void {
  const free = (number: number): Square[] => plain.freeIn(houses[number]!);
  switch (deduction.technique) {
    case 'last-free-square':
      expect(free(deduction.house)).toEqual([deduction.square]);
      return;
    case 'shared-squares': {
      const { shared, excluded } = deduction;
      const filled = deduction.houses.flatMap(free);
      const within = shared.flatMap((number) => houses[number]!.squares);
      expect(new Set(deduction.houses).size).toBe(new Set(shared).size);
      expect(filled.filter((square) => !within.includes(square))).toEqual([]);
      for (const number of [...deduction.houses, ...shared])
        expect(plain.open()).toContainEqual(houses[number]);
      const others = within.filter((square) => plain.isFree(square) && !filled.includes(square));
      expect([...excluded].sort((a, b) => a - b)).toEqual(others.sort((a, b) => a - b));
      return;
    }
    case 'starved-house': {
      const house = houses[deduction.house]!;
      expect(plain.open()).toContainEqual(house);
      for (const square of deduction.excluded) {
        expect(house.squares).not.toContain(square);
        expect(plain.freeIn(house, [square])).toEqual([]);
      }
      return;
    }
    case 'refutation': {
      const supposed: Square[] = [...deduction.excluded];
      for (const { square, house } of deduction.moves) {
        if (deduction.isPlain) expect(plain.freeIn(houses[house]!, supposed)).toEqual([square]);
        expect(plain.isFree(square, supposed)).toBe(true);
        expect(houses[house]!.squares).toContain(square);
        supposed.push(square);
      }
      expect(plain.open(supposed)).toContainEqual(houses[deduction.house]);
      if (deduction.isPlain) expect(plain.freeIn(houses[deduction.house]!, supposed)).toEqual([]);
    }
  }
}

const BOARDS = sample(100, 5000);

test(`every reason on ${BOARDS} boards is one, and is true of every answer`, () => {
  const met = new Map<string, number>();
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const board = somePlacementBoard(drawFrom(seed), sample(2, 20));
      const { puzzle, standing } = board;
      const plain = new PlainHouses(puzzle, standing);
      if (standing.queens.some((a) => standing.queens.some((b) => plain.sees(a, b)))) return;
      const answers = answersFrom(board);
      const houses = placementHousesOf(puzzle.rules);
      const candidates = new PlacementCandidates(houses);
      for (const queen of standing.queens) candidates.place(queen);
      candidates.exclude(standing.marks);
      expect(candidates.squaresIn()).toEqual(plain.free());
      for (const [name, find] of Object.entries(TECHNIQUES)) {
        const before = { free: candidates.free.slice(), left: candidates.left };
        const deduction = find(candidates);
        expect({ free: candidates.free, left: candidates.left }).toEqual(before);
        if (!deduction) continue;
        met.set(name, (met.get(name) ?? 0) + 1);
        expectReason(deduction, plain, houses.houses);
        if (deduction.technique === 'last-free-square') {
          expect(answers.every((answer) => answer.includes(deduction.square))).toBe(true);
          continue;
        }
        const { excluded } = deduction;
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

test('a short refutation has the fewest moves of all, and there is one where trying finds one', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { puzzle, standing } = somePlacementBoard(drawFrom(seed), 0);
      const plain = new PlainHouses(puzzle, standing);
      if (standing.queens.some((a) => standing.queens.some((b) => plain.sees(a, b)))) return;
      const candidates = new PlacementCandidates(placementHousesOf(puzzle.rules));
      for (const queen of standing.queens) candidates.place(queen);
      candidates.exclude(standing.marks);
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
