import { expect, test } from 'vitest';
import { squareName } from '../../../core/board/square.ts';
import { Player } from '../../player/player.ts';
import { Recorder } from '../../player/recorder.ts';
import { NONE } from '../../shared/words.ts';
import { algorithm } from './algorithm.ts';
import { algorithm as recursion } from '../recursion/algorithm.ts';
import { exhibit } from './view.ts';

test('iterative and recursive backtracking test exactly the same squares in the same order', () => {
  for (let size = 1; size <= 8; size++) {
    expect(testsOf(new Recorder(recursion.start({ size }), recursion.step))).toEqual(
      testsOf(new Recorder(algorithm.start({ size }), algorithm.step)),
    );
  }
});

test('a run on 8 × 8 has 19,832 steps: 15,720 tests, 2,056 queens placed and removed', () => {
  const recorder = new Recorder(algorithm.start({ size: 8 }), algorithm.step);
  while (recorder.step());
  expect(recorder.length).toBe(19_832);
  expect(recorder.tally).toEqual({ tested: 15_720, placed: 2_056, lifted: 2_056, found: 92 });
});

test('at step 2,515 of 8 × 8, the queen on h5 stands in row four and the one on b8 attacks g3 along a diagonal', () => {
  const recorder = new Recorder(algorithm.start({ size: 8 }), algorithm.step);
  while (recorder.position < 2_515) recorder.step();
  expect(recorder.tally).toEqual({ tested: 2_006, placed: 257, lifted: 252, found: 5 });
  expect(recorder.state.columns).toEqual([1, 3, 5, 7, 2]);
  expect(recorder.state.column).toBe(6);
  expect(recorder.last?.kind).toBe('seen');
  expect(recorder.last?.squares.map((square) => squareName(square, 8))).toEqual(['g3', 'b8']);
});

test('with a column left the panel beside the pseudocode leads on to a test or a push, without one to a pop', () => {
  for (let size = 4; size <= 6; size++) {
    const open = exhibit.open(size, new URLSearchParams());
    const player = new Player(() => 0);
    let at = structuredClone(player.open('backtracking', open.parameters));
    for (;;) {
      const next = structuredClone(player.advance(1, Infinity));
      if (next.position === at.position) break;
      const col = open.show(at).variables.find(({ name }) => name === 'col')!.words[0]!.text;
      expect(next.step!.kind === 'lift', `step ${next.position} on ${size}`).toBe(col === NONE);
      at = next;
    }
  }
});

function testsOf<State>(recorder: Recorder<State, string>): unknown[] {
  const tests: unknown[] = [];
  for (let step = recorder.step(); step; step = recorder.step()) {
    if (step.change.tested > 0) tests.push([step.kind, ...step.squares]);
  }
  return tests;
}
