import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_KINDS } from '../../../core/days/day-puzzles.ts';
import { daySpecs } from '../../../core/days/day-specs.ts';
import { geometryOf } from '../../../core/board/geometry.ts';
import type { OwnDraft } from '../../../core/puzzles/own-draft.ts';
import {
  completePuzzle,
  guardPuzzle,
  kindOf,
  type Puzzle,
  type PuzzleKind,
} from '../../../core/puzzles/puzzle.ts';
import { verdict } from '../../../core/board/verdict.ts';
import type { Square } from '../../../core/board/square.ts';
import { SolverDied } from '../../worker/connection.ts';
import { describeDeaths, type Serve } from '../../worker/deaths.testing.ts';
import { FakeWorker } from '../../worker/fake-worker.testing.ts';
import { serveQuestions } from '../../worker/serve-questions.ts';
import { createPuzzleSolver, type PuzzleSolver } from './client.ts';
import type { Making, GradedPuzzle, PuzzleSpec } from '../protocol.ts';
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

test("a day's puzzles have the kinds and difficulties of the day, and are the same when made again", async () => {
  const made = async (kind: PuzzleKind): Promise<GradedPuzzle | undefined> =>
    solver.day('2026-11-22', kind, forever);
  const day = [await made('complete'), await made('regions'), await made('guard')];
  expect(day.map((one) => one && kindOf(one.puzzle.rules))).toEqual(DAY_KINDS);
  expect(day.map((one) => one?.step)).toEqual(daySpecs('2026-11-22').map(({ step }) => step));
  expect(await made('regions')).toEqual(day[1]);
  for (const { puzzle, step } of day.filter((one) => one !== undefined))
    expect(await solver.check(puzzle, forever)).toMatchObject({ step });
});

test('a day before the first has no puzzles', async () => {
  expect(await solver.day('2025-12-31', 'guard', forever)).toBeUndefined();
});

test('the answer returned of several contains the queens placed', async () => {
  const puzzle = completePuzzle(8, [0]);
  expect(await solver.check(puzzle, forever)).toMatchObject({ kind: 'several', areTwo: false });
  const answer = await solver.answer(puzzle, [0, 12], forever);
  expect(answer).toEqual(expect.arrayContaining([0, 12]));
  expect(isSolved(puzzle, answer)).toBe(true);
});

test('no answer is returned if there is none', async () => {
  const none = completePuzzle(6, [0]);
  expect(await solver.check(none, forever)).toMatchObject({ kind: 'none' });
  expect(await solver.answer(none, [0], forever)).toBeUndefined();
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

test('a call whose signal is already aborted starts no worker', async () => {
  await expect(solver.make(SHORT, 1, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  expect(workers).toHaveLength(0);
});

test('the worker makes the newer of two puzzles that are asked for', async () => {
  const { made, told } = await makeLong(forever.signal);
  const { length } = told;
  const puzzle = solver.make(SHORT, 1, forever);
  await expect(made).rejects.toMatchObject({ name: 'AbortError' });
  expect((await puzzle)?.rules.shape).toEqual(SHORT.shape);
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

test('a puzzle in play may have more fields than the worker needs', async () => {
  const played = { ...GUARD, name: 'g/7x9/5' };
  const standing = { queens: [10], marks: [], own: true };
  expect(await solver.check(played, forever)).toMatchObject({ kind: 'guarded', least: 5 });
  expect((await solver.hint(played, standing, forever)).act).toBeDefined();
});

describeDeaths(servePuzzles, createPuzzleSolver, QUESTIONS);

test('every open question rejects when two workers in a row fail', async () => {
  const started: FakeWorker[] = [];
  const dying = createPuzzleSolver(() => {
    // The first two workers answer nothing.
    const worker = new FakeWorker(started.length < 2 ? () => undefined : servePuzzles);
    started.push(worker);
    return worker;
  });
  const answers = QUESTIONS.map(([, ask]) => expect(ask(dying)).rejects.toBeInstanceOf(SolverDied));
  started[0]!.fail();
  await vi.waitFor(() => expect(started).toHaveLength(2));
  started[1]!.fail();
  await Promise.all(answers);
  expect(started).toHaveLength(2);
  expect(await dying.check(GUARD, forever)).toMatchObject({ kind: 'guarded', least: 5 });
});

test('a worker that cannot be started rejects the call, and the next call tries again', async () => {
  let starts = 0;
  const failing = createPuzzleSolver(() => {
    starts++;
    throw new Error('No workers here.');
  });
  const died = { name: 'SolverDied', cause: { message: 'No workers here.' } };
  await expect(failing.check(GUARD, forever)).rejects.toMatchObject(died);
  await expect(failing.make(SHORT, 1, forever)).rejects.toMatchObject(died);
  // Each question is asked twice.
  expect(starts).toBe(4);
});
