import { describe, expect, test } from 'vitest';
import known from '../../../core/board/known-domination.json';
import { algorithm, unguardedSquares, type GuardsParameters } from './algorithm.ts';

function finished(parameters: GuardsParameters) {
  const state = algorithm.start(parameters);
  let found = 0;
  const proved: number[] = [];
  for (let step = algorithm.step(state); step; step = algorithm.step(state)) {
    found += step.change.found;
    if (step.kind === 'found') expect(unguardedSquares(state)).toEqual([]);
    if (step.kind === 'none') proved.push(state.queens);
  }
  return { least: state.queens, sets: state.sets, found, proved };
}

describe('on square boards', () => {
  test.each(Object.entries(known.squares).map(([size, truth]) => [Number(size), truth] as const))(
    'the least number of queens and their sets are the published ones for n = %i',
    (size, { least, sets }) => {
      const result = finished({ rows: size, columns: size, queens: undefined });
      expect(result).toMatchObject({ least, sets, found: sets });
      expect(result.proved).toEqual(Array.from({ length: least - 1 }, (_, index) => index + 1));
    },
  );
});

test('on every rectangle up to 6 × 8 the results agree with trying every set of squares', () => {
  for (let rows = 1; rows <= 6; rows++) {
    for (let columns = 1; columns <= 8; columns++) {
      const { least, sets } = finished({ rows, columns, queens: undefined });
      expect({ rows, columns, least, sets }).toEqual({ rows, columns, ...tried(rows, columns) });
    }
  }
});

test('with more queens than the least the search counts every set of that many', () => {
  for (const [rows, columns, queens] of [
    [3, 3, 2],
    [3, 4, 3],
    [4, 4, 3],
    [2, 5, 4],
    [1, 3, 3],
    [2, 2, 5],
  ] as const) {
    const { sets } = finished({ rows, columns, queens });
    expect(sets).toBe(setsGuarding(rows, columns, queens));
  }
});

test('with too few queens the search proves that they cannot guard the board, and stops', () => {
  const result = finished({ rows: 8, columns: 8, queens: 4 });
  expect(result).toEqual({ least: 4, sets: 0, found: 0, proved: [4] });
});

/** Returns the least number of queens and the number of their sets, by trying every set of squares. */
function tried(rows: number, columns: number): { least: number; sets: number } {
  for (let least = 1; ; least++) {
    const sets = setsGuarding(rows, columns, least);
    if (sets > 0) return { least, sets };
  }
}

/**
 * Counts the sets of so many queens that guard a board of at most 48 squares. A mask of squares is two numbers of 24
 * bits.
 */
function setsGuarding(rows: number, columns: number, queens: number): number {
  const squares = rows * columns;
  const low: number[] = [];
  const high: number[] = [];
  for (let square = 0; square < squares; square++) {
    const seen = seenFrom(square, rows, columns);
    low.push(seen.filter((to) => to < 24).reduce((mask, to) => mask | (1 << to), 0));
    high.push(seen.filter((to) => to >= 24).reduce((mask, to) => mask | (1 << (to - 24)), 0));
  }
  const fullLow = low.reduce((mask, own) => mask | own, 0);
  const fullHigh = high.reduce((mask, own) => mask | own, 0);
  const count = (from: number, left: number, seenLow: number, seenHigh: number): number => {
    if (left === 0) return seenLow === fullLow && seenHigh === fullHigh ? 1 : 0;
    let sets = 0;
    for (let square = from; square <= squares - left; square++) {
      sets += count(square + 1, left - 1, seenLow | low[square]!, seenHigh | high[square]!);
    }
    return sets;
  };
  return count(0, queens, 0, 0);
}

function seenFrom(square: number, rows: number, columns: number): number[] {
  const seen: number[] = [];
  for (let to = 0; to < rows * columns; to++) {
    const down = Math.floor(to / columns) - Math.floor(square / columns);
    const right = (to % columns) - (square % columns);
    if (down * right * (down - right) * (down + right) === 0) seen.push(to);
  }
  return seen;
}
