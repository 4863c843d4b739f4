import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completePuzzle, type Puzzle } from '../../core/puzzles/puzzle.ts';
import { SolverDied } from '../../solver/worker/connection.ts';
import type { Making, PuzzleSpec } from '../../solver/puzzles/protocol.ts';
import type { AskOptions } from '../../solver/worker/questions.ts';
import { EndlessMaker, ENOUGH, SHOW_STOP_AFTER } from './endless-maker.ts';

const WISH: PuzzleSpec = {
  kind: 'complete',
  shape: { rows: 8, columns: 8 },
  sight: 'queen',
  step: 'thorny',
};
const PUZZLE = completePuzzle(8, [5]);

interface Call extends AskOptions<Making> {
  readonly seed: number;
  found(puzzle: Puzzle | undefined): void;
  failed(reason: Error): void;
}

/** Returns a maker over a solver that replies when the test says so. */
function maker() {
  const calls: Call[] = [];
  const host = {
    addController: () => undefined,
    removeController: () => undefined,
    requestUpdate: vi.fn(),
    updateComplete: Promise.resolve(true),
  };
  const it = new EndlessMaker(host, {
    make: (_, seed, options) =>
      new Promise((found, failed) => {
        options.signal.addEventListener('abort', () => failed(options.signal.reason as Error));
        calls.push({ ...options, seed, found, failed });
      }),
  });
  return { it, calls, host };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a puzzle that is made at once needs no Stop', async () => {
  const { it, calls } = maker();
  const made = it.make(WISH, 7);
  expect(it.state).toEqual({ kind: 'making', isSlow: false, isPatient: false });
  vi.advanceTimersByTime(SHOW_STOP_AFTER - 1);
  expect(it.state).toMatchObject({ isSlow: false });
  expect(calls[0]!.seed).toBe(7);
  calls[0]!.found(PUZZLE);
  expect(await made).toBe(PUZZLE);
  expect(it.state).toEqual({ kind: 'idle' });
  vi.advanceTimersByTime(2 * ENOUGH);
  expect(it.state).toEqual({ kind: 'idle' });
});

test('a puzzle that takes longer can be stopped', async () => {
  const { it, calls } = maker();
  const made = it.make(WISH, 1);
  vi.advanceTimersByTime(SHOW_STOP_AFTER);
  expect(it.state).toMatchObject({ kind: 'making', isSlow: true });
  it.stop();
  expect(await made).toBeUndefined();
  expect(calls[0]!.signal.aborted).toBe(true);
  expect(it.state).toEqual({ kind: 'idle' });
  vi.advanceTimersByTime(2 * ENOUGH);
  expect(it.state).toEqual({ kind: 'idle' });
});

test('after five seconds the search ends and says so, unless the player is patient', async () => {
  const { it, calls } = maker();
  const made = it.make(WISH, 1);
  vi.advanceTimersByTime(ENOUGH - 1);
  expect(it.state).toMatchObject({ kind: 'making' });
  vi.advanceTimersByTime(1);
  expect(it.state).toEqual({ kind: 'none', isInTime: false });
  expect(calls[0]!.signal.aborted).toBe(true);
  expect(await made).toBeUndefined();
  expect(it.state).toEqual({ kind: 'none', isInTime: false });

  const longer = it.make(WISH, 2, true);
  vi.advanceTimersByTime(20 * ENOUGH);
  expect(it.state).toEqual({ kind: 'making', isSlow: true, isPatient: true });
  calls[1]!.found(PUZZLE);
  expect(await longer).toBe(PUZZLE);
});

test('if all candidates were tried without a puzzle, that is said at once', async () => {
  const { it, calls } = maker();
  const made = it.make(WISH, 1);
  calls[0]!.found(undefined);
  expect(await made).toBeUndefined();
  expect(it.state).toEqual({ kind: 'none', isInTime: true });
});

test('a worker that dies is reported, and the next try works', async () => {
  const { it, calls } = maker();
  const made = it.make(WISH, 1);
  calls[0]!.failed(new SolverDied());
  expect(await made).toBeUndefined();
  expect(it.state).toEqual({ kind: 'died' });
  const again = it.make(WISH, 2);
  calls[1]!.found(PUZZLE);
  expect(await again).toBe(PUZZLE);
});

test('the newest request wins: an earlier one neither reports progress nor changes the state', async () => {
  const { it, calls } = maker();
  const first = it.make(WISH, 1);
  calls[0]!.onInterim!({ tried: 12 });
  expect(it.tried).toBe(12);
  const second = it.make(WISH, 2);
  calls[0]!.onInterim!({ tried: 13 });
  expect(it.tried).toBe(0);
  expect(await first).toBeUndefined();
  expect(it.state).toMatchObject({ kind: 'making' });
  calls[1]!.found(PUZZLE);
  expect(await second).toBe(PUZZLE);
});

test('a dialog that leaves the page stops the search', async () => {
  const { it, calls } = maker();
  const made = it.make(WISH, 1);
  it.hostDisconnected();
  expect(calls[0]!.signal.aborted).toBe(true);
  expect(await made).toBeUndefined();
});
