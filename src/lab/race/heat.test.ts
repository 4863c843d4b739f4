import { describe, expect, test } from 'vitest';
import { CONTESTANTS } from './contestants.ts';
import { Heat } from './heat.ts';

function heat(name: string, size: number): Heat {
  return new Heat(CONTESTANTS.get(name)!, size);
}

/** Returns a clock that reads so many milliseconds more each time. */
function clock(milliseconds: number): () => number {
  let time = 0;
  return () => (time += milliseconds);
}

describe('a heat', () => {
  test('stops when its time is up and goes on where it stopped', () => {
    const now = clock(1);
    const run = heat('backtracking', 8);
    run.advance(1, now);
    expect(run.finished).toBe(false);
    expect(run.nodes).toBeGreaterThan(1);
    while (!run.finished) run.advance(1, now);
    expect(run.nodes).toBe(2_057);
    expect(run.looked).toBe(15_720);
    expect(run.found).toBe(92);
  });

  test('takes neither time nor nodes from the runs that warm it up', () => {
    const now = clock(1);
    const run = heat('permutations', 8);
    // They read the clock until their 50 milliseconds are over.
    run.advance(0, now);
    expect(now()).toBeGreaterThan(50);
    expect({ nodes: run.nodes, looked: run.looked, spent: run.milliseconds }).toEqual({
      nodes: 1,
      looked: 0,
      spent: 0,
    });
  });

  test('knows its nodes before the run only from a formula', () => {
    expect(heat('any-squares', 8).allNodes).toBe(5_130_659_561);
    expect(heat('one-a-row', 8).allNodes).toBe(19_173_961);
    expect(heat('permutations', 8).allNodes).toBe(109_601);
    const run = heat('half-board', 8);
    expect(run.allNodes).toBeUndefined();
    run.advance(Infinity, clock(1));
    expect(run.allNodes).toBe(1_029);
  });

  test('predicts its time from its pace, and knows it at the end', () => {
    const now = clock(10);
    const run = heat('one-a-row', 10);
    expect(run.predictedMilliseconds).toBeUndefined();
    run.advance(100, now);
    const pace = run.milliseconds / (run.nodes - 1);
    expect(run.predictedMilliseconds).toBeCloseTo(
      run.milliseconds + pace * (11_111_111_111 - run.nodes),
    );
    const short = heat('backtracking', 4);
    short.advance(100_000, now);
    expect(short.finished).toBe(true);
    expect(short.predictedMilliseconds).toBe(short.milliseconds);
  });

  test('is not long if the machine stalls in one turn or two', () => {
    let time = 0;
    const run = heat('permutations', 8);
    for (const stall of [10_000, 0, 10_000, 0, 0]) {
      run.advance(1, () => (time += 1 + stall));
      expect(run.isLong).toBe(false);
    }
    expect(run.finished).toBe(false);
    expect(run.predictedMilliseconds).toBeLessThan(30_000);
  });

  test('is long if it would take more than thirty seconds', () => {
    const now = clock(10);
    const long = heat('any-squares', 8);
    for (let turn = 0; turn < 5; turn++) long.advance(100, now);
    expect(long.isLong).toBe(true);

    const short = heat('backtracking', 8);
    short.advance(1, now);
    expect(short.isLong).toBe(false);
  });
});
