import { expect, test } from 'vitest';
import type { OwnDraft } from '../../../core/puzzles/own-draft.ts';
import { completePuzzle } from '../../../core/puzzles/puzzle.ts';
import { queensOf } from '../../../core/solutions/code.ts';
import { sample } from '../../../core/sample.testing.ts';
import { drawFrom, type Draw } from '../../search/random-boards.testing.ts';
import { finish } from '../../worker/task.ts';
import { checkGuard } from '../check/check-guard.ts';
import { checkPlacement } from '../check/check-placement.ts';
import { finishDraft } from './finish-draft.ts';
import {
  halfPainted,
  paintedFromGood,
  scribbled,
  type HalfPainted,
} from './half-painted.testing.ts';
import { readDraft } from './judge-draft.ts';
import { areConnected, plainAnswers } from '../../search/plain-answers.testing.ts';
import { expectSolvedByHints } from '../../hints/solved-by-hints.testing.ts';

/** Finishes a draft, and checks that it has exactly one answer, to which hints lead. */
function finished<Draft extends OwnDraft>(draft: Draft): { draft: Draft; changed: number } {
  const result = finish(finishDraft(draft))!;
  const read = readDraft(result.draft);
  if (read.kind !== 'puzzle') throw new Error(read.kind);
  const check = finish(checkPlacement(read.puzzle));
  if (check.kind !== 'one') throw new Error(check.kind);
  expect(check.step).toBeDefined();
  expect(expectSolvedByHints(read.puzzle, check.answer)).toBe(true);
  return { draft: result.draft as Draft, changed: result.changed };
}

function expectFinishedRegions(draft: HalfPainted): number {
  const { draft: whole, changed } = finished(draft);
  const { shape, sight } = draft;
  expect(whole).toMatchObject({ kind: 'regions', shape, sight });
  expect(areConnected(whole.regions, shape.rows)).toBe(true);
  const other = whole.regions.filter(
    (region, square) => draft.regions[square] !== -1 && draft.regions[square] !== region,
  );
  expect(changed).toBe(other.length);
  return changed;
}

test('half-painted boards end with exactly one answer, and those near a good board change little', () => {
  const draw = drawFrom(24);
  const changes: Record<string, number[]> = {};
  for (let board = 0; board < sample(14, 110); board++) {
    const { manner, draft } = halfPainted(board, draw);
    (changes[manner] ??= []).push(expectFinishedRegions(draft));
  }
  // Two squares are painted wrong in 'near', and none in 'good in part'.
  for (const changed of changes['near']!) expect(changed).toBeLessThanOrEqual(3);
  for (const changed of changes['good in part']!) expect(changed).toBeLessThanOrEqual(3);
  if (process.env['WHOLE']) console.info(changes);
});

test('the same drawing is finished in the same way', () => {
  const shape = { rows: 9, columns: 9 };
  const draft = scribbled({ shape, sight: 'touch' }, drawFrom(2), 7, 9);
  expect(finish(finishDraft(draft))).toEqual(finish(finishDraft(draft)));
});

test('a board that is finished stays as it is', () => {
  const shape = { rows: 8, columns: 8 };
  const spec = { kind: 'regions', shape, sight: 'touch', step: 'thorny' } as const;
  const draft = paintedFromGood(spec, drawFrom(8), 100, 0);
  expect(finish(finishDraft(draft))).toEqual({ draft, changed: 0 });
});

test('a bare board, one region all over, lines, and strips that no answer fits are finished', () => {
  const size = sample(8, 12);
  const paint = (
    sight: HalfPainted['sight'],
    region: (row: number, column: number) => number,
  ): HalfPainted => ({
    kind: 'regions',
    shape: { rows: size, columns: size },
    sight,
    regions: Array.from({ length: size * size }, (_, at) =>
      region(Math.floor(at / size), at % size),
    ),
  });
  expect(expectFinishedRegions(paint('queen', () => -1))).toBe(0);
  expectFinishedRegions(paint('queen', () => 5));
  expectFinishedRegions(paint('queen', (row) => row));
  // The upper half has too few regions, and the lower too many.
  const few = size / 2 - 1;
  expectFinishedRegions(
    paint('touch', (row, column) =>
      2 * row < size
        ? Math.floor((column * few) / size)
        : few + Math.floor((column * (size - few)) / size),
    ),
  );
});

/** Draws given queens on any squares, no more than the board has rows. */
function someGivens(size: number, draw: Draw): number[] {
  return [...new Set(Array.from({ length: draw(size + 1) }, () => draw(size * size)))];
}

test('finishing Complete removes the fewest given queens and adds those needed', () => {
  const draw = drawFrom(14);
  for (let board = 0; board < sample(20, 300); board++) {
    const size = 5 + draw(board % 4 === 0 ? 10 : 4);
    const shape = { rows: size, columns: size };
    const givens = someGivens(size, draw);
    const { draft, changed } = finished<OwnDraft>({ kind: 'complete', shape, givens });
    if (draft.kind !== 'complete') throw new Error(draft.kind);
    const kept = givens.filter((given) => draft.givens.includes(given));
    expect(changed).toBe(givens.length - kept.length);
    expect(draft.givens.length).toBeLessThan(size);
    // One more of the queens given before leaves no answer, or nothing to place.
    for (const given of givens.filter((other) => !kept.includes(other))) {
      const [answer] = plainAnswers(completePuzzle(size, [...kept, given]), 1);
      const conflicts = readDraft({ kind: 'complete', shape, givens: [...kept, given] });
      expect(conflicts.kind === 'puzzle' && answer !== undefined).toBe(false);
    }
  }
});

test('finishing Complete with a whole solution given removes only its last queen', () => {
  const shape = { rows: 8, columns: 8 };
  const givens = queensOf('15863724');
  const { draft, changed } = finished({ kind: 'complete', shape, givens });
  expect(draft.givens).toEqual(givens.slice(0, 7));
  expect(changed).toBe(1);
});

test('finishing an empty Complete board gives no more than half of its queens', () => {
  for (let size = 5; size <= 14; size++) {
    const shape = { rows: size, columns: size };
    const { draft, changed } = finished({ kind: 'complete', shape, givens: [] as number[] });
    expect(changed).toBe(0);
    expect(draft.givens.length).toBeLessThanOrEqual(Math.ceil(size / 2));
  }
});

test('finishing Guard allows the queens that those given need, and keeps these while squares are unguarded', () => {
  const draw = drawFrom(6);
  for (let board = 0; board < sample(20, 200); board++) {
    const shape = { rows: 3 + draw(8), columns: 3 + draw(8) };
    const squares = shape.rows * shape.columns;
    const givens = [...new Set(Array.from({ length: draw(6) }, () => draw(squares)))];
    const result = finish(finishDraft({ kind: 'guard', shape, queens: 1 + draw(9), givens }))!;
    if (result.draft.kind !== 'guard') throw new Error(result.draft.kind);
    expect(result.draft.givens).toEqual(givens.slice(0, givens.length - result.changed));
    const read = readDraft(result.draft);
    if (read.kind !== 'puzzle') throw new Error(read.kind);
    const check = finish(checkGuard(read.puzzle));
    expect(check).toMatchObject({ kind: 'guarded', least: result.draft.queens });
  }
});
