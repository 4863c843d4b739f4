import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { geometryOf } from '../../../core/board/geometry.ts';
import type { OwnDraft } from '../../../core/puzzles/own-draft.ts';
import { guardPuzzle, type Puzzle } from '../../../core/puzzles/puzzle.ts';
import { verdict } from '../../../core/board/verdict.ts';
import type { Square } from '../../../core/board/square.ts';
import { describeDeaths, type Serve } from '../../worker/deaths.testing.ts';
import { FakeWorker } from '../../worker/fake-worker.testing.ts';
import { serveQuestions } from '../../worker/serve-questions.ts';
import { createPuzzleSolver, type PuzzleSolver } from './client.ts';
import type { Making, PuzzleSpec } from '../protocol.ts';
import { PUZZLE_QUESTIONS } from './questions.ts';

const servePuzzles: Serve = (endpoint, platform) =>
  serveQuestions(endpoint, platform, PUZZLE_QUESTIONS);

let workers: FakeWorker[];
let solver: PuzzleSolver;
const forever = { signal: new AbortController().signal };

/** A spec for a board that does not exist: the search goes on until all tries are used up. */
const LONG: PuzzleSpec = {
  kind: 'guard',
  shape: { rows: 3, columns: 12 },
  sight: 'queen',
  step: 'thorny',
};
const SHORT: PuzzleSpec = {
  kind: 'guard',
  shape: { rows: 7, columns: 9 },
  sight: 'queen',
  step: 'gentle',
};
const GUARD = guardPuzzle({ rows: 7, columns: 9 }, 5);
const GUARD_DRAFT: OwnDraft = {
  kind: 'guard',
  shape: { rows: 7, columns: 9 },
  queens: 5,
  givens: [],
};
const EIGHT = { rows: 8, columns: 8 };

/** Questions to the worker, each with a name and a call. */
const QUESTIONS: readonly (readonly [string, (solver: PuzzleSolver) => Promise<unknown>])[] = [
  ['makes', (it) => it.make(SHORT, 1, forever)],
  ['makes a puzzle of a day', (it) => it.day('2026-11-22', 'regions', forever)],
  ['checks', (it) => it.check(GUARD, forever)],
  ['hints', (it) => it.hint(GUARD, { queens: [10], marks: [] }, forever)],
  ['answers', (it) => it.answer(GUARD, [10], forever)],
  [
    'reads a drill',
    (it) => it.drill({ puzzle: GUARD, standing: { queens: [10], marks: [] } }, forever),
  ],
  ['judges', (it) => it.judge(GUARD_DRAFT, forever)],
];

beforeEach(() => {
  workers = [];
  solver = createPuzzleSolver(() => {
    const worker = new FakeWorker(servePuzzles);
    workers.push(worker);
    return worker;
  });
});

afterEach(() => {
  vi.useRealTimers();
  for (const worker of workers) worker.kill();
});

function isSolved({ rules }: Puzzle, queens: readonly Square[] = []): boolean {
  return verdict(geometryOf(rules), queens).solved;
}

/** Starts to make a puzzle that takes long, and resolves once the worker has reported boards tried. */
async function makeLong(signal: AbortSignal): Promise<{ made: Promise<unknown>; told: Making[] }> {
  const told: Making[] = [];
  let made: Promise<unknown> = Promise.resolve();
  await new Promise<void>((resolve) => {
    const onInterim = (making: Making): void => {
      told.push(making);
      if (making.tried > 0) resolve();
    };
    made = solver.make(LONG, 1, { signal, onInterim });
    made.catch(() => undefined);
  });
  return { made, told };
}

describe.each<PuzzleSpec>([
  { kind: 'complete', shape: EIGHT, sight: 'queen', step: 'steady' },
  { kind: 'regions', shape: EIGHT, sight: 'touch', step: 'steady' },
  { kind: 'regions', shape: EIGHT, sight: 'queen', step: 'steady' },
  { kind: 'guard', shape: EIGHT, sight: 'queen', step: 'steady' },
])('a puzzle of the kind $kind, $sight', (spec) => {
  test('is made, checked, explained and answered', async () => {
    const puzzle = (await solver.make(spec, 92, forever))!;
    expect(await solver.make(spec, 92, forever)).toEqual(puzzle);
    expect(puzzle.rules).toMatchObject({ shape: spec.shape, sight: spec.sight });

    const check = await solver.check(puzzle, forever);
    expect(check).toMatchObject({
      kind: spec.kind === 'guard' ? 'guarded' : 'one',
      step: spec.step,
    });

    const { givens } = puzzle;
    const answer = await solver.answer(puzzle, givens, forever);
    expect(isSolved(puzzle, answer)).toBe(true);
    expect(answer).toEqual(expect.arrayContaining([...givens]));

    const { finding } = await solver.hint(puzzle, { queens: givens, marks: [] }, forever);
    expect(finding).toBeDefined();
    expect(workers).toHaveLength(1);
  });
});

test('making reports its progress until it is aborted', async () => {
  const controller = new AbortController();
  const { made, told } = await makeLong(controller.signal);
  const reason = new Error('The sheet was closed.');
  controller.abort(reason);
  await expect(made).rejects.toBe(reason);

  const { length } = told;
  await solver.check(GUARD, forever);
  const { turns } = workers[0]!;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(workers[0]!.turns).toBe(turns);
  expect(told).toHaveLength(length);
});

test('while a puzzle is made another one is checked, explained and answered', async () => {
  const controller = new AbortController();
  const { made } = await makeLong(controller.signal);
  let isMade = false;
  const settled = made.catch(() => undefined).then(() => (isMade = true));
  for (const [, ask] of QUESTIONS.slice(1)) expect(await ask(solver)).toBeDefined();
  expect(isMade).toBe(false);
  controller.abort();
  await settled;
});

describeDeaths(servePuzzles, createPuzzleSolver, QUESTIONS);
