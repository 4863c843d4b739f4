import { describe, expect, test, vi } from 'vitest';
import { tally, type Step } from '../machine/algorithm.ts';
import { algorithm as backtracking } from '../exhibits/backtracking/algorithm.ts';
import { Recorder } from './recorder.ts';

/**
 * Returns a recorder of a machine that counts to `end` and finds something every `every` steps, with the number of its
 * steps.
 */
function counter(end: number, every = 10) {
  const work = { steps: 0 };
  const step = (state: { count: number }): Step<'count'> | undefined => {
    if (state.count === end) return undefined;
    work.steps++;
    state.count++;
    const found = state.count % every === 0 ? 1 : 0;
    return { kind: 'count', squares: [], change: tally({ tested: 1, found }) };
  };
  return { work, recorder: new Recorder({ count: 0 }, step) };
}

/** Returns a clock that advances a millisecond each time it is read. */
function ticking() {
  let time = 0;
  return () => time++;
}

describe('a recorder', () => {
  test('starts at position 0 with nothing counted and no last step', () => {
    const { recorder } = counter(5);
    expect(recorder.position).toBe(0);
    expect(recorder.last).toBeUndefined();
    expect(recorder.tally).toEqual({ tested: 0, placed: 0, lifted: 0, found: 0 });
  });

  test('does not change the state that it was given', () => {
    const start = backtracking.start({ size: 4 });
    const recorder = new Recorder(start, backtracking.step);
    while (recorder.step());
    recorder.seek(0);
    expect(start).toEqual(backtracking.start({ size: 4 }));
    expect(recorder.state).toEqual(start);
  });

  test('knows its length only once the end was reached, and stays there', () => {
    const { recorder } = counter(3);
    while (recorder.position < 3) recorder.step();
    expect(recorder.length).toBeUndefined();
    expect(recorder.step()).toBeUndefined();
    expect(recorder.length).toBe(3);
    expect(recorder.position).toBe(3);
  });

  test('seeks any position of a long run from a checkpoint less than 1/128 of it away', () => {
    const { work, recorder } = counter(1_000_000);
    while (recorder.step());
    for (const position of [0, 1, 999_999, 500_000, 123_456, 7, 1_000_000]) {
      work.steps = 0;
      recorder.seek(position);
      expect(recorder.position).toBe(position);
      expect(recorder.state.count).toBe(position);
      expect(recorder.tally).toMatchObject({
        tested: position,
        found: Math.floor(position / 10),
      });
      expect(work.steps).toBeLessThan(1_000_000 / 128);
    }
  });

  test('copies the state a bounded number of times, however long the run', () => {
    const copies = vi.spyOn(globalThis, 'structuredClone');
    const { recorder } = counter(1_000_000);
    while (recorder.step());
    const count = copies.mock.calls.length;
    copies.mockRestore();
    // 257 until the first thinning, and 128 for each doubling of the distance after it.
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(257 + 128 * Math.log2(1_000_000 / 256) + 2);
  });

  test('seeks no further than it has been, and clamps or rounds invalid positions', () => {
    const { recorder } = counter(100);
    while (recorder.position < 50) recorder.step();
    recorder.seek(90);
    expect(recorder.position).toBe(50);
    recorder.seek(-3);
    expect(recorder.position).toBe(0);
    recorder.seek(20.9);
    expect(recorder.position).toBe(20);
    recorder.seek(Number.NaN);
    expect(recorder.position).toBe(0);
    recorder.seek(Infinity);
    expect(recorder.position).toBe(50);
  });

  test('marks every find of the run on 8 × 8 once, in whatever order it was played', () => {
    const recorder = new Recorder(backtracking.start({ size: 8 }), backtracking.step);
    while (recorder.position < 5_000) recorder.step();
    recorder.seek(1_000);
    while (recorder.step());
    expect(recorder.marks).toHaveLength(92);
    expect(recorder.marks[0]).toBe(1_094);
    for (const mark of recorder.marks) {
      recorder.seek(mark);
      expect(recorder.last?.kind).toBe('found');
      expect(recorder.state.columns).toHaveLength(8);
    }
  });

  test('marks at most 1,024 of very many finds, evenly spread', () => {
    const { recorder } = counter(200_000, 1);
    while (recorder.step());
    const { marks } = recorder;
    expect(marks.length).toBeLessThanOrEqual(1_024);
    expect(marks.length).toBeGreaterThan(512);
    for (const mark of marks) expect(Number.isInteger(mark)).toBe(true);
    const gaps = marks.slice(1).map((mark, index) => mark - marks[index]!);
    expect(Math.max(...gaps)).toBeLessThan(200_000 / 256);
    expect(Math.min(...gaps)).toBeGreaterThan(0);
  });
});

describe('a run', () => {
  test('stops after the given number of steps, and at the end', () => {
    const { recorder } = counter(150);
    const limits = { steps: 100, milliseconds: Infinity, now: () => 0 };
    expect(recorder.run(limits)).toBe(100);
    expect(recorder.position).toBe(100);
    expect(recorder.run(limits)).toBe(50);
    expect(recorder.length).toBe(150);
    expect(recorder.run(limits)).toBe(0);
  });

  test('stops soon after its time is up', () => {
    const { recorder } = counter(1_000_000);
    const taken = recorder.run({ steps: Infinity, milliseconds: 5, now: ticking() });
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(5 * 64);
    expect(recorder.position).toBe(taken);
  });
});
