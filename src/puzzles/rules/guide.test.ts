import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { geometryOf, type Geometry } from '../../core/board/geometry.ts';
import type { Sight } from '../../core/board/rules.ts';
import { completePuzzle, PUZZLE_KINDS, regionsPuzzle } from '../../core/puzzles/puzzle.ts';
import { rowOf, type Square } from '../../core/board/square.ts';
import { verdict } from '../../core/board/verdict.ts';
import { newGame } from '../../core/game/game.ts';
import type { UnfinishedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import { KINDS } from '../shared/kinds/kinds.ts';
import { firstGuide, guideOf, offeredGuide, stepWords } from './guide.ts';

/** Returns every placement of one queen a row on 5 × 5 that the rules allow and that contains `queens`. */
function answersWith(geometry: Geometry, queens: readonly Square[]): Square[][] {
  let boards: Square[][] = [[]];
  for (let row = 0; row < 5; row++) {
    const squares = [0, 1, 2, 3, 4].map((column) => row * 5 + column);
    const fixed = squares.filter((square) => queens.includes(square));
    boards = boards.flatMap((board) =>
      (fixed.length > 0 ? fixed : squares)
        .filter((square) => board.every((other) => !geometry.relation(other, square)))
        .map((square) => [...board, square]),
    );
  }
  return boards;
}

describe.each(PUZZLE_KINDS)('the guide of %s', (kind) => {
  const { puzzle, queens, steps } = KINDS[kind].guide;
  const geometry = geometryOf(puzzle.rules);

  test('is a puzzle that three taps solve, and not fewer', () => {
    expect(steps).toHaveLength(3);
    expect(queens).toEqual(expect.arrayContaining([...puzzle.givens]));
    const all = [...queens, ...steps.map(({ square }) => square)];
    expect(new Set(all).size).toBe(all.length);
    expect(verdict(geometry, all).solved).toBe(true);
    expect(verdict(geometry, all.slice(0, -1)).solved).toBe(false);
  });

  test('names the square of each tap, and what its words are about', () => {
    for (const step of steps) {
      const words = stepWords(KINDS[kind].guide, step);
      expect(words).toMatch(/\b[a-e][1-5]\b/);
      for (const square of step.about) expect(square).toBeLessThan(geometry.squares);
      for (const [, row] of words.matchAll(/row (\d)/gi))
        expect(step.about.every((square) => rowOf(square, 5) === 5 - Number(row))).toBe(true);
    }
  });
});

describe.each(['complete', 'regions'] as const)('in the guide of %s', (kind) => {
  const { puzzle, queens, steps } = KINDS[kind].guide;
  const geometry = geometryOf(puzzle.rules);

  test('there is one answer', () => {
    expect(answersWith(geometry, puzzle.givens)).toHaveLength(1);
  });

  test('each tap goes to the only free square of the row or region that its words are about', () => {
    for (const [index, { square, about }] of steps.entries()) {
      const standing = [...queens, ...steps.slice(0, index).map((step) => step.square)];
      const { cover } = verdict(geometry, standing);
      const free = about.filter((one) => cover[one] === 0 && !standing.includes(one));
      expect(free).toEqual([square]);
    }
  });
});

test('in the guide of Guard the words count the open squares, and what a tap leaves', () => {
  const { puzzle, steps } = KINDS.guard.guide;
  const geometry = geometryOf(puzzle.rules);
  const left = [1, 2, 3].map(
    (count) =>
      verdict(
        geometry,
        steps.slice(0, count).map(({ square }) => square),
      ).unguarded,
  );
  expect(left.map(({ length }) => length)).toEqual([4, 1, 0]);
  expect(left[0]).toEqual(steps[1]!.about);
  expect(left[1]).toEqual(steps[2]!.about);
  // “Queens may attack each other.”
  expect(geometry.relation(steps[2]!.square, steps[1]!.square)).toBeDefined();
});

test('Regions in which queens attack along diagonals have no guide: it would tell another rule', () => {
  const regions = KINDS.regions.guide.puzzle.rules.regions!;
  expect(guideOf(regionsPuzzle(5, 'queen', regions).rules)).toBeUndefined();
  expect(guideOf(regionsPuzzle(5, 'touch', regions).rules)).toBe('regions');
  expect(guideOf(completePuzzle(5, []).rules)).toBe('complete');
});

describe('a player whose first Regions have no guide', () => {
  const regions = KINDS.regions.guide.puzzle.rules.regions!;
  const bySight = (sight: Sight): UnfinishedPuzzle => ({
    name: sight,
    puzzle: regionsPuzzle(5, sight, regions),
    step: undefined,
    game: newGame(KINDS.regions.guide.puzzle.rules),
    changedAt: 0,
  });
  /** The progress of a player who has begun these puzzles. */
  const after = (...begun: UnfinishedPuzzle[]): Parameters<typeof firstGuide>[1] =>
    ({
      results: { statistics: () => Promise.resolve({ byDifficulty: [] }) },
      unfinished: { list: () => Promise.resolve(begun) },
      table: { getAll: () => Promise.resolve({ value: new Map(), isWhole: true }) },
    }) as unknown as Parameters<typeof firstGuide>[1];
  const [sunday, monday] = [bySight('queen'), bySight('touch')];

  beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('gets the guide with the first that have one, once', async () => {
    expect(await firstGuide(sunday, after(), () => true)).toBeUndefined();
    expect(await firstGuide(monday, after(sunday), () => true)).toBe('regions');
    expect(await firstGuide(monday, after(sunday, monday), () => true)).toBeUndefined();
    expect(await offeredGuide(monday, after(sunday, monday), () => true)).toBeUndefined();
  });

  test('is offered the guide with the first that a friend sends, once', async () => {
    expect(await firstGuide(sunday, after(), () => true)).toBeUndefined();
    expect(await offeredGuide(monday, after(sunday), () => false)).toBeUndefined();
    expect(await offeredGuide(monday, after(sunday), () => true)).toBe('regions');
    expect(await offeredGuide(monday, after(sunday), () => true)).toBeUndefined();
  });
});
