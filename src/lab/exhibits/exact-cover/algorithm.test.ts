import { expect, test } from 'vitest';
import { coveredLines, algorithm } from './algorithm.ts';
import { algorithm as fewestChoices } from '../fewest-choices/algorithm.ts';

test('all links are as at the start when every choice has been undone', () => {
  const state = algorithm.start({ size: 6 });
  const before = structuredClone(state.links);
  while (algorithm.step(state));
  expect(state.links).toEqual(before);
});

test('it places the same queens as fewest choices first, in the same order', () => {
  const placedBy = <State>(
    { step, queens }: { step: (state: State) => unknown; queens: (state: State) => number[] },
    state: State,
  ) => {
    const boards = new Set<string>();
    do boards.add(queens(state).join());
    while (step(state));
    return [...boards];
  };
  expect(placedBy(algorithm, algorithm.start({ size: 7 }))).toEqual(
    placedBy(fewestChoices, fewestChoices.start({ size: 7 })),
  );
});

test('the lines of each queen are covered, and the line that it was chosen for is the first', () => {
  const state = algorithm.start({ size: 4 });
  algorithm.step(state);
  expect(coveredLines(state)).toEqual([{ kind: 'row', index: 0 }]);
  algorithm.step(state);
  expect(algorithm.queens(state)).toEqual([0]);
  expect(coveredLines(state)).toEqual([
    { kind: 'row', index: 0 },
    { kind: 'column', index: 0 },
    { kind: 'rising', index: 0 },
    { kind: 'falling', index: 3 },
  ]);
});
