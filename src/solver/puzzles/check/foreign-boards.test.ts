import { expect, test } from 'vitest';
import { parsePuzzleCode, puzzleCode } from '../../../core/puzzles/puzzle-code.ts';
import type { Puzzle } from '../../../core/puzzles/puzzle.ts';
import { piecesOf } from '../../../core/puzzles/region-pieces.ts';
import { sample } from '../../../core/sample.testing.ts';
import { drawFrom, type Draw } from '../../search/random-boards.testing.ts';
import { finish } from '../../worker/task.ts';
import { checkPlacement } from './check-placement.ts';
import { mendedRegions } from './mended-regions.testing.ts';
import { expectSolvedByHints } from '../../hints/solved-by-hints.testing.ts';

function isInPieces({ rules: { regions, shape } }: Puzzle): boolean {
  return [...new Set(regions)].some((region) => piecesOf(region, regions!, shape).length > 1);
}

/**
 * Opens boards by their codes until `count` of them are within the reach of hints, and solves these by hints alone.
 * Compares each hint with the only answer.
 * @param seed The first seed; the next ones follow.
 */
function expectSolved(count: number, seed: number, make: (draw: Draw) => Puzzle | undefined): void {
  for (let solved = 0; solved < count; seed++) {
    const made = make(drawFrom(seed));
    if (!made) continue;
    const code = puzzleCode(made);
    const read = parsePuzzleCode(code);
    if (!read.ok) throw new Error(code);
    expect(read.puzzle).toEqual(made);
    const check = finish(checkPlacement(read.puzzle));
    if (check.kind !== 'one') throw new Error(`${code} has ${check.kind}.`);
    if (!check.step) continue;
    expect(expectSolvedByHints(read.puzzle, check.answer), code).toBe(true);
    solved++;
  }
}

test('boards of regions in pieces are opened by their codes and solved by hints alone', () => {
  expectSolved(sample(20, 200, 8), 1, (draw) => {
    const puzzle = mendedRegions(6 + draw(7), draw(2) === 0 ? 'touch' : 'queen', true, draw);
    return puzzle && isInPieces(puzzle) ? puzzle : undefined;
  });
});

test('boards of 13 to 16 rows are opened by their codes and solved by hints alone', () => {
  // The first board has 16 rows: hints do not solve most boards of that size.
  expectSolved(sample(1, 100), 17, (draw) =>
    mendedRegions(13 + draw(4), draw(2) === 0 ? 'touch' : 'queen', draw(2) === 0, draw),
  );
});
