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
});
