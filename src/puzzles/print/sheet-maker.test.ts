import { expect, test, vi } from 'vitest';
import { puzzleCode } from '../../core/puzzles/puzzle-code.ts';
import { completePuzzle, type Puzzle } from '../../core/puzzles/puzzle.ts';
import type { PlayedPuzzle } from '../../progress/puzzles/puzzle-progress.ts';
import { SolverDied } from '../../solver/worker/connection.ts';
import type { PuzzleSolver } from '../../solver/puzzles/worker/client.ts';
import type { PuzzleSpec } from '../../solver/puzzles/protocol.ts';
import { SheetMaker, SIX } from './sheet-maker.ts';

const WISH: PuzzleSpec = {
  kind: 'complete',
  shape: { rows: 8, columns: 8 },
  sight: 'queen',
  step: 'steady',
};

/** One of eight puzzles. */
const puzzleOf = (seed: number): Puzzle => completePuzzle(8, [seed % 8]);

/** A solver that answers every puzzle with its givens and a square, 8 plus the number of answers before. */
function solver(make: PuzzleSolver['make']): Pick<PuzzleSolver, 'make' | 'answer'> {
  let answers = 0;
  return { make, answer: (_, queens) => Promise.resolve([...queens, 8 + answers++]) };
}

function sheet(of: Pick<PuzzleSolver, 'make' | 'answer'>): SheetMaker {
  const host = {
    addController: () => undefined,
    removeController: () => undefined,
    requestUpdate: vi.fn(),
    updateComplete: Promise.resolve(true),
  };
  return new SheetMaker(host, of);
}

/** Returns 0, 0, 1, 1, 2, … up to `last`, which it then repeats. */
function seedsTo(last: number): () => number {
  let next = 0;
  return () => Math.min(last, Math.floor(next++ / 2));
}

test('a sheet has six puzzles, each with its answer and no two of them the same', async () => {
  const it = sheet(solver((_, seed) => Promise.resolve(puzzleOf(seed))));
  const done = it.makeSix(WISH, seedsTo(7));
  expect(it.state).toBe('making');
  await done;
  expect(it.state).toBe('done');
  expect(it.puzzles).toEqual(
    Array.from({ length: SIX }, (_, index) => ({
      name: puzzleCode(puzzleOf(index)),
      puzzle: puzzleOf(index),
      step: 'steady',
      answer: [index, 8 + index],
    })),
  );
});

test('if there are fewer than six puzzles, the sheet has those and says so', async () => {
  const it = sheet(solver((_, seed) => Promise.resolve(puzzleOf(seed))));
  await it.makeSix(WISH, seedsTo(2));
  expect(it.state).toBe('fewer');
  expect(it.puzzles).toHaveLength(3);
});

test('if there is no puzzle, the sheet is empty', async () => {
  const it = sheet(solver(() => Promise.resolve(undefined)));
  await it.makeSix(WISH, seedsTo(0));
  expect(it.state).toBe('fewer');
  expect(it.puzzles).toEqual([]);
});

test('a stopped sheet keeps its puzzles, and no others are added', async () => {
  const waiting: ((puzzle: Puzzle) => void)[] = [];
  const it = sheet(solver(() => new Promise((found) => waiting.push(found))));
  const done = it.makeSix(WISH, seedsTo(7));
  waiting[0]!(puzzleOf(0));
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  it.stop();
  expect(it.state).toBe('stopped');
  waiting[1]!(puzzleOf(1));
  await done;
  expect(it.state).toBe('stopped');
  expect(it.puzzles).toHaveLength(1);
});

test('a worker that stops is reported, and the puzzles so far stay', async () => {
  let left = 2;
  const it = sheet(
    solver((_, seed) =>
      left-- > 0 ? Promise.resolve(puzzleOf(seed * 2)) : Promise.reject(new SolverDied()),
    ),
  );
  let seed = 0;
  await it.makeSix(WISH, () => seed++);
  expect(it.state).toBe('died');
  expect(it.puzzles).toHaveLength(2);
});

test("a day's puzzles are on a sheet in their order, with their names and difficulties", async () => {
  const day: PlayedPuzzle[] = [3, 1, 2].map((given) => ({
    name: `2026-11-21/${given}`,
    puzzle: puzzleOf(given),
    step: 'gentle',
  }));
  const it = sheet(solver(() => Promise.reject(new Error('Nothing is to be made.'))));
  await it.take(Promise.resolve(day));
  expect(it.state).toBe('done');
  expect(it.puzzles).toEqual(
    day.map((played, index) => ({ ...played, answer: [...played.puzzle.givens, 8 + index] })),
  );
});

test("if a day's puzzles cannot be made, the sheet is empty and may be tried again", async () => {
  const it = sheet(solver(() => Promise.resolve(undefined)));
  await it.take(Promise.resolve(undefined));
  expect(it.state).toBe('died');
  expect(it.puzzles).toEqual([]);
});
