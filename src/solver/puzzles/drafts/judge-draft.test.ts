import { expect, test } from 'vitest';
import type { OwnDraft } from '../../../core/puzzles/own-draft.ts';
import type { Puzzle } from '../../../core/puzzles/puzzle.ts';
import { sample } from '../../../core/sample.testing.ts';
import { finish } from '../../worker/task.ts';
import { checkGuard } from '../check/check-guard.ts';
import { checkPlacement } from '../check/check-placement.ts';
import { judgeDraft } from './judge-draft.ts';
import { makePuzzle } from '../make/make-puzzle.ts';
import type { Finding } from '../../hints/hint.ts';
import { placementHint } from '../../hints/placement-hint.ts';
import type { Reason } from '../../reasoning/techniques.ts';
import type { DraftVerdict } from '../protocol.ts';

const judge = (draft: OwnDraft): DraftVerdict =>
  finish(judgeDraft(draft, draft.kind === 'guard' ? checkGuard : checkPlacement));

/** Reads regions from letters; a dot is a bare square. */
function drawn(...rows: string[]): OwnDraft {
  const regions = rows
    .join('')
    .split('')
    .map((letter) => (letter === '.' ? -1 : letter.charCodeAt(0) - 97));
  const shape = { rows: rows.length, columns: rows.length };
  return { kind: 'regions', shape, sight: 'touch', regions };
}

test('a Regions draft is judged first by bare squares, then by missing regions, then by pieces', () => {
  expect(judge(drawn('a.abb', 'aaabb', 'aaaaa', 'acedd', 'ccedd'))).toEqual({
    kind: 'unpainted',
    squares: 1,
  });
  expect(judge(drawn('aaabb', 'aaabb', 'aaaaa', 'acbdd', 'ccbdd'))).toEqual({
    kind: 'missing',
    regions: [4],
  });
  expect(judge(drawn('aaabb', 'aadbe', 'aaddd', 'acedd', 'ccedd'))).toEqual({
    kind: 'pieces',
    region: 4,
    smallest: [9],
    pieces: 2,
  });
});

test('a Regions draft of whole regions is a puzzle, and its answers are checked', () => {
  expect(judge(drawn('aaabb', 'aadbb', 'aaddd', 'acedd', 'ccedd'))).toMatchObject({
    kind: 'puzzle',
    puzzle: { givens: [], rules: { sight: 'touch' } },
    check: { kind: 'one', step: 'steady' },
  });
  expect(judge(drawn('aaabb', 'aabbb', 'aabbb', 'ccdde', 'ccdde'))).toMatchObject({
    check: { kind: 'none' },
    hardest: undefined,
  });
});

test('a Complete draft is judged by attacks, by queens that are all given, and by its answers', () => {
  const shape = { rows: 5, columns: 5 };
  const complete = (...givens: number[]): DraftVerdict =>
    judge({ kind: 'complete', shape, givens });
  expect(complete(3, 0, 6)).toEqual({ kind: 'broken', squares: [0, 6] });
  expect(complete(0, 7, 14, 16, 23)).toEqual({ kind: 'all-given' });
  expect(complete()).toMatchObject({ check: { kind: 'several' } });
  expect(complete(7, 0)).toMatchObject({
    puzzle: { givens: [0, 7] },
    check: { kind: 'one', answer: [0, 7, 14, 16, 23] },
  });
});

test('a Complete draft with a given queen on a square of no answer has none', () => {
  const shape = { rows: 6, columns: 6 };
  expect(judge({ kind: 'complete', shape, givens: [0] })).toMatchObject({
    check: { kind: 'none' },
    hardest: undefined,
  });
});

test('a Guard draft is judged by its given queens, a guarded board, and the least queens needed', () => {
  const shape = { rows: 8, columns: 8 };
  const guard = (queens: number, ...givens: number[]): DraftVerdict =>
    judge({ kind: 'guard', shape, queens, givens });
  expect(guard(1, 9, 3)).toEqual({ kind: 'broken', squares: [9, 3] });
  expect(guard(4)).toMatchObject({ check: { kind: 'none', least: 5 } });
  expect(guard(5)).toMatchObject({ check: { kind: 'guarded', least: 5 }, hardest: undefined });
  expect(guard(6)).toMatchObject({ check: { kind: 'guarded', least: 5 } });
  expect(guard(5, 0, 7, 63)).toMatchObject({ check: { kind: 'none' } });
  const three = { rows: 3, columns: 3 };
  expect(judge({ kind: 'guard', shape: three, queens: 3, givens: [4] })).toEqual({
    kind: 'all-given',
  });
  expect(judge({ kind: 'guard', shape: three, queens: 1, givens: [0] })).toMatchObject({
    check: { kind: 'none', least: 2 },
  });
});

test('any draft is judged after few pauses, also with strips, one big region or nothing given', () => {
  const paint = (region: (row: number, column: number) => number): OwnDraft => ({
    kind: 'regions',
    shape: { rows: 12, columns: 12 },
    sight: 'touch',
    regions: Array.from({ length: 144 }, (_, at) => region(Math.floor(at / 12), at % 12)),
  });
  const last = { rows: 12, columns: 12 };
  const drafts: OwnDraft[] = [
    // The regions are strips: five in the upper six rows, and seven in the lower.
    paint((row, column) =>
      row < 6 ? Math.min(Math.floor(column / 2.4), 4) : 5 + Math.min(Math.floor(column / 1.7), 6),
    ),
    paint((row) => row),
    paint((row, column) => (row === 0 && column < 11 ? column : 11)),
    { kind: 'complete', shape: { rows: 14, columns: 14 }, givens: [] },
    { kind: 'complete', shape: { rows: 14, columns: 14 }, givens: [0, 31, 193] },
    { kind: 'guard', shape: last, queens: 5, givens: [0] },
    { kind: 'guard', shape: last, queens: 9, givens: [0, 1, 12, 13] },
  ];
  for (const draft of drafts) {
    const task = judgeDraft(draft, draft.kind === 'guard' ? checkGuard : checkPlacement);
    let pauses = 0;
    let next = task.next();
    for (; !next.done; next = task.next()) pauses++;
    expect(next.value.kind).toBe('puzzle');
    // Two pauses are well below a millisecond apart.
    expect(pauses).toBeLessThan(1000);
  }
});

test('a Guard verdict tells the least queens with those given, and the least without them', () => {
  const shape = { rows: 8, columns: 8 };
  expect(judge({ kind: 'guard', shape, queens: 5, givens: [0, 8, 16] })).toMatchObject({
    check: { kind: 'none', least: 6 },
    leastOfBoard: 5,
  });
  expect(judge({ kind: 'guard', shape, queens: 5, givens: [] })).toMatchObject({
    leastOfBoard: undefined,
  });
});

/** Follows hints to the end, and returns the technique of each with the number in its words. */
function reasonsOf(puzzle: Puzzle, answer: readonly number[]): string[] {
  const queens = [...puzzle.givens];
  const marks: number[] = [];
  const reasons: string[] = [];
  while (queens.length < answer.length) {
    const { finding, act } = placementHint(puzzle, { queens, marks }, answer);
    if (act?.kind === 'toggle') queens.push(act.square);
    else if (act?.kind === 'paint') marks.push(...act.squares);
    else throw new Error(finding.technique);
    reasons.push(sizedName(finding));
  }
  return reasons;
}

/** Returns the technique of a reason or finding, with its number of houses or queens. */
function sizedName(reason: Reason | Finding): string {
  switch (reason.technique) {
    case 'shared-squares':
      return `${reason.technique} ${reason.houses.length}`;
    case 'refutation':
      return `${reason.technique} ${reason.moves.length}`;
    default:
      return reason.technique;
  }
}

test('the hardest reason is one that hints give, and they give none of a harder kind', () => {
  const order = [
    'last-free-square',
    'shared-squares 1',
    'starved-house',
    'shared-squares',
    'refutation',
  ];
  const place = (reason: string): number =>
    order.findIndex(
      (kind) =>
        (reason.startsWith(kind) && (reason === kind || !kind.endsWith('s'))) ||
        reason.startsWith(`${kind} `),
    );
  const shape = { rows: 8, columns: 8 };
  const seen = new Set<string>();
  for (let seed = 0; seed < sample(12, 400, 8); seed++) {
    const step = (['gentle', 'steady', 'tricky', 'thorny'] as const)[seed % 4]!;
    const kind = seed % 8 < 4 ? 'regions' : 'complete';
    const sight = seed % 3 === 0 && kind === 'regions' ? 'touch' : 'queen';
    const puzzle = finish(makePuzzle({ kind, shape, sight, step }, seed));
    if (!puzzle) continue;
    const { rules, givens } = puzzle;
    const verdict = judge(
      rules.regions
        ? { kind: 'regions', shape, sight, regions: rules.regions }
        : { kind: 'complete', shape, givens },
    );
    if (verdict.kind !== 'puzzle' || verdict.check.kind !== 'one') throw new Error(verdict.kind);
    const hardest = sizedName(verdict.hardest!);
    const reasons = reasonsOf(puzzle, verdict.check.answer);
    expect(reasons).toContain(hardest);
    for (const reason of reasons) expect(place(reason)).toBeLessThanOrEqual(place(hardest));
    seen.add(verdict.hardest!.technique);
  }
  expect([...seen].sort()).toContain('refutation');
});
