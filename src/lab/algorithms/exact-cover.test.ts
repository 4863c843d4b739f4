import { expect, test } from 'vitest';
import { coveredLines, exactCover } from './exact-cover.ts';
import { fewestChoices } from './fewest-choices.ts';

test('all links are as they were when every choice has been taken back', () => {
  const state = exactCover.start({ size: 6 });
  const before = structuredClone(state.links);
  while (exactCover.step(state));
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
  expect(placedBy(exactCover, exactCover.start({ size: 7 }))).toEqual(
    placedBy(fewestChoices, fewestChoices.start({ size: 7 })),
  );
});

test('the lines of each queen are covered, and the line she was chosen for is the first', () => {
  const state = exactCover.start({ size: 4 });
  exactCover.step(state);
  expect(coveredLines(state)).toEqual([{ kind: 'row', index: 0 }]);
  exactCover.step(state);
  expect(exactCover.queens(state)).toEqual([0]);
  expect(coveredLines(state)).toEqual([
    { kind: 'row', index: 0 },
    { kind: 'column', index: 0 },
    { kind: 'rising', index: 0 },
    { kind: 'falling', index: 3 },
  ]);
});
